import type { ToastContent } from '../../../ui/toasts/toast-store.ts'

/** What a screen says about an upload, in its own words. */
export type UploadMessages = {
  readonly setupFailed: ToastContent
  readonly succeeded: (fileName: string) => ToastContent
}

/** The dashboard's, and wherever a file can be sent in passing. */
export const quickUploadMessages: UploadMessages = {
  setupFailed: {
    title: 'Upload Setup Failed',
    description: 'Unable to prepare file upload. Please check your connection and try again.',
    variant: 'destructive',
  },
  succeeded: (fileName) => ({
    title: 'Document uploaded successfully',
    description: `${fileName} has been uploaded and saved.`,
  }),
}

/** The document analysis page's. */
export const analysisUploadMessages: UploadMessages = {
  setupFailed: {
    title: 'Upload Error',
    description: 'Failed to prepare upload. Please try again.',
    variant: 'destructive',
  },
  succeeded: () => ({
    title: 'Document Uploaded',
    description: 'Your document has been uploaded successfully.',
  }),
}

/** Both screens'. It names each file once, and stays until each was sent after all, or taken out. */
export function uploadFailed(fileNames: readonly string[]): ToastContent {
  return {
    title: 'Upload failed',
    description: `Failed to upload ${fileNames.join(', ')}. Please try again.`,
    variant: 'destructive',
    staysFor: failedUploads,
  }
}

/** What such a toast is about. */
export const failedUploads = 'uploads'

/** @param reason why the file is not kept, where the server said so. */
export function savingFailed(reason?: string): ToastContent {
  return {
    title: 'Upload processing failed',
    description: reason ?? 'File uploaded but failed to save. Please refresh and try again.',
    variant: 'destructive',
  }
}
