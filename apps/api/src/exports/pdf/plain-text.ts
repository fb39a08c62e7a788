/**
 * Text as fonts can show it: one code for a letter with its marks where there is one, and none of the codes that nothing is
 * seen of, for which fonts draw a box. Kept are line breaks, what allows or forbids one (soft hyphen, U+200B, U+FEFF), and the
 * two that choose the shapes of Arabic and Devanagari letters.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[[\p{Default_Ignorable_Code_Point}\p{Cc}]--[\n\u00ad\u200b-\u200d\ufeff]]/gv, '')
    .replace(/(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d]/gu, '')
}
