import type { LabelledDocument } from '../labelled-document.ts'

/** Layouts that were written after the rules, so that the rules were not made for them. */
export const secondReadings: readonly LabelledDocument[] = [
  {
    name: 'letter of support as one paragraph',
    kind: 'letter_of_support',
    text: `Granite Shore Capital, 88 Water Street, St. John's. 9 September 2025. Letter of Support. We, Granite Shore
Capital, a designated venture capital fund, will invest $210,000 CAD in Pelagic Sensors Inc. and regard Ms. Hana
Kobayashi as essential to the company. Interest accrues from 1 January 2026.`,
    fields: {
      organization: 'Granite Shore Capital',
      company: 'Pelagic Sensors Inc.',
      essentialPerson: 'Hana Kobayashi',
      issuedOn: '2025-09-09',
      commitment: 'CAD 210000',
    },
    verdicts: { 'Commits at least $200,000': 'met', 'Carries its date of issue': 'met' },
  },
  {
    name: 'table with bars as a scanned commitment certificate gives it',
    kind: 'commitment_certificate',
    text: `COMMITMENT CERTIFICATE
| Certificate number | 2025-CC-0093 |
| Designated organization | Granite Shore Capital |
| Name of the business | Pelagic Sensors Inc. |
| Date of issue | 11 September 2025 |
| Essential person(s) | Hana Kobayashi |
| Contact | 709-555-0190 |`,
    fields: {
      certificateNumber: '2025-CC-0093',
      organization: 'Granite Shore Capital',
      company: 'Pelagic Sensors Inc.',
      issuedOn: '2025-09-11',
      essentialPerson: 'Hana Kobayashi',
    },
    verdicts: { 'Is less than 6 months old': 'met' },
  },
  {
    name: 'IELTS with the skills in another order and decimals by comma',
    kind: 'language_test',
    text: `IELTS GENERAL TRAINING - electronic test report form
Candidate details
First name: HANA
Family name: KOBAYASHI
DOB: 05 Mar 1994
Date of test: 2025/07/26
Speaking ......... 6,5
Writing .......... 5,5
Reading .......... 6,0
Listening ........ 7,0
Overall .......... 6,5`,
    fields: {
      test: 'IELTS General Training',
      person: 'HANA KOBAYASHI',
      dateOfBirth: '1994-03-05',
      testedOn: '2025-07-26',
      listening: '7',
      reading: '6',
      writing: '5.5',
      speaking: '6.5',
    },
    verdicts: { 'CLB 5 or higher in writing': 'met', 'Was taken less than 2 years': 'met' },
  },
  {
    name: 'bank letter with the holder in a sentence and euros as well',
    kind: 'bank_letter',
    text: `CAPE NORTH CREDIT UNION
Sydney, 17 November 2025
RE: HANA KOBAYASHI
Dear officer, Ms. Hana Kobayashi has been our client since 3 May 2016. Her account no. 77-00412 holds CAD 28,400.55
today. The average for the last six months was CAD 27,310.10. She has no loans with us. A term deposit of
EUR 5,000 matures on 1 March 2026.`,
    fields: {
      person: 'Hana Kobayashi',
      issuedOn: '2025-11-17',
      balance: 'CAD 28400.55',
      averageBalance: 'CAD 27310.1',
    },
    verdicts: { 'Shows at least': 'met', 'Carries its date': 'met', 'Names the account holder': 'met' },
    familySize: 2,
  },
  {
    name: 'certificate of Manitoba in prose',
    kind: 'incorporation',
    text: `The Corporations Act (Manitoba)
CERTIFICATE OF INCORPORATION
I certify that PELAGIC SENSORS INC., the articles of which are attached, was incorporated on the 4th of August 2025.
Corporation No. 10229001`,
    fields: {
      company: 'PELAGIC SENSORS INC.',
      companyNumber: '10229001',
      incorporatedOn: '2025-08-04',
      jurisdiction: 'Manitoba',
    },
    verdicts: { 'Is incorporated in Canada': 'met' },
  },
  {
    name: 'passport page with both languages in one line',
    kind: 'passport',
    text: `CANADA PASSPORT PASSEPORT
Surname / Nom: KOBAYASHI
Given names / Prénoms: HANA MIKO
Nationality / Nationalité: JAPAN
Date of birth / Date de naissance: 05 MAR 1994
Passport No. / No de passeport: TR4481902
Date of issue / Date de délivrance: 12 JUN 2020
Date of expiry / Date d'expiration: 12 JUN 2030`,
    fields: {
      person: 'HANA MIKO KOBAYASHI',
      dateOfBirth: '1994-03-05',
      documentNumber: 'TR4481902',
      issuedOn: '2020-06-12',
      expiresOn: '2030-06-12',
    },
    verdicts: { 'Has not expired': 'met' },
  },
  {
    name: 'police certificate that clears in a sentence',
    kind: 'police_certificate',
    text: `Certificate of criminal record
Issued in Osaka on 30 September 2025
Country: Japan
This certifies that Ms. Hana Kobayashi, born 5 March 1994, has not been convicted of any offence.
This certificate expires on 30 September 2026.`,
    fields: {
      person: 'Hana Kobayashi',
      dateOfBirth: '1994-03-05',
      issuedOn: '2025-09-30',
      country: 'Japan',
    },
    verdicts: { 'Says that no record was found': 'met', 'Was issued within 6 months': 'met' },
  },
  {
    name: 'medical sheet with the doctor below a heading',
    kind: 'medical',
    text: `Upfront Immigration Medical Exam - Information Sheet
Client
Surname: KOBAYASHI  Given name: HANA
UCI: 11-2233-4455
IME #: 44120098
Panel physician
Dr. Marcus Bell
Medical exam date: 18 Aug 2025`,
    fields: { person: 'HANA KOBAYASHI', reference: '44120098', examinedOn: '2025-08-18' },
    verdicts: { 'Names the panel physician': 'met', 'Is less than 12 months old': 'met' },
  },
  {
    name: 'French bank letter in a sentence',
    kind: 'bank_letter',
    text: `CRÉDIT DE LA BAIE
Moncton, le 12 novembre 2025
Objet : attestation de fonds
Monsieur Étienne Cormier détient chez nous le compte no 220-4411, ouvert le 2 mai 2012. Le solde en date de ce jour
s'élève à 19 850,25 $ CA; le solde moyen des 6 derniers mois était de 18 990,00 $ CA. Un prêt de 4 000 $ CA est en cours.`,
    fields: {
      person: 'Étienne Cormier',
      issuedOn: '2025-11-12',
      balance: 'CAD 19850.25',
      averageBalance: 'CAD 18990',
    },
    verdicts: { 'Shows at least': 'met', 'Gives the average balance': 'met' },
  },
  {
    name: 'French police certificate with the name first',
    kind: 'police_certificate',
    text: `Gendarmerie nationale
Certificat de police
CORMIER, Étienne, né le 8 juin 1984, ne fait l'objet d'aucune condamnation.
Date d'émission : 4 septembre 2025
Pays : Belgique`,
    fields: {
      person: 'Étienne CORMIER',
      dateOfBirth: '1984-06-08',
      issuedOn: '2025-09-04',
      country: 'Belgique',
    },
    verdicts: { 'Says that no record was found': 'met', 'Was issued within 6 months': 'met' },
  },
]
