import { expect, test } from 'vitest'
import { readBlocks } from '../../src/exports/business-plan/read-blocks.ts'

test('paragraphs end at an empty line, and their line breaks stay', () => {
  expect(readBlocks('One\ntwo\r\n\n \nThree\n')).toEqual([
    { kind: 'paragraph', lines: ['One', 'two'] },
    { kind: 'paragraph', lines: ['Three'] },
  ])
  expect(readBlocks(' \n\t')).toEqual([])
})

test('lines with a mark or a number are lists, between paragraphs or not', () => {
  expect(readBlocks('We need:\n- a quay\n• a cable\nThen:\n1. Plan\n2) Build\n7. Sell\n3.5 million')).toEqual(
    [
      { kind: 'paragraph', lines: ['We need:'] },
      { kind: 'bullets', items: ['a quay', 'a cable'] },
      { kind: 'paragraph', lines: ['Then:'] },
      { kind: 'numbers', items: ['Plan', 'Build'], start: 1 },
      { kind: 'numbers', items: ['Sell'], start: 7 },
      { kind: 'paragraph', lines: ['3.5 million'] },
    ],
  )
})

test('characters that no file may hold are taken out', () => {
  expect(readBlocks('a\u0001b\u000bc\ufffe\td')).toEqual([{ kind: 'paragraph', lines: ['abc\td'] }])
})

test('time grows with the length, not with its square', () => {
  const timeOf = (items: number) => {
    const text = '- a\n1. b\n'.repeat(items)
    const start = performance.now()
    readBlocks(`${'- a\n'.repeat(items)}${text}`)
    return performance.now() - start
  }
  timeOf(20_000)
  const short = Math.min(...[1, 2, 3].map(() => timeOf(10_000)))
  const long = Math.min(...[1, 2, 3].map(() => timeOf(160_000)))
  // Sixteen times as long; by the square it would take 256 times.
  expect(long / short).toBeLessThan(80)
})
