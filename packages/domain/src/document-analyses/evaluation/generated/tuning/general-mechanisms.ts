import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { longDay, writtenAmount } from '../written.ts'

const clean = 'Says that no record was found'
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Mechanisms rather than layouts: the name turned round, labels in capitals without a colon, a denial in other words. */
export const generalMechanisms: readonly Family[] = [
  {
    name: 'county record check in capitals without colons',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const [birth, issued] = [draw.day('1970-01-13', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `STATE OF UTOPIA\nCRIMINAL HISTORY SEARCH\nNAME ${$(`${family.toUpperCase()}, ${given.toUpperCase()}`)}\nDOB ${$(american(birth))}\nDATE OF REPORT\nDATE ISSUED ${$(american(issued))}\n${draw.pick(
          [
            'THE SEARCH RETURNED NO MATCHING RECORDS.',
            'WE FOUND NO FELONY CONVICTIONS FOR THIS PERSON.',
            'THE ABOVE PERSON HAS NEVER BEEN ARRESTED OR CHARGED.',
          ],
        )}\nTHIS REPORT DOES NOT INCLUDE CONVICTIONS IN OTHER COUNTIES.`,
        fields: {
          person: `${given.toUpperCase()} ${family.toUpperCase()}`,
          dateOfBirth: birth,
          issuedOn: issued,
        },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'certificate that says only how far the search went',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      return {
        text: `Police certificate\nName: ${$(who)}\nDate: ${$(longDay(issued, 'en-GB'))}\n\nThis certificate does not include convictions by foreign courts.`,
        fields: { person: who, issuedOn: issued },
        verdicts: { [clean]: 'could_not_tell' },
      }
    },
  },
  {
    name: 'reference of a banker with a table and a total',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const [first, second] = [draw.int(4_000, 60_000), draw.int(4_000, 60_000)]
      const money = (amount: number) => `SGD ${writtenAmount(amount, ',', '.')}`
      return {
        text: `Straits Mercantile Bank\nBanker's reference\nDate: ${$(longDay(issued, 'en-GB'))}\n\nOur client ${$(who)} keeps deposits with us as set out below.\n\nAccount          Amount\n${draw.digits(9)}        ${money(first)}\n${draw.digits(9)}        ${money(second)}\nTotal: ${$(money(first + second))}`,
        fields: { person: who, issuedOn: issued, balance: `SGD ${first + second}` },
        verdicts: { 'Shows at least': 'partially_met' },
      }
    },
  },
]
