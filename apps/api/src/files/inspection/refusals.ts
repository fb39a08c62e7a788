import { acceptedFilesText, DomainError, findFileKind } from '@suv/domain'
import type { Refusal } from './verdict.ts'

const texts: Record<Refusal, string> = {
  empty: 'This file is empty. Open it on your device, save it again, and send that.',
  'too-large': 'This file is too large: at most 10485760 bytes (10 MB) are taken.',
  infected:
    'The virus check found something harmful in this file. It was not kept. Scan your device, and send a clean copy.',
  'unknown-type': `This kind of file is not taken. Send ${acceptedFilesText}.`,
  'phone-picture':
    'Pictures in this format cannot be checked here. Save the picture as JPEG or PNG and send that.',
  'old-office':
    'This is a file of an old Office version. Save it as .docx, .xlsx or .pptx, or as PDF, and send that.',
  markup: 'Web pages, SVG drawings and scripts are not taken. Print the page to PDF and send that.',
  disguised:
    'The name of this file does not fit what is in it. Choose the right file, or correct the end of its name.',
  encrypted:
    'This file cannot be opened without its password. Open it on your device, print or save it to PDF without one, and send that.',
  broken: 'This file is damaged or incomplete. Open it on your device, save it anew, and send that.',
  scripted:
    'This file can run commands on its own, as interactive forms do. Print it to PDF and send that copy.',
  fetching:
    'This file fetches something from elsewhere when it is opened, such as a picture, a template or the figures of another workbook. Put that into the file or break its links to it, or print it to PDF, and send that.',
  link: 'A link in this file leads to a program, a folder or another file instead of the web. Remove that link, or print the file to PDF without links, and send that.',
  macros: 'This file contains macros. Save it without them, or as PDF, and send that.',
  embedded:
    'Other files are hidden inside this file. Send them one by one, or print it to PDF and send that.',
  bomb: 'This file unpacks to far more than it seems to hold. Save or print it as a new PDF and send that.',
  polyglot: 'This file is two kinds of file at once. Save it anew, or print it to PDF, and send that.',
  'picture-too-large':
    'This picture has too many pixels: at most 60 million are taken. Make it smaller and send that.',
  'too-complex': 'This file could not be checked in time. Save or print it as a new PDF and send that.',
}

/** A file that is not kept; its message is for the member. */
export class RefusedFileError extends DomainError {
  readonly refusal: Refusal

  constructor(refusal: Refusal, found?: string) {
    const kind = refusal === 'disguised' && found !== undefined ? findFileKind(found) : undefined
    super(
      'invalid_input',
      kind === undefined ? texts[refusal] : `${texts[refusal]} Its content is: ${kind.name}.`,
    )
    this.name = 'RefusedFileError'
    this.refusal = refusal
  }
}
