import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { extractText } from '../../src/document-analyzer/extract/extract-text.ts'
import { mapTexts } from '../../src/exports/pdf/map-texts.ts'
import { loadOtherFonts } from '../../src/exports/pdf/other-fonts.ts'
import { plainText } from '../../src/exports/pdf/plain-text.ts'
import { type PdfDocument, setPdf } from '../../src/exports/pdf/set-pdf.ts'
import { otherClusters, setRuns } from '../../src/exports/pdf/set-runs.ts'

const set = (content: PdfDocument['content'], options: Partial<PdfDocument> = {}) =>
  setPdf({ title: 'Harbour Grid', createdAt: '2026-11-20', content, ...options })
const readAll = async (pdf: Buffer) => (await extractText(pdf)).text.replaceAll(/\s+/g, ' ')

describe('a PDF', () => {
  it.each([
    ['Latin', 'Zoë Łęcka, Đặng Thị Phương, Ștefan Țuțea, Əliyev, Ḥasan, Adéṣínà'],
    ['Greek', 'Αθήνα, ἄνθρωπος'],
    ['Cyrillic', 'Київ, Қазақстан, ӯ'],
    ['Chinese', '王小明负责事业计划，陳大文負責臺灣市場。'],
    ['Japanese', '山田太郎とサクラの「事業計画」'],
    ['Korean', '김철수 대한민국의 항만 전력망'],
    ['signs', '→ ≈ ✓ ★ ①'],
  ])('shows %s and nothing else in its place', async (_script, text) => {
    const pdf = await set([{ text, style: 'title' }, text])
    const read = await readAll(pdf)
    expect(read.split(text)).toHaveLength(3)
    expect(read).not.toContain('cannot show')
  })

  it('loads no other font where Roboto has everything', async () => {
    const pdf = (await set(['Zoë, Đặng, Київ, Αθήνα', { text: 'Heading', style: 'heading' }])).toString(
      'latin1',
    )
    const fonts = [...pdf.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name)
    expect(fonts.sort()).toEqual(['Roboto-Medium', 'Roboto-Regular'])
  })

  it('says where it lacks a letter, and where to find it', async () => {
    const content = ['สวัสดี 🚢']
    const alone = await readAll(await set(content))
    expect(alone).toContain('This document contains characters its font cannot show (\ufffd).')
    expect(alone).toContain('\ufffd\ufffd\ufffd\ufffd \ufffd')
    const withWord = await readAll(await set(content, { hasWordVersion: true }))
    expect(withWord).toContain('cannot show (\ufffd); the Word version shows them.')
    expect(await readAll(await set(['事業']))).not.toContain('cannot show')
  })

  it('finds text wherever content may hold it', () => {
    const marked = mapTexts(
      [
        'a',
        { text: 'a', style: 'a' },
        { text: ['a', { text: 'a', bold: true }] },
        { ul: ['a', { text: 'a' }] },
        { ol: ['a'], start: 1 },
        { stack: ['a'] },
        { columns: ['a'] },
        { toc: { title: { text: 'a', style: 'a' } } },
        { table: { widths: ['*'], body: [['a', { text: 'a' }]] }, layout: 'a' },
      ],
      (text, { inTable }) => [{ text: `${text}${inTable ? '!' : '.'}`, font: 'other' }],
    )
    const other = (text: string, more = {}) => ({ ...more, text, font: 'other' })
    expect(marked).toEqual([
      { text: [other('a.')] },
      { text: [other('a.')], style: 'a' },
      { text: [other('a.'), other('a.', { bold: true })] },
      { ul: [{ text: [other('a.')] }, { text: [other('a.')] }] },
      { ol: [{ text: [other('a.')] }], start: 1 },
      { stack: [{ text: [other('a.')] }] },
      { columns: [{ text: [other('a.')] }] },
      { toc: { title: { text: [other('a.')], style: 'a' } } },
      { table: { widths: ['*'], body: [[{ text: [other('a!')] }, { text: [other('a!')] }]] }, layout: 'a' },
    ])
  })
})

