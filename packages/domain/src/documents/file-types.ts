/** A kind of file that members may keep. What a file is, its content says; its name must not say otherwise. */
export type FileKind = {
  readonly type: string
  /** As people call it. */
  readonly name: string
  /** Without the dot, in lower case; the first is the usual one. */
  readonly extensions: readonly string[]
}

export const acceptedFileKinds: readonly FileKind[] = [
  { type: 'application/pdf', name: 'PDF', extensions: ['pdf'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word document',
    extensions: ['docx'],
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'Excel workbook',
    extensions: ['xlsx'],
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    name: 'PowerPoint presentation',
    extensions: ['pptx'],
  },
  { type: 'image/jpeg', name: 'JPEG picture', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  { type: 'image/png', name: 'PNG picture', extensions: ['png'] },
  { type: 'text/plain', name: 'plain text', extensions: ['txt', 'text', 'csv', 'md'] },
]

/** In a sentence: what may be sent. */
export const acceptedFilesText =
  'PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), JPEG, PNG or plain text'

export function findFileKind(type: string): FileKind | undefined {
  return acceptedFileKinds.find((kind) => kind.type === type)
}

/** Kinds that a browser can show without a program that takes orders from the file. */
export function canPreview(fileType: string): boolean {
  return ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'].includes(fileType)
}

/**
 * The extension of a name, in lower case and without the dot; undefined where what follows the last dot is none, as in
 * `Letter from Dr. Roy` or `Statement 2026.11`. As long as systems have them: a text named `letter.command` or `letter.desktop` runs.
 */
export function extensionOf(fileName: string): string | undefined {
  const [, extension] = /\.([A-Za-z0-9-]{2,24})[\s.]*$/.exec(fileName) ?? []
  return extension !== undefined && /[a-z]/i.test(extension) ? extension.toLowerCase() : undefined
}

/** Whether a name fits a kind of file. A name without an extension fits every kind. */
export function nameFitsType(fileName: string, fileType: string): boolean {
  const extension = extensionOf(fileName)
  const kind = findFileKind(fileType)
  return extension === undefined || kind === undefined || kind.extensions.includes(extension)
}

/**
 * Why a file cannot be kept, by what its name and the browser say of it; null where it may be sent. The server looks into it and
 * has the last word.
 */
export function refusedByName(fileName: string, type: string): string | null {
  const extension = extensionOf(fileName)
  const isTaken =
    extension === undefined
      ? type === '' || findFileKind(type) !== undefined
      : acceptedFileKinds.some(({ extensions }) => extensions.includes(extension))
  if (isTaken) return null
  const kind = extension === undefined ? 'this kind of file' : `.${extension} files`
  return `${fileName} was not added: ${kind} cannot be kept here. Send it as ${acceptedFilesText}.`
}
