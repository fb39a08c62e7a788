import type { LabelledDocument } from '../../labelled-document.ts'

const inCanada = 'Is incorporated in Canada'
const numbered = 'Carries its corporation number'
const dated = 'Carries its date of incorporation'
const current = 'Is less than 12 months old'
const physician = 'Names the panel physician'

export const others: readonly LabelledDocument[] = [
  {
    name: 'A certificate of Alberta',
    kind: 'incorporation',
    text: `CORPORATE ACCESS NUMBER: 2026114498
Government of Alberta
BUSINESS CORPORATIONS ACT
CERTIFICATE OF INCORPORATION
VOLTAIC PRAIRIE CORP.
WAS INCORPORATED IN ALBERTA ON 2025/03/18.`,
    fields: {
      company: 'VOLTAIC PRAIRIE CORP.',
      companyNumber: '2026114498',
      incorporatedOn: '2025-03-18',
      jurisdiction: 'Alberta',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A certificate of British Columbia in prose',
    kind: 'incorporation',
    text: `Number: BC1509931
CERTIFICATE OF INCORPORATION
BUSINESS CORPORATIONS ACT
I Hereby Certify that KELPWRIGHT FOODS LTD. was incorporated under the laws of the Province of British Columbia on February 26, 2025 at 11:04 AM Pacific Time.
Issued under my hand at Victoria, British Columbia`,
    fields: {
      company: 'KELPWRIGHT FOODS LTD.',
      companyNumber: 'BC1509931',
      incorporatedOn: '2025-02-26',
      jurisdiction: 'British Columbia',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A federal certificate in two languages',
    kind: 'incorporation',
    text: `Certificate of Incorporation / Certificat de constitution
Canada Business Corporations Act / Loi canadienne sur les sociétés par actions

Glacier Sense Technologies Inc.
Corporate name / Dénomination sociale

1602214-7
Corporation number / Numéro de société

2025-01-15
Date of Incorporation (YYYY-MM-DD)
Date de constitution (AAAA-MM-JJ)`,
    fields: {
      company: 'Glacier Sense Technologies Inc.',
      companyNumber: '1602214-7',
      incorporatedOn: '2025-01-15',
      jurisdiction: 'Canada',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A profile report of Ontario',
    kind: 'incorporation',
    text: `Ministry of Public and Business Service Delivery
Profile Report
ORCHARD LOGIC INC. as of October 30, 2025

Act                               Business Corporations Act
Type                              Ontario Business Corporation
Name                              ORCHARD LOGIC INC.
Ontario Corporation Number (OCN)  1001288340
Governing Jurisdiction            Canada - Ontario
Status                            Active
Date of Incorporation             May 05, 2025`,
    fields: {
      company: 'ORCHARD LOGIC INC.',
      companyNumber: '1001288340',
      incorporatedOn: '2025-05-05',
      jurisdiction: 'Ontario',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A certificate of Nova Scotia',
    kind: 'incorporation',
    text: `PROVINCE OF NOVA SCOTIA
Companies Act
Certificate of Incorporation
Registry Number
4471209
Name of Company
FUNDY TIDEWORKS LIMITED
I hereby certify that the above-mentioned company was incorporated this date under the Companies Act and that the liability of the members is limited.
Registrar of Joint Stock Companies
June 9, 2025
Date of Incorporation`,
    fields: {
      company: 'FUNDY TIDEWORKS LIMITED',
      companyNumber: '4471209',
      incorporatedOn: '2025-06-09',
      jurisdiction: 'Nova Scotia',
    },
    verdicts: { [inCanada]: 'met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A company of Singapore',
    kind: 'incorporation',
    text: `ACCOUNTING AND CORPORATE REGULATORY AUTHORITY
CERTIFICATE CONFIRMING INCORPORATION OF COMPANY
This is to confirm that MERLION GRID PTE. LTD. is incorporated under the Companies Act 1967 of Singapore on and from 12 March 2024 and that the company is a private company limited by shares.
UEN: 202409118K`,
    fields: {
      company: 'MERLION GRID PTE. LTD.',
      companyNumber: '202409118K',
      incorporatedOn: '2024-03-12',
      jurisdiction: 'Singapore',
    },
    verdicts: { [inCanada]: 'not_met', [numbered]: 'met', [dated]: 'met' },
  },
  {
    name: 'A eMedical sheet',
    kind: 'medical',
    text: `eMedical Client Information Sheet
Full name            Farhod Rakhimov
Gender               Male
Date of birth        28 Mar 1986
Identity document    AB4419207
IME number           30557718
Clinic               Panel Physicians Tashkent
Panel physician      Dr Malika Yusupova
Exam date            18 Sep 2025`,
    fields: {
      person: 'Farhod Rakhimov',
      dateOfBirth: '1986-03-28',
      reference: '30557718',
      examinedOn: '2025-09-18',
    },
    verdicts: { [current]: 'met', [physician]: 'met' },
  },
  {
    name: 'A letter of a panel physician',
    kind: 'medical',
    text: `To: Immigration, Refugees and Citizenship Canada
UPFRONT MEDICAL REPORT – confirmation
This confirms that Ms. Catarina Vasconcelos (born 7 May 1991) completed her immigration medical examination on 2 August 2024 at our clinic.
Unique Medical Identifier: UMI 40719923
Dr. Henrique Salgado, panel physician, Lisbon`,
    fields: {
      person: 'Catarina Vasconcelos',
      dateOfBirth: '1991-05-07',
      reference: '40719923',
      examinedOn: '2024-08-02',
    },
    verdicts: { [current]: 'not_met', [physician]: 'met' },
  },
  {
    name: 'A French medical proof',
    kind: 'medical',
    text: `EXAMEN MÉDICAL AUX FINS DE L'IMMIGRATION
Nom du client : Moussa Traoré
Date de naissance : 1990-10-10
Numéro IME : 71102284
Date de l'examen : 20 octobre 2025
Médecin désigné : Dre Hélène Aubert`,
    fields: {
      person: 'Moussa Traoré',
      dateOfBirth: '1990-10-10',
      reference: '71102284',
      examinedOn: '2025-10-20',
    },
    verdicts: { [current]: 'met', [physician]: 'met' },
  },
  {
    name: 'A shareholders agreement',
    kind: 'other',
    text: `SHAREHOLDERS' AGREEMENT
made as of 3 June 2025 among Ifeoma Nnadi, Bartosz Wieczorek and Glacier Sense Technologies Inc.
1. Each founder shall hold 500,000 common shares. 2. No shareholder may sell without consent of the board.`,
    fields: {},
    verdicts: {},
  },
  {
    name: 'A utility bill',
    kind: 'other',
    text: `Prairie Hydro
Account number 4471 2290
Bill date Nov 5, 2025
Amount due $142.18 by Nov 26, 2025
Service address: 88 Elm Crescent, Brandon MB`,
    fields: {},
    verdicts: {},
  },
]
