import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { longDay, slashedDay, writtenAmount } from '../written.ts'

const people = 'Names the essential persons'

export const tuningLettersAndCertificates: readonly Family[] = [
  {
    name: 'letter whose managing director signs',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, other, signer] = some(4).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const amount = draw.pick([180, 200, 250]) * 1_000
      const company = draw.pick(['Sedge Analytics Ltd.', 'Marrow Bay Foods Inc.'])
      return {
        text: `Cinder Lake Ventures LP\n\n${$(longDay(issued, 'en-US'))}\n\nRe: Letter of support for ${$(company)}\n\nCinder Lake Ventures LP, a designated venture capital fund, commits ${$(`CAD $${writtenAmount(amount, ',', '.').slice(0, -3)}`)} to ${company}.\n\nEssential persons: ${$(first ?? '')}, ${$(second ?? '')}\nNon-essential team members: ${other}\n\nSigned,\n${signer}\nManaging Director`,
        fields: {
          organization: 'Cinder Lake Ventures LP',
          company,
          issuedOn: issued,
          commitment: `CAD ${amount}`,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met', 'Commits at least $200,000': amount >= 200_000 ? 'met' : 'not_met' },
      }
    },
  },
  {
    name: 'letter that calls one of two founders essential in a sentence',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, other, signer] = some(3).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      return {
        text: `LETTER OF SUPPORT\nIssued by: Osprey Angels\nDate: ${$(longDay(issued, 'en-GB'))}\nBusiness: Twillingate Optics Inc.\n\nThe founders are ${first} and ${other}. We regard ${$(first ?? '')} as an essential person. ${other} is not an essential person for this application.\n\nAuthorized by ${signer}`,
        fields: {
          organization: 'Osprey Angels',
          company: 'Twillingate Optics Inc.',
          issuedOn: issued,
          essentialPerson: first ?? '',
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'French letter of a fund',
    kind: 'letter_of_support',
    language: 'fr',
    fill: ({ draw, people: some }) => {
      const [first, other, signer] = some(3).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const amount = draw.pick([150, 225]) * 1_000
      return {
        text: `Lettre d'appui\nOrganisation désignée : ${$('Fonds Marée Haute')}\nFait à Québec, le ${$(longDay(issued, 'fr-CA'))}\nEntreprise : ${$('Écorce Numérique inc.')}\n\nLe fonds de capital de risque s'engage à investir ${$(`${writtenAmount(amount, ' ', ',')} $ CA`)}.\nPersonnes essentielles :\n- ${$(first ?? '')}\n\n${other} n'est pas essentielle à l'entreprise.\n\n${signer}, associé directeur`,
        fields: {
          organization: 'Fonds Marée Haute',
          company: 'Écorce Numérique inc.',
          issuedOn: issued,
          commitment: `CAD ${amount}`,
          essentialPerson: first ?? '',
        },
        verdicts: { [people]: 'met', 'Commits at least $200,000': amount >= 200_000 ? 'met' : 'not_met' },
      }
    },
  },
  {
    name: 'certificate as a table with bars and a column of yes and no',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, third, signer] = some(4).map(fullName)
      const issued = draw.day('2025-06-01', '2025-11-10')
      const number = `C-${draw.digits(7)}`
      return {
        text: `COMMITMENT CERTIFICATE\n| Certificate ID | ${$(number)} |\n| Organization | ${$('Kestrel Ridge Capital')} |\n| Date issued | ${$(longDay(issued, 'en-CA'))} |\n| Company | ${$('Undertow Marine Ltd.')} |\n\n| Team member | Essential person? | Voting rights |\n| ${$(first ?? '')} | Yes | 40% |\n| ${$(second ?? '')} | Yes | 30% |\n| ${$(third ?? '')} | No | 30% |\n\n| Signing officer | ${signer} |`,
        fields: {
          certificateNumber: number,
          organization: 'Kestrel Ridge Capital',
          company: 'Undertow Marine Ltd.',
          issuedOn: issued,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'certificate with labels over values and a signing officer',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, signer] = some(2).map(fullName)
      const issued = `2025-${draw.pick(['06', '08', '10'])}-${draw.int(13, 28)}`
      const number = `${draw.digits(4)}/${draw.digits(4)}`
      return {
        text: `Commitment Certificate\nCertificate number\n${$(number)}\nDesignated organization\n${$('Pinnacle Cove Angels')}\nDate of issue\n${$(slashedDay(issued))}\nBusiness\n${$('Redpoll Audio Inc.')}\nName of essential person\n${$(first ?? '')}\nName of signing officer\n${signer}`,
        fields: {
          certificateNumber: number,
          organization: 'Pinnacle Cove Angels',
          company: 'Redpoll Audio Inc.',
          issuedOn: issued,
          essentialPerson: first ?? '',
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
]
