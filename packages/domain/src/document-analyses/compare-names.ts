/** The words of a name without accents, case, hyphens and titles; in alphabetical order, since papers differ in it. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .sort()
}

/** Whether two papers write one name: the same words in whatever order. */
export function sameName(left: string, right: string): boolean {
  return wordsOf(left).join(' ') === wordsOf(right).join(' ')
}

/** Whether one name has all the words of the other, such as a second given name left out. */
export function isPartOfName(left: string, right: string): boolean {
  const [fewer, more] = [wordsOf(left), wordsOf(right)].sort((a, b) => a.length - b.length)
  return (fewer ?? []).length > 0 && (fewer ?? []).every((word) => (more ?? []).includes(word))
}
