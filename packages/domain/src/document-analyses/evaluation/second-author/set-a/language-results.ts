import type { LabelledDocument } from '../../labelled-document.ts'

const accepted = 'Is a result of an accepted language test'
const inTime = 'Was taken less than 2 years'

export const languageResults: readonly LabelledDocument[] = [
  {
    name: 'A IELTS form with the scores in a row of cells below their headings',
    kind: 'language_test',
    text: `IELTS Test Report Form                                   GENERAL TRAINING
Centre Number  TR014     Date  09/AUG/2025     Candidate Number  003317
Candidate Details
Family Name    DEMİRTAŞ
First Name     ZEYNEP
Candidate ID   U20411873
Date of Birth  02/01/1996     Sex (M/F)  F
Test Results
Listening   Reading   Writing   Speaking   Overall Band Score   CEFR Level
7.0         6.0       5.5       6.5        6.5                  B2`,
    fields: {
      test: 'IELTS General Training',
      person: 'ZEYNEP DEMİRTAŞ',
      dateOfBirth: '1996-01-02',
      testedOn: '2025-08-09',
      listening: '7',
      reading: '6',
      writing: '5.5',
      speaking: '6.5',
    },
    verdicts: {
      [accepted]: 'met',
      [inTime]: 'met',
      'CLB 5 or higher in listening': 'met',
      'CLB 5 or higher in writing': 'met',
    },
  },
  {
    name: 'A IELTS Academic, which is not taken',
    kind: 'language_test',
    text: `IELTS
Test Report Form - ACADEMIC
Name: Rashid Al Mansoori
Date of birth: 30 April 1994
Test date: 21 June 2025
L 8.0 / R 7.5 / W 7.0 / S 7.5 / Overall 7.5`,
    fields: {
      test: 'IELTS Academic',
      person: 'Rashid Al Mansoori',
      dateOfBirth: '1994-04-30',
      testedOn: '2025-06-21',
    },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'A CELPIP report with levels and a weak skill',
    kind: 'language_test',
    text: `CELPIP-GENERAL
Official Score Report
Test taker: Thuy Linh Dang
Date of birth: October 5, 1992
Test date: July 12, 2025      Test centre: Burnaby
Component      CELPIP level     CLB
Listening      8                8
Reading        4                4
Writing        7                7
Speaking       7                7`,
    fields: {
      test: 'CELPIP-General',
      person: 'Thuy Linh Dang',
      dateOfBirth: '1992-10-05',
      testedOn: '2025-07-12',
      listening: '8',
      reading: '4',
      writing: '7',
      speaking: '7',
    },
    verdicts: {
      [accepted]: 'met',
      [inTime]: 'met',
      'CLB 5 or higher in reading': 'not_met',
      'CLB 5 or higher in listening': 'met',
    },
  },
  {
    name: 'A PTE Core report',
    kind: 'language_test',
    text: `PTE Core
Score Report
Test Taker ID PTE004419207
Olena Bondarchuk
Date of Birth: 14 February 1990
Test Date: 03 September 2025
Overall Score 62
Communicative Skills
Listening 60
Reading 58
Speaking 66
Writing 63`,
    fields: {
      test: 'PTE Core',
      person: 'Olena Bondarchuk',
      dateOfBirth: '1990-02-14',
      testedOn: '2025-09-03',
      listening: '60',
      reading: '58',
      speaking: '66',
      writing: '63',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
  {
    name: 'A TEF Canada attestation',
    kind: 'language_test',
    text: `CCI PARIS ÎLE-DE-FRANCE
TEF CANADA – ATTESTATION DE RÉSULTATS
Nom : OUEDRAOGO
Prénom : Issouf
Né le : 11/08/1989
Date du test : 16/05/2025
Compréhension orale : 340 / 699
Compréhension écrite : 355 / 699
Expression orale : 390 / 699
Expression écrite : 371 / 699`,
    fields: {
      test: 'TEF Canada',
      person: 'Issouf OUEDRAOGO',
      dateOfBirth: '1989-08-11',
      testedOn: '2025-05-16',
      listening: '340',
      reading: '355',
      speaking: '390',
      writing: '371',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'met' },
  },
  {
    name: 'A TCF Canada of long ago',
    kind: 'language_test',
    text: `France Éducation international
TCF Canada
Attestation de résultats
Madame Nour Ben Salah, née le 25 décembre 1991
Session du 14 octobre 2023
Compréhension de l'oral          512
Compréhension de l'écrit         498
Expression orale                 13
Expression écrite                12`,
    fields: {
      test: 'TCF Canada',
      person: 'Nour Ben Salah',
      dateOfBirth: '1991-12-25',
      testedOn: '2023-10-14',
      listening: '512',
      reading: '498',
      speaking: '13',
      writing: '12',
    },
    verdicts: { [accepted]: 'met', [inTime]: 'not_met' },
  },
]
