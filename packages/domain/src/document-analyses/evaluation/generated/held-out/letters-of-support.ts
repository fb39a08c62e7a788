import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { dottedDay, longDay, writtenAmount } from '../written.ts'

const people = 'Names the essential persons'
const organization = 'Names the designated organization'

export const heldOutLettersOfSupport: readonly Family[] = [
  {
    name: 'fund whose partner signs, with somebody who is not essential',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, other, signer] = some(4).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const amount = draw.pick([150, 200, 220, 300, 450]) * 1_000
      const fund = draw.pick([
        'Saltwater Ridge Ventures LP',
        'Keel Harbour Capital LP',
        'Torngat Growth Partners LP',
      ])
      const company = draw.pick(['Lumen Orchard Ltd.', 'Pebblebrook Diagnostics Ltd.', 'Arclight Foods Inc.'])
      return {
        text: `${$(fund)}
A designated venture capital fund

${$(longDay(issued, 'en-CA'))}

LETTER OF SUPPORT

Dear Officer,

${fund} has agreed to invest ${$(`$${writtenAmount(amount, ',', '.')} CAD`)} in ${$(company)}, from a fund of CAD 85 million under management.

In our view ${$(first ?? '')}, the chief executive, and ${$(second ?? '')}, who leads engineering, are essential to the business and the
application should not proceed without either of them. ${other}, a part-time adviser, is not essential to the business.

Yours sincerely,

${signer}
General Partner and authorised signatory`,
        fields: {
          organization: fund,
          company,
          issuedOn: issued,
          commitment: `CAD ${amount}`,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: {
          [people]: 'met',
          [organization]: 'met',
          'Commits at least $200,000': amount >= 200_000 ? 'met' : 'not_met',
        },
      }
    },
  },
  {
    name: 'table of applicants with a column that says who is essential',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, third, signer] = some(4).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const group = draw.pick(['Foothills Angel Network', 'Capital Shore Angels', 'Lakehead Angel Group'])
      const company = draw.pick(['Quillwort Software Inc.', 'Glacier Kite Ltd.'])
      const amount = draw.pick([60, 75, 90, 120]) * 1_000
      return {
        text: `LETTER OF SUPPORT - START-UP VISA PROGRAM
Designated organization: ${$(group)}
Type of organization: Angel investor group
Date of letter: ${$(longDay(issued, 'en-GB', 'short'))}
Company: ${$(company)}
Committed investment: ${$(`CAD ${writtenAmount(amount, ',', '.')}`)}

Applicants
Name                      Role                  Essential
${$(first ?? '')}         Chief executive       Yes
${$(second ?? '')}        Head of sales         No
${$(third ?? '')}         Chief technologist    Yes

Signed on behalf of the organization: ${signer}, President`,
        fields: {
          organization: group,
          company,
          issuedOn: issued,
          commitment: `CAD ${amount}`,
          essentialPerson: [first ?? '', third ?? ''],
        },
        verdicts: { [people]: 'met', 'Commits at least $75,000': amount >= 75_000 ? 'met' : 'not_met' },
      }
    },
  },
  {
    name: 'French letter of an incubator',
    kind: 'letter_of_support',
    language: 'fr',
    fill: ({ draw, people: some }) => {
      const [first, second, signer] = some(3).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const incubator = draw.pick(['Incubateur Rivière Rouge', 'Accélérateur Baie Verte'])
      const company = draw.pick(['Nordique Analytique inc.', 'Cèdre Robotique ltée'])
      return {
        text: `${$(incubator)}
45, rue Provencher, Winnipeg (Manitoba)

Le ${$(longDay(issued, 'fr-CA'))}

LETTRE DE SOUTIEN

Organisation désignée : ${incubator}
Entreprise : ${$(company)}

Madame, Monsieur,

Nous confirmons que ${company} a été acceptée dans notre programme d'incubation. Nous considérons ${$(first ?? '')} et
${$(second ?? '')} comme essentiels à l'entreprise. Aucun investissement n'est prévu.

Veuillez agréer nos salutations distinguées.

${signer}, directrice générale`,
        fields: {
          organization: incubator,
          company,
          issuedOn: issued,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met', [organization]: 'met' },
      }
    },
  },
  {
    name: 'letter that names nobody essential, signed by the director',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [founder, signer] = some(2).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const hub = draw.pick(['Mersey Tide Accelerator', 'Chinook Works Incubator'])
      const company = draw.pick(['Foxglove Mobility Inc.', 'Stonefruit Games Ltd.'])
      return {
        text: `${$(hub)}
Date issued: ${$(dottedDay(issued))}
Subject: Letter of support for ${$(company)}

${hub} is a designated organization. We have admitted ${company}, founded by ${founder}, to our autumn cohort. It is essential
that the company completes the program in full.

${signer}
Director, ${hub}`,
        fields: { organization: hub, company, issuedOn: issued },
        verdicts: { [people]: 'not_met', [organization]: 'met' },
      }
    },
  },
]
