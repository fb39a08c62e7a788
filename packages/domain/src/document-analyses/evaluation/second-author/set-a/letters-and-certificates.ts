import type { LabelledDocument } from '../../labelled-document.ts'

const designated = 'Names the designated organization'
const essential = 'Names the essential persons'
const dated = 'Carries its date of issue'
const angel = 'Commits at least $75,000'
const venture = 'Commits at least $200,000'
const numbered = 'Carries its certificate number'
const fresh = 'Is less than 6 months old'

export const lettersAndCertificates: readonly LabelledDocument[] = [
  {
    name: 'A letter of a venture fund in prose, one applicant not essential',
    kind: 'letter_of_support',
    text: `Ironwood Peak Ventures Inc.
1200 – 333 Bay Street, Toronto ON

September 22, 2025

Letter of Support – Start-Up Visa Program

To the visa officer:

Ironwood Peak Ventures Inc., a designated venture capital fund, is pleased to support Glacier Sense Technologies Inc. We have agreed to invest CAD $220,000 in the company.

The founders Ifeoma Nnadi and Bartosz Wieczorek are essential to the business. Mr. Carlos Iturbe is also an applicant, but he is not considered essential.

Kind regards,
Priscilla Vandermeer
General Partner`,
    fields: {
      organization: 'Ironwood Peak Ventures Inc.',
      company: 'Glacier Sense Technologies Inc.',
      essentialPerson: ['Ifeoma Nnadi', 'Bartosz Wieczorek'],
      issuedOn: '2025-09-22',
      commitment: 'CAD 220000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [venture]: 'met' },
  },
  {
    name: 'A letter of an incubator with a bulleted list of people and their roles',
    kind: 'letter_of_support',
    text: `SALISH HARBOUR INCUBATOR SOCIETY
Victoria, British Columbia

Date of letter: 2025-08-29
Subject: Letter of support for Kelpwright Foods Ltd.

Salish Harbour Incubator Society has accepted Kelpwright Foods Ltd. into its program.

Essential team members:
• Nguyen Bao Chau, CEO
• Ritwik Sengupta, CTO

Non-essential:
• Marta Olivares, COO

Signed: Devon McAllister, Program Director`,
    fields: {
      organization: 'Salish Harbour Incubator Society',
      company: 'Kelpwright Foods Ltd.',
      essentialPerson: ['Nguyen Bao Chau', 'Ritwik Sengupta'],
      issuedOn: '2025-08-29',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met' },
  },
  {
    name: 'A French letter of angels, the sum short',
    kind: 'letter_of_support',
    text: `Réseau des Anges du Saint-Laurent
Montréal, le 7 octobre 2025

Objet : Lettre d'appui – Programme de visa pour démarrage d'entreprise

Madame, Monsieur,

Par la présente, le Réseau des Anges du Saint-Laurent, groupe d'investisseurs providentiels désigné, confirme son appui à l'entreprise Biolumine Santé inc. Nos membres se sont engagés à investir 60 000 $ CA.

Personnes essentielles à l'entreprise : Rokhaya Ndiaye et Étienne Lacoursière.

Veuillez agréer nos salutations distinguées.
Sylvie Bergeron, présidente`,
    fields: {
      organization: 'Réseau des Anges du Saint-Laurent',
      company: 'Biolumine Santé inc.',
      essentialPerson: ['Rokhaya Ndiaye', 'Étienne Lacoursière'],
      issuedOn: '2025-10-07',
      commitment: 'CAD 60000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [angel]: 'not_met' },
  },
  {
    name: 'A letter as a form with two columns',
    kind: 'letter_of_support',
    text: `LETTER OF SUPPORT
Start-Up Visa

Issuing organization     | Chinook Angel Investors Association
Type                     | Angel investor group
Supported business       | Voltaic Prairie Corp.
Amount committed         | 110,000 CAD
Essential person(s)      | Abdulrahman Qureshi; Siobhan Kinsella
Date issued              | 15 July 2025
Authorized signatory     | Howard Tennant`,
    fields: {
      organization: 'Chinook Angel Investors Association',
      company: 'Voltaic Prairie Corp.',
      essentialPerson: ['Abdulrahman Qureshi', 'Siobhan Kinsella'],
      issuedOn: '2025-07-15',
      commitment: 'CAD 110000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [angel]: 'met' },
  },
  {
    name: 'A letter that denies that anybody is essential yet',
    kind: 'letter_of_support',
    text: `Tamarack Accelerator
4 November 2025

LETTER OF SUPPORT

Tamarack Accelerator supports Orchard Logic Inc. in its application. We have not yet determined which of the founders are essential to the business; Ms. Yuki Hasegawa and Mr. Pavel Dvorak will be assessed in January.

Alan Whitcombe
Executive Director`,
    fields: {
      organization: 'Tamarack Accelerator',
      company: 'Orchard Logic Inc.',
      issuedOn: '2025-11-04',
    },
    verdicts: { [designated]: 'met', [essential]: 'could_not_tell', [dated]: 'met' },
  },
  {
    name: 'A certificate as a printed form, label above value',
    kind: 'commitment_certificate',
    text: `Immigration, Refugees and Citizenship Canada
IMM 5766 COMMITMENT CERTIFICATE
START-UP VISA

Certificate Number
CC-7741-2025

Name of Designated Entity
Ironwood Peak Ventures Inc.

Legal Name of Business
Glacier Sense Technologies Inc.

Date Issued
2025-09-24

Essential Persons
1) Ifeoma Nnadi
2) Bartosz Wieczorek`,
    fields: {
      certificateNumber: 'CC-7741-2025',
      organization: 'Ironwood Peak Ventures Inc.',
      company: 'Glacier Sense Technologies Inc.',
      issuedOn: '2025-09-24',
      essentialPerson: ['Ifeoma Nnadi', 'Bartosz Wieczorek'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
  {
    name: 'A certificate with a yes and no column',
    kind: 'commitment_certificate',
    text: `Commitment Certificate
Certificate ID: SHI/0092/25
Designated incubator: Salish Harbour Incubator Society
Applicant business: Kelpwright Foods Ltd.
Issued on: August 30, 2025

Applicant              Essential
Nguyen Bao Chau        Yes
Ritwik Sengupta        Yes
Marta Olivares         No`,
    fields: {
      certificateNumber: 'SHI/0092/25',
      organization: 'Salish Harbour Incubator Society',
      company: 'Kelpwright Foods Ltd.',
      issuedOn: '2025-08-30',
      essentialPerson: ['Nguyen Bao Chau', 'Ritwik Sengupta'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
  {
    name: 'A French certificate, old',
    kind: 'commitment_certificate',
    text: `CERTIFICAT D'ENGAGEMENT (IMM 5766)
Numéro du certificat : CE-4410
Organisme désigné : Réseau des Anges du Saint-Laurent
Entreprise : Biolumine Santé inc.
Délivré le 2 mai 2025
Personne essentielle : Rokhaya Ndiaye`,
    fields: {
      certificateNumber: 'CE-4410',
      organization: 'Réseau des Anges du Saint-Laurent',
      company: 'Biolumine Santé inc.',
      issuedOn: '2025-05-02',
      essentialPerson: 'Rokhaya Ndiaye',
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'not_met' },
  },
]