/** As the one font shows `text` that has all of it: the number of glyphs, and their outlines. */
async function shape(text: string) {
  const { fonts, fontOf } = await loadOtherFonts(otherClusters([text]))
  const [name] = new Set(fontOf.values())
  expect(fontOf.size).toBe(otherClusters([text]).size)
  const font = fontkit.create(fonts[name ?? '']?.normal ?? Buffer.alloc(0))
  if (!('layout' in font)) throw new Error('not one font')
  return font.layout(text).glyphs.map((glyph) => glyph.path.toSVG())
}

describe('letters that join', () => {
  it('have the shape of their place in an Arabic word, from right to left', async () => {
    const [last, middle, first] = await shape('ههه')
    const [alone] = await shape('ه')
    expect(new Set([first, middle, last, alone]).size).toBe(4)
    expect(await shape('می\u200cخ')).not.toEqual(await shape('میخ'))
  })

  it('become one in Devanagari, and the short i stands before', async () => {
    expect(await shape('क्ष')).toHaveLength(1)
    const [sign, letter] = await shape('कि')
    expect(letter).toBe((await shape('क'))[0])
    expect(sign).not.toBe(letter)
  })

  it('are drawn at all, and heavier in headings', async () => {
    const { fonts, fontOf } = await loadOtherFonts(otherClusters(['事가مאक']))
    expect(fontOf.size).toBe(5)
    for (const [character, name] of fontOf) {
      const [normal, bold] = [fonts[name]?.normal, fonts[name]?.bold].map((bytes) => {
        const font = fontkit.create(bytes ?? Buffer.alloc(0))
        return 'layout' in font ? (font.layout(character).glyphs[0]?.path.toSVG() ?? '') : ''
      })
      expect(normal?.length).toBeGreaterThan(20)
      expect(bold?.length).toBeGreaterThan(20)
      expect(bold).not.toBe(normal)
    }
  })
})

describe('text from right to left', () => {
  /** Hebrew letters in the font 'he', as pieces from left to right. */
  const seen = (text: string, longestLine = 40) => {
    const runs = setRuns(plainText(text), {
      fontOf: (cluster) => (/\p{Script=Hebrew}/u.test(cluster) ? 'he' : undefined),
      isShown: () => true,
      longestLine,
    })
    if (typeof runs === 'string') return runs
    return runs.map(
      ({ text, font }) => `${font ?? ''}[${text.replaceAll('\ufeff', '').replaceAll('\u00a0', ' ')}]`,
    )
  }

  it('keeps its words in their order within a line that begins at the left', () => {
    expect(seen('With שלום עולם (IEC) after')).toEqual([
      '[With ]',
      'he[עולם]',
      '[ ]',
      'he[שלום]',
      '[ (IEC) after]',
    ])
  })

  it('has its numbers, names and brackets right in a line that begins at the right', () => {
    expect(seen('שלום (עולם) 2024 IRCC.')).toEqual([
      '[.]',
      '[IRCC]',
      '[ ]',
      '[2024]',
      '[ (]',
      'he[עולם]',
      '[) ]',
      'he[שלום]',
    ])
  })

  it('is broken into lines that follow each other, at spaces where there are any', () => {
    expect(seen('אבג דהו זחט', 8)).toEqual(['he[דהו]', '[ ]', 'he[אבג]', '[\n]', 'he[זחט]'])
    expect(seen('אבגדהוזחט', 4)).toEqual(['he[אבגד]', '[\n]', 'he[הוזח]', '[\n]', 'he[ט]'])
    expect(seen('a\nאב\nb')).toEqual(['[a]', '[\n]', 'he[אב]', '[\n]', '[b]'])
  })

  it('is never torn apart where a line ends', async () => {
    const content = Array.from({ length: 12 }, (_, more) => `${'w '.repeat(32 + more)}שלום-עולם!-ומה-אבג.`)
    const { text } = await extractText(await set(content))
    const whole = text.split('\n').filter((line) => /[א-ת]/.test(line))
    expect(whole).toHaveLength(12)
    for (const line of whole) expect([...line.matchAll(/[א-ת]/g)]).toHaveLength(14)
  })

  it('is left alone where there is none', () => {
    expect(seen('Zoë\u00a0and\u202f1\tor\u202e2\u200d')).toBe('Zoë\u00a0and\u00a01 or2')
  })
})
