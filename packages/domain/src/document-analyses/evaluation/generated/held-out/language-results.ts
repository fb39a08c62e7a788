import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { capitalDay, longDay, slashedDay } from '../written.ts'

const fresh = 'Was taken less than 2 years'

export const heldOutLanguageResults: readonly Family[] = [
  {
    name: 'IELTS form with the skills in one row and the scores below',
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-01-13', '2025-10-31')]
      const score = () => draw.pick(['5.0', '5.5', '6.0', '6.5', '7.0', '7.5'])
      const [listening, reading, writing, speaking] = [score(), score(), score(), score()]
      return {
        text: `INTERNATIONAL ENGLISH LANGUAGE TESTING SYSTEM
Test Report Form                              GENERAL TRAINING
IELTS
Centre Number   ${draw.digits(5)}     Date   ${$(capitalDay(tested).replaceAll(' ', '/'))}     Candidate Number   ${draw.digits(6)}
Candidate Details
Family Name     ${$(family.toUpperCase())}
First Name      ${$(given.toUpperCase())}
Date of Birth   ${$(slashedDay(birth))}     Sex (M/F)   F
First Language  FRENCH
Test Results
Listening    Reading    Writing    Speaking    Overall Band Score    CEFR Level
${$(listening)}          ${$(reading)}        ${$(writing)}        ${$(speaking)}         6.0                   B2`,
        fields: {
          test: 'IELTS General Training',
          person: `${given.toUpperCase()} ${family.toUpperCase()}`,
          dateOfBirth: birth,
          testedOn: tested,
          listening: String(Number(listening)),
          reading: String(Number(reading)),
          writing: String(Number(writing)),
          speaking: String(Number(speaking)),
        },
        verdicts: { [fresh]: 'met', 'Is a result of an accepted': 'met' },
      }
    },
  },
  {
    name: 'CELPIP page with levels beside each component',
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2022-01-13', '2025-10-31')]
      const level = () => String(draw.int(4, 11))
      const [listening, reading, writing, speaking] = [level(), level(), level(), level()]
      return {
        text: `CELPIP
Canadian English Language Proficiency Index Program
CELPIP-General Official Score Report
TEST TAKER
${$(who)}
DATE OF BIRTH
${$(longDay(birth, 'en-CA'))}
TEST DATE
${$(longDay(tested, 'en-CA'))}
COMPONENT     CELPIP LEVEL
Listening     ${$(listening)}
Reading       ${$(reading)}
Writing       ${$(writing)}
Speaking      ${$(speaking)}
CELPIP levels are equivalent to CLB levels. Registration number ${draw.digits(8)}.`,
        fields: {
          test: 'CELPIP-General',
          person: who,
          dateOfBirth: birth,
          testedOn: tested,
          listening,
          reading,
          writing,
          speaking,
        },
        verdicts: { [fresh]: tested > '2023-11-20' ? 'met' : 'not_met' },
      }
    },
  },
  {
    name: 'TEF Canada attestation with scores out of 699',
    kind: 'language_test',
    language: 'fr',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-01-13', '2025-10-31')]
      const [listening, reading, writing, speaking] = [
        draw.int(300, 640),
        draw.int(300, 640),
        draw.int(300, 640),
        draw.int(300, 640),
      ]
      return {
        text: `ATTESTATION DE RÉSULTATS
TEST D'ÉVALUATION DE FRANÇAIS POUR LE CANADA
TEF Canada
Nom : ${$(family.toUpperCase())}
Prénom : ${$(given)}
Date de naissance : ${$(slashedDay(birth))}
Date de session : ${$(slashedDay(tested))}

Épreuve                     Score        Niveau
Compréhension orale         ${$(`${listening}`)}/699      NCLC 7
Compréhension écrite        ${$(`${reading}`)}/699      NCLC 7
Expression orale            ${$(`${speaking}`)}/699      NCLC 6
Expression écrite           ${$(`${writing}`)}/699      NCLC 6
Le directeur général`,
        fields: {
          test: 'TEF Canada',
          person: `${given} ${family.toUpperCase()}`,
          dateOfBirth: birth,
          testedOn: tested,
          listening: String(listening),
          reading: String(reading),
          writing: String(writing),
          speaking: String(speaking),
        },
        verdicts: { [fresh]: 'met', 'Is a result of an accepted': 'met' },
      }
    },
  },
  {
    name: 'PTE Core score report',
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const [birth, tested] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2024-01-13', '2025-10-31')]
      const score = () => String(draw.int(35, 88))
      const [listening, reading, writing, speaking] = [score(), score(), score(), score()]
      return {
        text: `Pearson | PTE Core
Score Report
Test Taker: ${$(who)}
Test Taker ID: PTE${draw.digits(9)}
Date of Birth: ${$(longDay(birth, 'en-GB'))}
Test Date: ${$(longDay(tested, 'en-GB'))}
Valid Until: ${longDay(`${Number(tested.slice(0, 4)) + 2}${tested.slice(4)}`.replace('02-29', '02-28'), 'en-GB')}

Overall Score: 64
Communicative Skills
Listening ${$(listening)}
Reading ${$(reading)}
Speaking ${$(speaking)}
Writing ${$(writing)}`,
        fields: {
          test: 'PTE Core',
          person: who,
          dateOfBirth: birth,
          testedOn: tested,
          listening,
          reading,
          writing,
          speaking,
        },
        verdicts: { [fresh]: 'met' },
      }
    },
  },
]
