import { trpc } from '../../trpc.ts'
import { UploadDocuments } from '../documents/upload/UploadDocuments.tsx'
import { quickUploadMessages } from '../documents/upload/upload-messages.ts'

/** Uploads documents from the dashboard, whose count of documents then rises. */
export function QuickUpload() {
  const { documents } = trpc.useUtils()
  return (
    <UploadDocuments
      messages={quickUploadMessages}
      variant="default"
      maxNumberOfFiles={5}
      fullWidth
      onUploaded={() => void documents.invalidate()}
    />
  )
}
