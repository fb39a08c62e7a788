const arabic = /[٠-٩۰-۹٬٫]/
const arabicEach = /[٠-٩۰-۹٬٫]/g

/** The same text, place by place, with Arabic and Persian digits and number marks as Western ones. */
export function withWesternDigits(text: string): string {
  if (!arabic.test(text)) return text
  return text.replace(arabicEach, (character) => {
    if (character === '٬') return ','
    if (character === '٫') return '.'
    return String(character.charCodeAt(0) % 16)
  })
}
