/** Text by its letters and digits alone, so that 'Île-du-Prince-Édouard' and 'ile du prince edouard' are one. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
