import type { Refusal } from './verdict.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this looks for
const binaryCharacters = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/
const markupStart = /^\s*(<\?|<!|<[a-z][\w:-]*[\s/>]|#!|%!PS|@echo\s)/i
const markupAnywhere = /<(script|html|svg|iframe|object|embed)[\s/>]|javascript:|<\?php/i

/** Whether the bytes are plain text; undefined where they are none at all. UTF-8, UTF-16 with its mark, or Windows-1252. */
export function examineText(bytes: Buffer): 'plain' | Extract<Refusal, 'markup'> | undefined {
  const text = decode(bytes)
  if (text === undefined || binaryCharacters.test(text)) return undefined
  return markupStart.test(text) || markupAnywhere.test(text) ? 'markup' : 'plain'
}

function decode(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encodings =
    mark === 'fffe' ? ['utf-16le'] : mark === 'feff' ? ['utf-16be'] : ['utf-8', 'windows-1252']
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Another encoding, then.
    }
  }
  return undefined
}
