/** Characters of a label that a name keeps at most. */
const longestStem = 40

/** Latin letters that no decomposition turns into plain ones. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A label in lower-case ASCII letters, digits and hyphens: 'Passport, Amina' as 'passport-amina'; 'paper' where none is left. */
export function plainStem(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? 'paper' : plain
}

/**
 * Names of a pack's files, paper by paper: `01-passport-amina-1-of-3.pdf`. Unique, since each begins with its paper's number,
 * and in the order of the pack where they are sorted.
 *
 * @param papers labels in their order, with how many files each became.
 */
export function packNames(papers: readonly { readonly label: string; readonly files: number }[]): string[][] {
  const digits = Math.max(2, String(papers.length).length)
  const numbered = (number: number, width: number) => String(number).padStart(width, '0')
  return papers.map(({ label, files }, at) => {
    const stem = `${numbered(at + 1, digits)}-${plainStem(label)}`
    if (files === 1) return [`${stem}.pdf`]
    const width = String(files).length
    return Array.from({ length: files }, (_, part) => `${stem}-${numbered(part + 1, width)}-of-${files}.pdf`)
  })
}
