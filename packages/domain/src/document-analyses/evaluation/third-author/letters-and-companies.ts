import type { LabelledDocument } from '../labelled-document.ts'

const designated = 'Names the designated organization'
const essential = 'Names the essential persons'
const dated = 'Carries its date of issue'
const angel = 'Commits at least $75,000'
const numbered = 'Carries its certificate number'
const fresh = 'Is less than 6 months old'
const inCanada = 'Is incorporated in Canada'
const hasNumber = 'Carries its corporation number'
const incorporated = 'Carries its date of incorporation'

export const lettersAndCompanies: readonly LabelledDocument[] = [
  {
    name: 'C: a letter that says of each founder whether the business could do without them',
    kind: 'letter_of_support',
    text: `BOREAL LAUNCH ANGELS
Sudbury, Ontario

2 October 2025

LETTER OF SUPPORT
Start-Up Visa Program

Boreal Launch Angels confirms that it supports Sisu Robotics Inc., in which our members will invest $90,000.

Aino Lehtonen, chief executive, is an essential person: without her the business could not proceed.
Farid Haddadi, chief engineer, is an essential person as well.
Joanna Pawlak, head of sales, is an applicant. She is not an essential person.

Graham Littlechild
President, Boreal Launch Angels`,
    fields: {
      organization: 'Boreal Launch Angels',
      company: 'Sisu Robotics Inc.',
      essentialPerson: ['Aino Lehtonen', 'Farid Haddadi'],
      issuedOn: '2025-10-02',
      commitment: 'CAD 90000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', [angel]: 'met' },
  },
  {
    name: 'C: a letter with a table of the team',
    kind: 'letter_of_support',
    text: `Letter of support
Date: 19 September 2025
Designated organization: Northern Lights Incubator Inc.
Business: Kestrel Soil Data Inc.

Team member           Position          Ownership   Essential?
Miriam Tesfaye        CEO               45%         Yes
Henrik Dalgaard       CTO               35%         Yes
Lucas Fontaine        Advisor           5%          No

Contact at the incubator: Wendy Ostrowski`,
    fields: {
      organization: 'Northern Lights Incubator Inc.',
      company: 'Kestrel Soil Data Inc.',
      essentialPerson: ['Miriam Tesfaye', 'Henrik Dalgaard'],
      issuedOn: '2025-09-19',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met' },
  },
  {
    name: 'C: a French letter, the essential persons in one sentence each',
    kind: 'letter_of_support',
    text: `Incubateur Rivière-aux-Saules
Rimouski, le 25 août 2025

LETTRE DE SOUTIEN

L'Incubateur Rivière-aux-Saules, organisme désigné, appuie l'entreprise Algue Bleue inc. dans le cadre du programme de visa pour démarrage d'entreprise.

Mme Salimata Koné est une personne essentielle au succès de l'entreprise. M. Rodrigo Valverde l'est également. M. Jean-Marc Thériault n'est pas essentiel.

Chantal Beaupré
Directrice générale`,
    fields: {
      organization: 'Incubateur Rivière-aux-Saules',
      company: 'Algue Bleue inc.',
      essentialPerson: ['Salimata Koné', 'Rodrigo Valverde'],
      issuedOn: '2025-08-25',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met' },
  },
  {
    name: 'C: a letter that calls three people key and names them with their birthdays',
    kind: 'letter_of_support',
    text: `PRAIRIE SEED VENTURES LP
Suite 410, 201 Portage Avenue, Winnipeg MB

Re: Letter of support for Thistledown Biofilm Ltd.
August 11, 2025

Dear Officer:

We have committed CAD 250,000 to Thistledown Biofilm Ltd. The following applicants are essential to the success of the business:

- Nomvula Dlamini (born 3 April 1990)
- Tomasz Kowalczyk (born 21 June 1987)
- Hye-jin Seo (born 9 January 1994)

Sincerely,
Bradley Funk
Managing Partner`,
    fields: {
      organization: 'PRAIRIE SEED VENTURES LP',
      company: 'Thistledown Biofilm Ltd.',
      essentialPerson: ['Nomvula Dlamini', 'Tomasz Kowalczyk', 'Hye-jin Seo'],
      issuedOn: '2025-08-11',
      commitment: 'CAD 250000',
    },
    verdicts: { [designated]: 'met', [essential]: 'met', [dated]: 'met', 'Commits at least $200,000': 'met' },
  },
  {
    name: 'C: a commitment certificate of ticked boxes',
    kind: 'commitment_certificate',
    text: `COMMITMENT CERTIFICATE – IMM 5766
Part A. Certificate number: BLA-2025-0117     Date of issue: 2025-10-03
Part B. Designated organization: Boreal Launch Angels
Part C. Name of business: Sisu Robotics Inc.
Part D. Applicants
  Aino Lehtonen     [X] essential  [ ] not essential
  Farid Haddadi     [X] essential  [ ] not essential
  Joanna Pawlak     [ ] essential  [X] not essential`,
    fields: {
      certificateNumber: 'BLA-2025-0117',
      organization: 'Boreal Launch Angels',
      company: 'Sisu Robotics Inc.',
      issuedOn: '2025-10-03',
      essentialPerson: ['Aino Lehtonen', 'Farid Haddadi'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
  {
    name: 'C: a commitment certificate with one block for each person',
    kind: 'commitment_certificate',
    text: `Commitment Certificate
Certificate no. NLI-0442
Issued: 20 September 2025
Entity: Northern Lights Incubator Inc.
Business name: Kestrel Soil Data Inc.

Applicant 1
Name: Miriam Tesfaye
Essential to the business: Yes

Applicant 2
Name: Henrik Dalgaard
Essential to the business: Yes

Applicant 3
Name: Lucas Fontaine
Essential to the business: No`,
    fields: {
      certificateNumber: 'NLI-0442',
      organization: 'Northern Lights Incubator Inc.',
      company: 'Kestrel Soil Data Inc.',
      issuedOn: '2025-09-20',
      essentialPerson: ['Miriam Tesfaye', 'Henrik Dalgaard'],
    },
    verdicts: { [numbered]: 'met', [essential]: 'met', [fresh]: 'met' },
  },
  {
    name: 'C: a Manitoba certificate whose day stands in words',
    kind: 'incorporation',
    text: `THE CORPORATIONS ACT (MANITOBA)
CERTIFICATE OF INCORPORATION

This is to certify that
THISTLEDOWN BIOFILM LTD.
was this day incorporated, and that its articles are attached.

Business Number 78114 0022 MC0001
Corporation No. 10118842

Dated at Winnipeg, Manitoba, this 14th day of May, 2025.
Director`,
    fields: {
      company: 'THISTLEDOWN BIOFILM LTD.',
      companyNumber: '10118842',
      incorporatedOn: '2025-05-14',
      jurisdiction: 'Manitoba',
    },
    verdicts: { [inCanada]: 'met', [hasNumber]: 'met', [incorporated]: 'met' },
  },
  {
    name: 'C: a federal profile copied from the web',
    kind: 'incorporation',
    text: `Federal Corporation Information – 1718820-4
Corporation Number
1718820-4
Business Number (BN)
771820044RC0001
Corporate Name
Sisu Robotics Inc.
Status
Active
Governing Legislation
Canada Business Corporations Act – 2025-06-02
Certificates and Filings
Certificate of Incorporation
2025-06-02`,
    fields: {
      company: 'Sisu Robotics Inc.',
      companyNumber: '1718820-4',
      incorporatedOn: '2025-06-02',
      jurisdiction: 'Canada',
    },
    verdicts: { [inCanada]: 'met', [hasNumber]: 'met', [incorporated]: 'met' },
  },
  {
    name: 'C: a New Brunswick certificate in two languages, the day between them',
    kind: 'incorporation',
    text: `NEW BRUNSWICK / NOUVEAU-BRUNSWICK
Business Corporations Act / Loi sur les corporations commerciales
CERTIFICATE OF INCORPORATION / CERTIFICAT DE CONSTITUTION EN CORPORATION

ALGUE BLEUE INC.
Name of Corporation / Raison sociale de la corporation

729914
Corporation Number / Numéro de la corporation

I HEREBY CERTIFY that the above-mentioned corporation was incorporated under the Business Corporations Act.
JE CERTIFIE que la corporation susmentionnée a été constituée en vertu de la Loi sur les corporations commerciales.

April 7, 2025 / le 7 avril 2025
Date of Incorporation / Date de constitution en corporation`,
    fields: {
      company: 'ALGUE BLEUE INC.',
      companyNumber: '729914',
      incorporatedOn: '2025-04-07',
      jurisdiction: 'New Brunswick',
    },
    verdicts: { [inCanada]: 'met', [hasNumber]: 'met', [incorporated]: 'met' },
  },
  {
    name: 'C: a notice of articles',
    kind: 'incorporation',
    text: `BC Registries and Online Services
NOTICE OF ARTICLES
BUSINESS CORPORATIONS ACT

This Notice of Articles was issued by the Registrar on: July 23, 2025 09:14 AM Pacific Time
Incorporation Number: BC1544086
Recognition Date and Time: Incorporated on July 23, 2025 09:14 AM Pacific Time

Name of Company: KESTREL SOIL DATA INC.
Registered office: 900 - 1055 Dunsmuir Street, Vancouver BC

Directors
TESFAYE, MIRIAM
DALGAARD, HENRIK`,
    fields: {
      company: 'KESTREL SOIL DATA INC.',
      companyNumber: 'BC1544086',
      incorporatedOn: '2025-07-23',
      jurisdiction: 'British Columbia',
    },
    verdicts: { [inCanada]: 'met', [hasNumber]: 'met', [incorporated]: 'met' },
  },
]
