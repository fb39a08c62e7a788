import { type Ability, abilities } from '../../eligibility/schema.ts'
import { formatDate } from '../../formatting.ts'
import { getLanguageTest, type LanguageTestId } from '../../language/tests.ts'
import { minimumScore, toClb } from '../../language/to-clb.ts'
import { lastDayOf, monthsOf } from '../../papers/last-day.ts'
import { addDays } from '../../shared/days.ts'
import { priorityOf } from '../deadlines.ts'
import { dateLabelled, type FoundDate } from '../facts/dates.ts'
import { dateOfLabel } from '../facts/labelled.ts'
import { birthDate, dayValue, inSentence } from '../facts/labelled-dates.ts'
import { findHolder } from '../facts/persons.ts'
import {
  couldNotTell,
  fieldsOf,
  type ReadCheck,
  type ReadDeadline,
  type ReadDocument,
  type Reader,
  type ReadFact,
  type ReadField,
} from '../reading.ts'
import { type FoundScore, type FoundTest, findScores, findTest } from './language-scores.ts'

export const readLanguageResult: Reader = (document) => {
  const test = findTest(document.text)
  const scores = test?.id ? findScores(document.text) : {}
  const date =
    dateOfLabel(document.layout, document.dates, ['testDate']) ??
    inSentence(
      dateLabelled(
        document.text,
        document.dates,
        /(?:test|exam) date|date of (?:the )?(?:test|exam)|date du test|tested|session|(?:wrote|written|took|taken|sat|completed|passé|subi|présenté)[^.\n]{0,50}/,
      ),
    ) ??
    dateOfLabel(document.layout, document.dates, ['date'])
  const read = test?.id ? levelChecks(test.id, scores, document) : { checks: [], facts: [] }
  const validity = validityOf(date, document.today)
  return {
    checks: [testCheck(test), ...read.checks, validity.check],
    facts: read.facts,
    fields: [
      ...fieldsOf({
        person: findHolder(document.layout),
        dateOfBirth: dayValue(birthDate(document)),
        test: test && { value: test.name, start: test.start, end: test.end },
        testedOn: dayValue(date),
      }),
      ...abilities.flatMap((ability): ReadField[] => {
        const found = scores[ability]
        return found ? [{ field: ability, value: String(found.score), span: found }] : []
      }),
    ],
    deadlines: validity.deadlines,
  }
}

function testCheck(test: FoundTest | undefined): ReadCheck {
  const requirement = 'Is a result of an accepted language test'
  const advice =
    'Use IELTS General Training, CELPIP-General, PTE Core, TEF Canada or TCF Canada; other tests are not accepted.'
  if (!test) {
    return { requirement, status: 'not_met', details: 'No accepted test is named.', spans: [], advice }
  }
  return test.id
    ? { requirement, status: 'met', details: `It is a result of ${test.name}.`, spans: [test], advice }
    : { requirement, status: 'not_met', details: `${test.name} is not accepted.`, spans: [test], advice }
}

function levelChecks(
  testId: LanguageTestId,
  scores: Partial<Record<Ability, FoundScore>>,
  { edition }: ReadDocument,
): { checks: readonly ReadCheck[]; facts: readonly ReadFact[] } {
  const minimum = edition.minimumClb.value
  const { levelName, name } = getLanguageTest(testId)
  const facts: ReadFact[] = []

  const checks = abilities.map((ability): ReadCheck => {
    const requirement = `${levelName} ${minimum} or higher in ${ability}`
    const needed = minimumScore(testId, ability, minimum)
    const advice =
      needed === undefined
        ? `Check the score in ${ability}.`
        : `${levelName} ${minimum} in ${ability} begins at ${needed} in ${name}.`
    const found = scores[ability]
    if (!found) {
      return couldNotTell(
        requirement,
        `No score in ${ability} could be read.`,
        'Use the whole result sheet, in a copy on which every score can be read.',
      )
    }
    const level = toClb(testId, ability, found.score)
    if (level.kind === 'invalid') {
      const details = `${found.score} is no score that ${name} gives (${level.min} to ${level.max}).`
      return { requirement, status: 'not_met', details, spans: [found], advice }
    }
    const words =
      level.kind === 'below_range'
        ? `below ${levelName} 4`
        : `${levelName} ${level.clb}${level.andAbove ? ' or above' : ''}`
    facts.push({ claim: `${found.score} in ${ability} is ${words}`, span: found })
    const isMet = level.kind === 'level' && level.clb >= minimum
    return {
      requirement,
      status: isMet ? 'met' : 'not_met',
      details: `${found.score} is ${words}.`,
      spans: [found],
      advice,
    }
  })
  return { checks, facts }
}

function validityOf(
  date: FoundDate | undefined,
  today: string,
): { check: ReadCheck; deadlines: readonly ReadDeadline[] } {
  const months = monthsOf('language_result')
  const requirement = `Was taken less than ${months / 12} years before the application arrives`
  const advice =
    'Book a new test in time: the result must still hold on the day on which the application arrives.'
  if (!date) {
    return {
      check: couldNotTell(
        requirement,
        'No date of the test could be read.',
        'Use the page of the result that carries the date of the test.',
      ),
      deadlines: [],
    }
  }
  const lastDay = lastDayOf('language_result', date.day)
  const end = addDays(lastDay, 1)
  const stillHolds = today <= lastDay
  return {
    check: {
      requirement,
      status: stillHolds ? 'met' : 'not_met',
      details: stillHolds
        ? `Taken ${formatDate(date.day)}; it holds until ${formatDate(end)}.`
        : `Taken ${formatDate(date.day)}; it held until ${formatDate(end)}. An application that arrived before that day is not affected.`,
      spans: [date],
      advice,
    },
    deadlines: stillHolds
      ? [
          {
            deadline: {
              description: 'Language result stops being valid',
              priority: priorityOf(end, today),
              date: end,
              category: 'regulatory',
            },
            span: date,
          },
        ]
      : [],
  }
}
