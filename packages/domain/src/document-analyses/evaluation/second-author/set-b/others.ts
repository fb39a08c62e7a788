import type { LabelledDocument } from '../../labelled-document.ts'

const inCanada = 'Is incorporated in Canada'
const numbered = 'Carries its corporation number'
const dated = 'Carries its date of incorporation'
const current = 'Is less than 12 months old'
const physician = 'Names the panel physician'

export const others: readonly LabelledDocument[] = [
  {
    name: 'B certificate of Saskatchewan',
    kind: 'incorporation',
    text: `Information Services Corporation
The Business Corporations Act, 2021 (Saskatchewan)
Certificate of Incorporation
Entity number: 102288417
I certify that
UMBRA STORAGE LTD.
is this day incorporated under the above Act.
Dated the 11th day of April, 2025`,
    fields: {
      company: 'UMBRA STORAGE LTD.',
      companyNumber: '102288417',
      incorporatedOn: '2025-04-11',
      jurisdiction: 'Saskatchewan',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B certificate of New Brunswick in two languages',
    kind: 'incorporation',
    text: `New Brunswick / Nouveau-Brunswick
Business Corporations Act / Loi sur les corporations commerciales
CERTIFICATE OF INCORPORATION / CERTIFICAT DE CONSTITUTION EN CORPORATION
Name of corporation / Raison sociale : Ostréa Données inc.
Corporation number / Numéro de la corporation : 744120
Date of incorporation / Date de constitution : 2025-05-28`,
    fields: {
      company: 'Ostréa Données inc.',
      companyNumber: '744120',
      incorporatedOn: '2025-05-28',
      jurisdiction: 'New Brunswick',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B federal search result',
    kind: 'incorporation',
    text: `Federal Corporation Information
Corporation Number     1588204-3
Business Number (BN)   774120988RC0001
Corporate Name         Larkspur Diagnostics Inc.
Status                 Active
Governing Legislation  Canada Business Corporations Act - 2024-11-29
Date of Incorporation  2024-11-29
Certificate of Incorporation issued`,
    fields: {
      company: 'Larkspur Diagnostics Inc.',
      companyNumber: '1588204-3',
      incorporatedOn: '2024-11-29',
      jurisdiction: 'Canada',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B articles of Ontario',
    kind: 'incorporation',
    text: `ARTICLES OF INCORPORATION
Business Corporations Act
Ontario

1. Corporation Name
LEDGERLEAF INC.
2. Registered Office Address
40 Wharf Street, Kingston, Ontario
3. Number of Directors: Minimum 1 Maximum 10

Certificate: These articles are effective on
JULY 17, 2025
Ontario Corporation Number 1001440927`,
    fields: {
      company: 'LEDGERLEAF INC.',
      companyNumber: '1001440927',
      incorporatedOn: '2025-07-17',
      jurisdiction: 'Ontario',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B certificate of Newfoundland and Labrador',
    kind: 'incorporation',
    text: `NEWFOUNDLAND AND LABRADOR
Corporations Act
CERTIFICATE OF INCORPORATION
88214
Corporation Number
CAPELIN ANALYTICS INC.
Name of Corporation
I hereby certify that the above mentioned corporation was incorporated under the Corporations Act of the Province of Newfoundland and Labrador.
3 February 2025
Date of Incorporation`,
    fields: {
      company: 'CAPELIN ANALYTICS INC.',
      companyNumber: '88214',
      incorporatedOn: '2025-02-03',
      jurisdiction: 'Newfoundland and Labrador',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B company of Ireland',
    kind: 'incorporation',
    text: `COMPANIES REGISTRATION OFFICE
Certificate of Incorporation
Number 744120
I hereby certify that BLACKTHORN ROBOTICS LIMITED is this day incorporated under the Companies Act 2014 of Ireland and that the company is a private company limited by shares.
Given under my hand at Dublin, this Tuesday, the 4th day of June, 2024`,
    fields: {
      company: 'BLACKTHORN ROBOTICS LIMITED',
      companyNumber: '744120',
      incorporatedOn: '2024-06-04',
      jurisdiction: 'Ireland',
    },
    verdicts: { [inCanada]: 'not_met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'B acknowledgement of a medical, form with labels above',
    kind: 'medical',
    text: `IMM 1017B UPFRONT MEDICAL REPORT
Name of client
Lakshmi Narayanan
Date of birth
1989-12-15
UMI number
UMI5510448
Date of medical examination
2025-03-27
Name of panel physician
Dr. Rosalind Mathew`,
    fields: {
      person: 'Lakshmi Narayanan',
      dateOfBirth: '1989-12-15',
      reference: 'UMI5510448',
      examinedOn: '2025-03-27',
    },
    verdicts: { [current]: 'met', [physician]: 'met' },
  },
  {
    name: 'B medical in a sentence, without a physician',
    kind: 'medical',
    text: `Wellspring Immigration Clinic
Proof of immigration medical examination

Jean-Bosco Habyarimana, date of birth 4 June 1984, attended our clinic for an immigration medical exam on October 1, 2025. His IME number is 44177203.`,
    fields: {
      person: 'Jean-Bosco Habyarimana',
      dateOfBirth: '1984-06-04',
      reference: '44177203',
      examinedOn: '2025-10-01',
    },
    verdicts: { [current]: 'met', [physician]: 'could_not_tell' },
  },
  {
    name: 'B French medical, long ago',
    kind: 'medical',
    text: `FEUILLE DE RENSEIGNEMENTS eMEDICAL
Nom et prénom       Salimata Kéita
Né(e) le            13 juin 1995
N° IME              60077148
Examen effectué le  4 septembre 2024
Médecin désigné     Dr Paul-André Simard`,
    fields: {
      person: 'Salimata Kéita',
      dateOfBirth: '1995-06-13',
      reference: '60077148',
      examinedOn: '2024-09-04',
    },
    verdicts: { [current]: 'not_met', [physician]: 'met' },
  },
  {
    name: 'B minutes of a meeting of directors',
    kind: 'other',
    text: `UMBRA STORAGE LTD.
Minutes of a meeting of the directors held on 2 September 2025
Present: Mihai Popescu (chair), Anjali Raghunathan
Resolved that the corporation open an account with a chartered bank and engage an accountant.`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'B receipt for a fee',
    kind: 'other',
    text: `Receipt
Biometrics fee – individual    85.00 CAD
Paid by card on 17 October 2025
Receipt number E774120988
Thank you for your payment.`,
    fields: {},
    verdicts: {},
  },
]
