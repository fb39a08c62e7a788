import type { LabelledDocument } from '../labelled-document.ts'

const inCanada = 'Is incorporated in Canada'

export const incorporations: readonly LabelledDocument[] = [
  {
    name: 'federal certificate',
    kind: 'incorporation',
    text: `Certificate of Incorporation
Canada Business Corporations Act

Harvest Loop Inc.
Corporate name

1481920-3
Corporation number

I HEREBY CERTIFY that the above-named corporation, the articles of incorporation of which are attached,
is incorporated under the Canada Business Corporations Act.

Date of Incorporation (YYYY-MM-DD): 2025-03-11`,
    fields: {
      company: 'Harvest Loop Inc.',
      companyNumber: '1481920-3',
      incorporatedOn: '2025-03-11',
      jurisdiction: 'Canada',
    },
    verdicts: { [inCanada]: 'met', 'Carries its corporation number': 'met' },
  },
  {
    name: 'certificate of Ontario',
    kind: 'incorporation',
    text: `Certificate of Incorporation
Business Corporations Act (Ontario)

This is to certify that these articles are effective on June 2, 2025

Corporation name: CLEARWATER ROBOTICS LTD.
Ontario Corporation Number: 1000442719`,
    fields: {
      company: 'CLEARWATER ROBOTICS LTD.',
      companyNumber: '1000442719',
      incorporatedOn: '2025-06-02',
      jurisdiction: 'Ontario',
    },
    verdicts: { [inCanada]: 'met', 'Carries its date of incorporation': 'met' },
  },
  {
    name: 'certificate of British Columbia',
    kind: 'incorporation',
    text: `BRITISH COLUMBIA
Business Corporations Act
CERTIFICATE OF INCORPORATION
Incorporation Number: BC1422087

I Hereby Certify that QUARRY ANALYTICS INC. was incorporated under the Business Corporations Act on January 9, 2025 at 10:22 AM Pacific Time.
Issued under my hand at Victoria on January 10, 2025.`,
    fields: {
      company: 'QUARRY ANALYTICS INC.',
      companyNumber: 'BC1422087',
      incorporatedOn: '2025-01-09',
      jurisdiction: 'British Columbia',
    },
    verdicts: { [inCanada]: 'met', 'Carries its date of incorporation': 'met' },
  },
  {
    name: 'company of Delaware',
    kind: 'incorporation',
    text: `State of Delaware
Office of the Secretary of State
Certificate of Incorporation of Polar Mesh Inc.
File number: 7712009
Filed on March 4, 2024
The corporation intends to open an office in Canada in 2026.`,
    fields: {
      company: 'Polar Mesh Inc.',
      companyNumber: '7712009',
      incorporatedOn: '2024-03-04',
      jurisdiction: 'Delaware',
    },
    verdicts: { [inCanada]: 'not_met' },
  },
  {
    name: 'articles without date',
    kind: 'incorporation',
    text: `Articles of Incorporation
Business Corporations Act (Alberta)
1. Name of Corporation: Lumen Agritech Inc.
2. Classes of shares: Class A common, voting
3. Minimum number of directors: 1`,
    fields: { company: 'Lumen Agritech Inc.', jurisdiction: 'Alberta' },
    verdicts: {
      [inCanada]: 'met',
      'Carries its date of incorporation': 'could_not_tell',
      'Carries its corporation number': 'could_not_tell',
    },
  },
  {
    name: 'French federal certificate',
    kind: 'incorporation',
    text: `Certificat de constitution
Loi canadienne sur les sociétés par actions

Dénomination sociale : Boréal Santé inc.
Numéro de société : 1500231-8
Date de constitution : 17 avril 2025`,
    fields: {
      company: 'Boréal Santé inc.',
      companyNumber: '1500231-8',
      incorporatedOn: '2025-04-17',
      jurisdiction: 'Canada',
    },
    verdicts: { [inCanada]: 'met', 'Carries its date of incorporation': 'met' },
  },
  {
    name: 'French certificate of Québec, where the program does not apply',
    kind: 'incorporation',
    text: `Certificat de constitution
Loi sur les sociétés par actions (RLRQ, chapitre S-31.1)
Registraire des entreprises du Québec

J'atteste que la société par actions Marée Numérique inc. a été constituée le 12 mai 2025.
Numéro d'entreprise du Québec (NEQ) : 1178802210`,
    fields: {
      company: 'Marée Numérique inc.',
      companyNumber: '1178802210',
      incorporatedOn: '2025-05-12',
      jurisdiction: 'Quebec',
    },
    verdicts: { [inCanada]: 'partially_met' },
  },
  {
    name: 'company of the United Kingdom',
    kind: 'incorporation',
    text: `CERTIFICATE OF INCORPORATION OF A PRIVATE LIMITED COMPANY
Company Number 14882301
The Registrar of Companies for England and Wales hereby certifies that
TIDEWISE ENERGY LIMITED
is this day incorporated under the Companies Act 2006 as a private company.
Given at Companies House, Cardiff, on 6th June 2023`,
    fields: {
      company: 'TIDEWISE ENERGY LIMITED',
      companyNumber: '14882301',
      incorporatedOn: '2023-06-06',
      jurisdiction: 'England and Wales',
    },
    verdicts: { [inCanada]: 'not_met' },
  },
]
