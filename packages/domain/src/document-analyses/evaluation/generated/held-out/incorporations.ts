import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { longDay } from '../written.ts'

const canadian = 'Is incorporated in Canada'

export const heldOutIncorporations: readonly Family[] = [
  {
    name: 'federal certificate in two languages, values over labels',
    kind: 'incorporation',
    language: 'fr',
    fill: ({ draw, person }) => {
      const made = draw.day('2019-01-01', '2025-10-31')
      const number = `${draw.digits(6)}-${draw.int(0, 9)}`
      const company = draw.pick([
        'Harrier Point Analytics Inc.',
        'Snowberry Labs Ltd.',
        'Auk Island Energy Corp.',
      ])
      return {
        text: `Certificate of Incorporation              Certificat de constitution
Canada Business Corporations Act          Loi canadienne sur les sociétés par actions

${$(company)}
Corporate name / Dénomination sociale

${$(number)}
Corporation number / Numéro de société

I HEREBY CERTIFY that the above-named corporation, the articles of incorporation of which are attached, is incorporated
under the Canada Business Corporations Act.

${fullName(person())}
Director / Directeur

${$(made)}
Date of Incorporation (YYYY-MM-DD)
Date de constitution (AAAA-MM-JJ)`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: 'Canada' },
        verdicts: { [canadian]: 'met' },
      }
    },
  },
  {
    name: 'certificate of British Columbia in a sentence',
    kind: 'incorporation',
    language: 'en',
    fill: ({ draw }) => {
      const made = draw.day('2019-01-01', '2025-10-31')
      const number = `BC${draw.digits(7)}`
      const company = draw.pick(['SITKA GROVE TECHNOLOGIES INC.', 'TIDEPOOL ROBOTICS LTD.'])
      return {
        text: `BRITISH COLUMBIA
CERTIFICATE OF INCORPORATION
BUSINESS CORPORATIONS ACT

Incorporation Number: ${$(number)}

I Hereby Certify that ${$(company)} was incorporated under the Business Corporations Act on ${$(longDay(made, 'en-US'))} at 10:21 AM Pacific Time.

Issued under my hand at Victoria, British Columbia
Registrar of Companies
Province of British Columbia`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: 'British Columbia' },
        verdicts: { [canadian]: 'met' },
      }
    },
  },
  {
    name: 'company of Delaware that plans to come to Ontario',
    kind: 'incorporation',
    language: 'en',
    fill: ({ draw }) => {
      const made = draw.day('2019-01-01', '2025-10-31')
      const number = draw.digits(7)
      const company = draw.pick(['Brightwater Metrics, Inc.', 'Halcyon Loop LLC'])
      return {
        text: `State of Delaware
Secretary of State
Division of Corporations
CERTIFICATE OF INCORPORATION
Name of corporation: ${$(company)}
File number: ${$(number)}
Filed: ${$(longDay(made, 'en-US'))}
The corporation intends to open an office in Toronto, Ontario.`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: 'Delaware' },
        verdicts: { [canadian]: 'not_met' },
      }
    },
  },
]
