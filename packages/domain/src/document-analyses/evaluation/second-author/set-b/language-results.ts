import type { LabelledDocument } from '../../labelled-document.ts'

const accepted = 'Is a result of an accepted language test'
const inTime = 'Was taken less than 2 years'

export const languageResults: readonly LabelledDocument[] = [
  {
    name: 'B IELTS result from a web page, a skill a line',
    kind: 'language_test',
    text: `IELTS results online
IELTS General Training on computer
Candidate name: Sanjida Akter Mitu
Your test date: 27 September 2025
Date of birth: 19 Jul 1997
Overall 6.0
Listening
6.5
Reading
5.5
Writing
4.0
Speaking
6.5`,
    fields: {
      test: 'IELTS General Training',
      person: 'Sanjida Akter Mitu',
      dateOfBirth: '1997-07-19',
      testedOn: '2025-09-27',
      listening: '6.5',
      reading: '5.5',
      writing: '4',
      speaking: '6.5',
    },
    verdicts: {
      [accepted]: 'met',
      [inTime]: 'met',
      'CLB 5 or higher in reading': 'met',
      'CLB 5 or higher in writing': 'not_met',
    },
  },
  {
    name: 'B CELPIP in one sentence',
    kind: 'language_test',
    text: `Paragon Testing
To whom it may concern,
This confirms that Gustavo Prieto Lugo, date of birth March 9, 1990, wrote the CELPIP-General test on May 24, 2025 in Mississauga and received: Listening 9, Reading 8, Writing 8, Speaking 7.`,
    fields: {
      test: 'CELPIP-General',
      person: 'Gustavo Prieto Lugo',
      dateOfBirth: '1990-03-09',
      testedOn: '2025-05-24',
      listening: '9',
      reading: '8',
      writing: '8',
      speaking: '7',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met', 'CLB 5 or higher in listening': 'met' },
  },
  {
    name: 'B CELPIP-General LS, which leaves out two skills',
    kind: 'language_test',
    text: `CELPIP-General LS
Score Report
Name            Agnieszka Pawlak
Date of Birth   1988-02-03
Date of Test    2025-06-30
Listening       10
Speaking        9`,
    fields: {
      test: 'CELPIP-General LS',
      person: 'Agnieszka Pawlak',
      dateOfBirth: '1988-02-03',
      testedOn: '2025-06-30',
    },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'B PTE Core, headings over a row',
    kind: 'language_test',
    text: `PEARSON | PTE CORE
Valid score report
Test taker    | Mehrdad Jafarpour
Birth date    | 1991-01-30
Test date     | 2025-10-02
Skill         | Listening | Reading | Speaking | Writing
Score         | 71        | 64      | 68       | 70`,
    fields: {
      test: 'PTE Core',
      person: 'Mehrdad Jafarpour',
      dateOfBirth: '1991-01-30',
      testedOn: '2025-10-02',
      listening: '71',
      reading: '64',
      speaking: '68',
      writing: '70',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
  {
    name: 'B TEF Canada with levels in a table',
    kind: 'language_test',
    text: `TEF Canada
Attestation de résultats
Candidat : Koffi Mawuli Agbeko
Date de naissance : 22 juin 1986
Date de passation : 8 mars 2025
Épreuve                   Score      NCLC
Compréhension écrite      402        7
Compréhension orale       388        7
Expression écrite         411        7
Expression orale          421        7`,
    fields: {
      test: 'TEF Canada',
      person: 'Koffi Mawuli Agbeko',
      dateOfBirth: '1986-06-22',
      testedOn: '2025-03-08',
      reading: '402',
      listening: '388',
      writing: '411',
      speaking: '421',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
  {
    name: 'B TCF Canada in prose',
    kind: 'language_test',
    text: `ATTESTATION TCF CANADA
Nous attestons que M. Ayoub Tazi, né le 17/09/1993, a passé le TCF Canada le 12 avril 2025 et a obtenu les résultats suivants : compréhension orale 480, compréhension écrite 471, expression orale 12, expression écrite 10.`,
    fields: {
      test: 'TCF Canada',
      person: 'Ayoub Tazi',
      dateOfBirth: '1993-09-17',
      testedOn: '2025-04-12',
      listening: '480',
      reading: '471',
      speaking: '12',
      writing: '10',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
]
