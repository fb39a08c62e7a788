import { expect, it } from 'vitest'
import { composeMail } from '../../src/mail/compose-mail.ts'

const composed = composeMail({
  to: 'grace@example.com',
  subject: 'Set <your> password',
  name: `O'Brien & "Sons" <img src=x>`,
  paragraphs: ['If 1 < 2, go on.'],
  action: { label: 'Go on', url: 'https://landfall.test/x?a=1&b="><script>' },
  closing: ['Until then.'],
})

it('says the same in plain text, as it was written', () => {
  expect(composed.text).toBe(`Hello O'Brien & "Sons" <img src=x>,

If 1 < 2, go on.

Go on:
https://landfall.test/x?a=1&b="><script>

Until then.

-- 
Landfall. This address does not read replies.
`)
})

it('lets no text become markup', () => {
  expect(composed.html).not.toMatch(/<(img|script|your)/)
  expect(composed.html).toContain('Hello O&#39;Brien &amp; &quot;Sons&quot; &lt;img src=x&gt;,')
  expect(composed.html).toContain('href="https://landfall.test/x?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
})

it('greets nobody by name where it knows none', () => {
  const { text, html } = composeMail({ to: 'a@example.com', subject: 'S', name: null, paragraphs: ['P'] })
  expect(text).toMatch(/^Hello,\n/)
  expect(html).not.toContain('<a ')
})
