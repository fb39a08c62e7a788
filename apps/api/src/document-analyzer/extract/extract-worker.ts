import { type ExtractedText, maximumTextLength } from '@suv/domain'
import { answerJobs } from '../../worker-pool/answer-jobs.ts'
import { ownBytes } from '../../worker-pool/in-pieces.ts'
import { readDocx } from './read-docx.ts'
import { readImage } from './read-image.ts'
import type { ReadPages } from './read-pages.ts'
import { readPdf } from './read-pdf.ts'
import { encodingByMark, readPlainText } from './read-plain-text.ts'

/** What was read, or why not, in words for the member. */
export type ExtractionAnswer = ExtractedText | { readonly problem: string }

const noText = 'No text was found in this document. If it is a scan, upload a sharper one, or paste its text.'

async function read(bytes: Uint8Array): Promise<ExtractionAnswer> {
  const reader = chooseReader(bytes)
  if (reader === undefined) {
    return {
      problem:
        'Text can be read from PDF, Word (.docx), text, PNG and JPEG files. Open this one yourself and paste its text.',
    }
  }
  const { pages, method, isCut } = await reader(bytes)
  const whole = pages.map(clean).join('\f')
  if (whole.trim() === '') return { problem: noText }
  const text = whole.slice(0, maximumTextLength).toWellFormed()
  return { text, method, pages: pages.length, isCut: isCut || whole.length > maximumTextLength }
}

/** By what the file begins with, whatever its name says. */
function chooseReader(bytes: Uint8Array): ((bytes: Uint8Array) => Promise<ReadPages>) | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return readPdf
  if (head.startsWith('PK\u0003\u0004')) return readDocx
  if (head.startsWith('\u0089PNG') || head.startsWith('\u00FF\u00D8\u00FF')) return readImage
  return encodingByMark(bytes) !== undefined || isPlainText(bytes) ? readPlainText : undefined
}

function isPlainText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32))
}

/** Without characters that PostgreSQL cannot store, and without a form feed of its own, which would begin a page. */
function clean(page: string): string {
  return page.toWellFormed().replaceAll('\u0000', '').replaceAll('\f', '\n').replaceAll('\r\n', '\n').trim()
}

answerJobs(async (bytes: Uint8Array): Promise<ExtractionAnswer> => {
  try {
    return await read(ownBytes(bytes))
  } catch (error) {
    // Only the two things that a member can do something about are told apart.
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    const problem = isLocked
      ? 'This document is locked with a password. Save it without one, or paste its text.'
      : 'The text of this document cannot be read. Open it yourself and paste its text.'
    return { problem }
  }
})
