import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { capitalDay, longDay } from '../written.ts'
import { type FormStyle, formStyles } from './render-form.ts'

function languageForm(
  style: FormStyle,
  title: string,
  test: string,
  scores: readonly [number, number],
): Family {
  return {
    name: `result of ${test}, ${style}`,
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2022-01-01', '2025-10-31')]
      const score = () => String(draw.int(...scores))
      const [listening, reading, writing, speaking] = [score(), score(), score(), score()]
      return {
        text: `${title}\n${formStyles[style]([
          ['Candidate name', who],
          ['Date of birth', capitalDay(birth)],
          ['Test date', capitalDay(tested)],
          ['Reading', reading],
          ['Listening', listening],
          ['Speaking', speaking],
          ['Writing', writing],
        ])}`,
        fields: {
          test,
          person: who,
          dateOfBirth: birth,
          testedOn: tested,
          listening,
          reading,
          writing,
          speaking,
        },
        verdicts: { 'Was taken less than 2 years': tested > '2023-11-20' ? 'met' : 'not_met' },
      }
    },
  }
}

export const tuningLanguageResults: readonly Family[] = [
  languageForm('colons', 'CELPIP-General\nScore report', 'CELPIP-General', [4, 11]),
  languageForm('columns', 'IELTS General Training\nTest report', 'IELTS General Training', [4, 8]),
  languageForm('stacked', 'PTE Core', 'PTE Core', [35, 85]),
  languageForm('bars', 'CELPIP-General result', 'CELPIP-General', [4, 11]),
  {
    name: 'TCF Canada attestation',
    kind: 'language_test',
    language: 'fr',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-01-01', '2025-10-31')]
      const [listening, reading] = [draw.int(360, 600), draw.int(360, 600)]
      const [writing, speaking] = [draw.int(5, 18), draw.int(5, 18)]
      return {
        text: `ATTESTATION DE RÉSULTATS\nTCF Canada\nNom\n${$(family)}\nPrénom\n${$(given)}\nDate de naissance\n${$(longDay(birth, 'fr-FR'))}\nDate du test\n${$(longDay(tested, 'fr-FR'))}\nCompréhension orale : ${$(String(listening))}\nCompréhension écrite : ${$(String(reading))}\nExpression écrite : ${$(String(writing))}\nExpression orale : ${$(String(speaking))}`,
        fields: {
          test: 'TCF Canada',
          person: `${given} ${family}`,
          dateOfBirth: birth,
          testedOn: tested,
          listening: String(listening),
          reading: String(reading),
          writing: String(writing),
          speaking: String(speaking),
        },
        verdicts: { 'Is a result of an accepted': 'met' },
      }
    },
  },
]

const provinces = ['Ontario', 'Alberta', 'Manitoba', 'Saskatchewan', 'Nova Scotia'] as const

export const tuningIncorporations: readonly Family[] = (['colons', 'stacked', 'bars'] as const).map(
  (style): Family => ({
    name: `incorporation in a province, ${style}`,
    kind: 'incorporation',
    language: 'en',
    fill: ({ draw }) => {
      const province = draw.pick(provinces)
      const [made, number] = [draw.day('2018-01-01', '2025-10-31'), draw.digits(9)]
      const company = draw.pick(['Cattail Robotics Inc.', 'Granite Wren Ltd.', 'Blue Heron Biotech Corp.'])
      return {
        text: `Province of ${province}\nCERTIFICATE OF INCORPORATION\n${formStyles[style]([
          ['Corporation name', company],
          ['Corporation number', number],
          ['Date of incorporation', longDay(made, 'en-CA')],
        ])}`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: province },
        verdicts: { 'Is incorporated in Canada': 'met' },
      }
    },
  }),
)

export const tuningMedicalExams: readonly Family[] = (['stacked', 'colons'] as const).map(
  (style): Family => ({
    name: `medical sheet, ${style}`,
    kind: 'medical',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [who, doctor] = some(2).map(fullName)
      const [birth, examined] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-06-01', '2025-11-10')]
      const number = draw.digits(8)
      return {
        text: `Immigration Medical Exam (IME)\nProof of medical exam\n${formStyles[style]([
          ['Name', who ?? ''],
          ['Date of birth', longDay(birth, 'en-GB')],
          ['UMI number', number],
          ['Date of exam', longDay(examined, 'en-GB')],
          ['Panel physician', `Dr. ${doctor}`],
        ])}`,
        fields: { person: who ?? '', dateOfBirth: birth, reference: number, examinedOn: examined },
        verdicts: { 'Is less than 12 months old': examined > '2024-11-20' ? 'met' : 'not_met' },
      }
    },
  }),
)

