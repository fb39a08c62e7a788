import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { longDay } from '../written.ts'

const people = 'Names the essential persons'
const fresh = 'Is less than 6 months old'

export const heldOutCommitmentCertificates: readonly Family[] = [
  {
    name: 'form in numbered boxes with labels over values',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, signer] = some(3).map(fullName)
      const issued = draw.day('2025-01-01', '2025-11-10')
      const number = `CC${draw.digits(4)}-${draw.digits(5)}`
      const fund = draw.pick(['Barachois Venture Partners', 'Yellowhead Capital', 'Mica Peak Ventures'])
      const company = draw.pick(['Windrow Systems Inc.', 'Petrichor Water Ltd.'])
      return {
        text: `COMMITMENT CERTIFICATE
Business Class - Start-up Business
IMM 5766
1. Certificate number
${$(number)}
2. Date of issuance
${$(issued)}
3. Name of designated organization
${$(fund)}
4. Name of applicant business
${$(company)}
5. Essential person(s)
${$(first ?? '')}
${$(second ?? '')}
6. Authorized signing officer
${signer}
7. Total commitment (CAD)
$210,000`,
        fields: {
          certificateNumber: number,
          organization: fund,
          company,
          issuedOn: issued,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: {
          [people]: 'met',
          [fresh]: issued > '2025-05-20' ? 'met' : 'not_met',
          'Carries its certificate number': 'met',
        },
      }
    },
  },
  {
    name: 'blocks for each applicant with a yes or no',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second] = some(2)
      const issued = draw.day('2025-06-01', '2025-11-10')
      const number = draw.digits(8)
      const hub = draw.pick(['Gannet Rock Incubator', 'Selkirk Digital Accelerator'])
      const company = draw.pick(['Tessellate Health Inc.', 'Copperleaf Rail Inc.'])
      return {
        text: `Commitment Certificate No. ${$(number)}
Issued by: ${$(hub)}     Issue date: ${$(longDay(issued, 'en-CA'))}
Business name: ${$(company)}

Applicant 1
Name: ${$(fullName(first ?? { given: '', family: '' }))}
Essential to the business: Yes

Applicant 2
Name: ${$(fullName(second ?? { given: '', family: '' }))}
Essential to the business: No

Commitment type: acceptance into a business incubator program`,
        fields: {
          certificateNumber: number,
          organization: hub,
          company,
          issuedOn: issued,
          essentialPerson: fullName(first ?? { given: '', family: '' }),
        },
        verdicts: { [people]: 'met', [fresh]: 'met' },
      }
    },
  },
  {
    name: 'French certificate with labels',
    kind: 'commitment_certificate',
    language: 'fr',
    fill: ({ draw, people: some }) => {
      const [first, signer] = some(2).map(fullName)
      const issued = draw.day('2025-06-01', '2025-11-10')
      const number = `CE-${draw.digits(6)}`
      const fund = draw.pick(['Fonds Belle-Anse', 'Capital Trois-Saults'])
      const company = draw.pick(['Lichen Logiciels inc.', 'Aquilon Énergie ltée'])
      return {
        text: `CERTIFICAT D'ENGAGEMENT
Numéro du certificat : ${$(number)}
Délivré par : ${$(fund)}
Date de délivrance : ${$(longDay(issued, 'fr-CA'))}
Nom de l'entreprise : ${$(company)}
Personne essentielle : ${$(first ?? '')}
Signataire autorisé : ${signer}`,
        fields: {
          certificateNumber: number,
          organization: fund,
          company,
          issuedOn: issued,
          essentialPerson: first ?? '',
        },
        verdicts: { [people]: 'met', [fresh]: 'met' },
      }
    },
  },
]
