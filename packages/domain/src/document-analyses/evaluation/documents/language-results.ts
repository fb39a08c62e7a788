import type { LabelledDocument } from '../labelled-document.ts'

const accepted = 'Is a result of an accepted language test'
const inTime = 'Was taken less than 2 years'

export const languageResults: readonly LabelledDocument[] = [
  {
    name: 'IELTS report form, scores in one line',
    kind: 'language_test',
    text: `IELTS Test Report Form
GENERAL TRAINING
Centre Number AE022   Date 12/APR/2025   Candidate Number 004521
Family Name NWOSU
First Name(s) ADAEZE
Date of Birth 17/08/1990
Listening 7.5  Reading 6.5  Writing 6.0  Speaking 7.0  Overall Band Score 7.0  CEFR Level C1`,
    fields: {
      test: 'IELTS General Training',
      person: 'ADAEZE NWOSU',
      dateOfBirth: '1990-08-17',
      testedOn: '2025-04-12',
      listening: '7.5',
      reading: '6.5',
      writing: '6',
      speaking: '7',
    },
    verdicts: {
      [accepted]: 'met',
      'CLB 5 or higher in listening': 'met',
      'CLB 5 or higher in writing': 'met',
      [inTime]: 'met',
    },
  },
  {
    name: 'IELTS Academic, not accepted',
    kind: 'language_test',
    text: `IELTS Test Report Form
ACADEMIC
Candidate name: Tomas Novak
Test date: 3 February 2025
Listening 8.0 Reading 8.0 Writing 7.0 Speaking 7.5`,
    fields: { test: 'IELTS Academic', person: 'Tomas Novak', testedOn: '2025-02-03' },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'IELTS General, writing half a band short',
    kind: 'language_test',
    text: `International English Language Testing System
IELTS General Training
Name: Leila Haddad
Date of birth: 9 December 1988
Test date: 22 June 2024

Listening    6.0
Reading      5.5
Writing      4.5
Speaking     6.0
Overall      5.5`,
    fields: {
      test: 'IELTS General Training',
      person: 'Leila Haddad',
      dateOfBirth: '1988-12-09',
      testedOn: '2024-06-22',
      listening: '6',
      reading: '5.5',
      writing: '4.5',
      speaking: '6',
    },
    verdicts: {
      'CLB 5 or higher in writing': 'not_met',
      'CLB 5 or higher in speaking': 'met',
      [inTime]: 'met',
    },
  },
  {
    name: 'IELTS General, taken two years ago to the day',
    kind: 'language_test',
    text: `IELTS General Training
Candidate: Daniel Okafor
Date of test: November 20, 2023
Results issued: 3 December 2023
Listening: 7.0
Reading: 6.0
Writing: 6.0
Speaking: 6.5`,
    fields: {
      test: 'IELTS General Training',
      person: 'Daniel Okafor',
      testedOn: '2023-11-20',
      listening: '7',
      reading: '6',
      writing: '6',
      speaking: '6.5',
    },
    verdicts: { [inTime]: 'not_met', 'CLB 5 or higher in reading': 'met' },
  },
  {
    name: 'CELPIP table with the levels below their headings',
    kind: 'language_test',
    text: `CELPIP-General Official Score Report
Test Taker: Ji-woo Park
Date of Birth: July 4, 1993
Test Date: March 15, 2025
Registration number 3381001

Listening   Reading   Writing   Speaking
    9          8         7         8`,
    fields: {
      test: 'CELPIP-General',
      person: 'Ji-woo Park',
      dateOfBirth: '1993-07-04',
      testedOn: '2025-03-15',
      listening: '9',
      reading: '8',
      writing: '7',
      speaking: '8',
    },
    verdicts: { [accepted]: 'met', 'CLB 5 or higher in writing': 'met', [inTime]: 'met' },
  },
  {
    name: 'CELPIP-General LS, which has two abilities only',
    kind: 'language_test',
    text: `CELPIP-General LS Score Report
Test taker: Mei Lin Zhao
Test date: 10 May 2025
Listening 8
Speaking 7`,
    fields: { test: 'CELPIP-General LS', person: 'Mei Lin Zhao', testedOn: '2025-05-10' },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'CELPIP with speaking at 4',
    kind: 'language_test',
    text: `CELPIP-General
Name: Ravi Shankaran
Test date: 2025-08-19
Listening: 6 | Reading: 5 | Writing: 5 | Speaking: 4`,
    fields: {
      test: 'CELPIP-General',
      person: 'Ravi Shankaran',
      testedOn: '2025-08-19',
      listening: '6',
      reading: '5',
      writing: '5',
      speaking: '4',
    },
    verdicts: { 'CLB 5 or higher in speaking': 'not_met', 'CLB 5 or higher in reading': 'met' },
  },
  {
    name: 'PTE Core, scores on the lines below',
    kind: 'language_test',
    text: `PTE Core
Score Report
Test Taker Name: Ingrid Solberg
Test Date: 30 Sep 2025
Report Issue Date: 02 Oct 2025
Overall Score
62
Listening
58
Reading
61
Speaking
66
Writing
70`,
    fields: {
      test: 'PTE Core',
      person: 'Ingrid Solberg',
      testedOn: '2025-09-30',
      listening: '58',
      reading: '61',
      writing: '70',
      speaking: '66',
    },
    verdicts: { [accepted]: 'met', 'CLB 5 or higher in listening': 'met', [inTime]: 'met' },
  },
  {
    name: 'PTE Core, reading one point short',
    kind: 'language_test',
    text: `PTE Core Score Report
Candidate name: Omar Farouk
Test date: 7 January 2025
Communicative skills
Listening 40  Reading 41  Speaking 55  Writing 52`,
    fields: {
      test: 'PTE Core',
      person: 'Omar Farouk',
      testedOn: '2025-01-07',
      listening: '40',
      reading: '41',
      writing: '52',
      speaking: '55',
    },
    verdicts: { 'CLB 5 or higher in reading': 'not_met', 'CLB 5 or higher in listening': 'met' },
  },
  {
    name: 'PTE Academic, not accepted',
    kind: 'language_test',
    text: `PTE Academic Score Report
Test Taker: Omar Farouk
Test date: 7 January 2024
Listening 70 Reading 71 Speaking 75 Writing 72`,
    fields: { test: 'PTE Academic', person: 'Omar Farouk', testedOn: '2024-01-07' },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'TEF Canada in French, in a table',
    kind: 'language_test',
    text: `ATTESTATION DE RÉSULTATS
TEF Canada
Nom : TREMBLAY-ROY
Prénom : Chloé
Date de naissance : 21 février 1989
Date du test : 5 mai 2025

Compréhension écrite     420/699
Compréhension orale      455/699
Expression écrite        410/699
Expression orale         430/699`,
    fields: {
      test: 'TEF Canada',
      person: 'Chloé TREMBLAY-ROY',
      dateOfBirth: '1989-02-21',
      testedOn: '2025-05-05',
      listening: '455',
      reading: '420',
      writing: '410',
      speaking: '430',
    },
    verdicts: { [accepted]: 'met', 'NCLC 5 or higher in reading': 'met', [inTime]: 'met' },
  },
  {
    name: 'TCF Canada in French, expression out of 20',
    kind: 'language_test',
    text: `TCF Canada - Attestation
Candidat : Mamadou Diallo
Né le 14 juillet 1992
Session du 8 mars 2025
Compréhension de l'oral : 412
Compréhension de l'écrit : 430
Expression écrite : 5
Expression orale : 9`,
    fields: {
      test: 'TCF Canada',
      person: 'Mamadou Diallo',
      dateOfBirth: '1992-07-14',
      testedOn: '2025-03-08',
      listening: '412',
      reading: '430',
      writing: '5',
      speaking: '9',
    },
    verdicts: { 'NCLC 5 or higher in writing': 'not_met', 'NCLC 5 or higher in speaking': 'met' },
  },
  {
    name: 'TEF for another purpose, not accepted',
    kind: 'language_test',
    text: `Test d'évaluation de français - TEF Québec
Candidat : Amélie Gauthier
Date du test : 3 mars 2025
Compréhension orale 480/699
Expression orale 470/699`,
    fields: { test: 'TEF Québec', person: 'Amélie Gauthier', testedOn: '2025-03-03' },
    verdicts: { [accepted]: 'not_met' },
  },
  {
    name: 'TOEFL, not accepted',
    kind: 'language_test',
    text: `TOEFL iBT Test Taker Score Report
Name: Nguyen Thi Hoa
Test Date: May 3, 2025
Reading 27 Listening 26 Speaking 24 Writing 25 Total 102`,
    fields: { test: 'TOEFL', person: 'Nguyen Thi Hoa', testedOn: '2025-05-03' },
    verdicts: { [accepted]: 'not_met' },
  },
]