const innovation = 'Says what is innovative'
const jobs = 'Speaks of jobs in Canada'
const canada = 'Ties the business to Canada'
const competitors = 'Names competitors'

export const tuningBusinessPlans: readonly Family[] = [
  {
    name: 'plan that affirms',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business Plan\nInnovation Statement\n${draw.pick([
        'Our patented valve is the first of its kind.',
        'No existing product can do this; we developed the first one that can.',
        'Unlike today’s pumps, ours needs no power: a design that did not exist before.',
      ])}\nJob Creation Plan\n${draw.pick([
        `We will hire ${draw.int(5, 40)} people in Regina by 2027.`,
        'We are going to employ twelve engineers in Calgary within two years.',
        `Headcount in Toronto rises from 2 to ${draw.int(10, 30)} by the end of 2027.`,
      ])}\nMarket Analysis\n${draw.pick([
        'Our main competitors are Vexon and Marlow Controls.',
        'We compete with Vexon, which has most of the market, and with Marlow.',
        'The alternatives are Vexon’s pump and manual valves.',
      ])}\nOperations Plan\nWe assemble in Saskatoon.`,
      fields: {},
      verdicts: { [innovation]: 'met', [jobs]: 'met', [canada]: 'met', [competitors]: 'met' },
    }),
  },
  {
    name: 'plan whose every statement is a denial',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business Plan\nInnovation Statement\n${draw.pick([
        'Nothing here is new.',
        'The product is not innovative and uses no proprietary technology.',
        'We have nothing unique to offer.',
      ])}\nJob Creation Plan\n${draw.pick([
        'We do not plan to create any jobs in Canada.',
        'The business won’t hire anyone in Canada.',
        'There will be no employees in Canada.',
      ])}\nMarket Analysis\n${draw.pick([
        'We have no competitors.',
        'No company competes with us.',
        'There is no competition for what we do.',
      ])}\n`,
      fields: {},
      verdicts: { [innovation]: 'not_met', [jobs]: 'not_met', [competitors]: 'not_met' },
    }),
  },
  {
    name: 'French plan that affirms or denies',
    kind: 'business_plan',
    language: 'fr',
    fill: ({ draw }) => {
      const denies = draw.share() < 0.5
      return {
        text: denies
          ? `Plan d'affaires\nÉnoncé d'innovation\n${draw.pick(['Notre produit n’est pas novateur.', 'Rien de nouveau dans notre offre.'])}\nPlan de création d'emplois\n${draw.pick(['Nous ne créerons aucun emploi au Canada.', 'Aucune embauche n’est prévue au Canada.'])}\nAnalyse de marché\n${draw.pick(['Nous n’avons aucun concurrent.', 'Il n’y a pas de concurrence.'])}`
          : `Plan d'affaires\nÉnoncé d'innovation\n${draw.pick(['Notre procédé breveté est unique.', 'Nous avons mis au point le premier appareil de ce genre.'])}\nPlan de création d'emplois\n${draw.pick(['Nous embaucherons 14 personnes à Winnipeg en 2027.', 'Nous créerons quinze emplois à Ottawa.'])}\nAnalyse de marché\n${draw.pick(['Nos concurrents sont Dalmor et Bex.', 'Dalmor est notre principal concurrent.'])}`,
        fields: {},
        verdicts: {
          [innovation]: denies ? 'not_met' : 'met',
          [jobs]: denies ? 'not_met' : 'met',
          [competitors]: denies ? 'not_met' : 'met',
        },
      }
    },
  },
  {
    name: 'plan that stays vague',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business Plan\nInnovation Statement\nOur invention is protected by two patents.\nJob Creation Plan\n${draw.pick(
        ['We will create jobs in Canada.', 'We intend to recruit staff in Canada over time.'],
      )}\nMarket Analysis\n${draw.pick(['There are a few competitors.', 'We know our competition well.'])}`,
      fields: {},
      verdicts: { [innovation]: 'met', [jobs]: 'partially_met', [competitors]: 'partially_met' },
    }),
  },
]
