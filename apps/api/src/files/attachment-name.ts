import { encodeExtended, format } from 'content-disposition'

/** Content-Disposition of a download after RFC 6266: a plain name for old readers, and the real one. */
export function attachmentNamed(fileName: string): string {
  return disposition('attachment', fileName)
}

/** The same for what is shown in place. */
export function inlineNamed(fileName: string): string {
  return disposition('inline', fileName)
}

function disposition(type: 'attachment' | 'inline', fileName: string): string {
  const filename = fileName.replaceAll(/[^\w. -]/g, '_')
  return format({ type, parameters: { filename, 'filename*': encodeExtended(fileName.toWellFormed()) } })
}
