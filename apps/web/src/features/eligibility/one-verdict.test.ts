import { MantineProvider } from '@mantine/core'
import { criterionStatusNames, verdictNames, verdictOn } from '@suv/domain'
import { answersWith, sampleAnswers } from '@suv/domain/testing'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SampleResult } from '../landing/SampleResult.tsx'
import { Requirements } from './results/Requirements.tsx'
import { VerdictHead } from './results/VerdictHead.tsx'
import { WhatToImprove } from './results/WhatToImprove.tsx'

/*
 * Whatever somebody answers, the landing page's sample and the result's own parts say what the rule book says of it. What the
 * files say is tried in the API's tests.
 */

const heldOutSeed = Date.now() % 2 ** 31
process.stdout.write(`One verdict on the screens: held-out answers by seed ${heldOutSeed}.\n`)

/** The words of what is drawn, with every run of white space as one space. */
function wordsOf(drawn: ReactNode): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return renderToStaticMarkup(createElement(MantineProvider, null, drawn))
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
}

const counted = (text: string, part: string) => text.split(part).length - 1

it.each([
  ['that meet everything', [answersWith({})]],
  ['of kept samples', sampleAnswers(20, 1)],
  [`held out, seed ${heldOutSeed}`, sampleAnswers(20, heldOutSeed)],
] as const)(
  'answers %s are judged alike on the landing page and in the result',
  { timeout: 60_000 },
  (_name, samples) => {
    for (const answers of samples) {
      const verdict = verdictOn(answers)
      const { result, gaps, criteria, edition } = verdict
      const met = criteria.filter(({ status }) => status === 'met')

      const sample = wordsOf(createElement(SampleResult, { answers }))
      expect(sample).toContain(`${met.length} of ${criteria.length} requirements met`)
      for (const gap of gaps) expect(sample).toContain(gap)
      const improve = sample.slice(sample.indexOf('What to Improve'))
      expect(counted(improve, 'Increase settlement funds')).toBe(
        gaps.filter((gap) => gap.startsWith('Increase settlement funds')).length,
      )
      for (const { title, fact, status } of criteria) {
        if (!sample.includes(title)) continue
        const row = [title, fact, criterionStatusNames[status]].filter((part) => part !== null).join(' ')
        expect(sample).toContain(row.replaceAll(/\s+/g, ' '))
      }

      const head = wordsOf(createElement(VerdictHead, { verdict, createdAt: null, headingRef: null }))
      expect(head).toContain(`Preliminary result · ${edition.title} ${verdictNames[result].heading}`)
      const work = wordsOf(createElement(WhatToImprove, { verdict }))
      const sayings = `${head} ${work}`
      for (const gap of gaps) expect(counted(sayings, gap)).toBe(1)

      const list = wordsOf(createElement(Requirements, { verdict }))
      for (const { title, status } of criteria) {
        expect(list).toContain(`${title} ${criterionStatusNames[status]} Your answer`)
      }
      if (list.includes('Requirements Met')) {
        const underMet = list.slice(list.indexOf('Requirements Met')).split('Not Answered')[0] ?? ''
        for (const { title, status } of criteria) {
          expect(underMet.includes(`${title} ${criterionStatusNames[status]}`)).toBe(status === 'met')
        }
      }
    }
  },
)
