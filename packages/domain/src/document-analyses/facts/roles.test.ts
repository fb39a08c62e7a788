import { describe, expect, it } from 'vitest'
import { readLayout } from '../layout/read-layout.ts'
import { findAmounts } from './amounts.ts'
import { readDates } from './dates.ts'
import { findEssentialPersons } from './essential-persons.ts'
import { findHolder } from './persons.ts'
import { findRecord } from './records.ts'

describe('essential persons', () => {
  const read = (text: string) => {
    const { people, denied } = findEssentialPersons(readLayout(text))
    return { people: people.map(({ value }) => value), denied: denied.map(({ value }) => value) }
  }
  it.each([
    ['We regard Amina Osei as essential to the business.\n\nJane Doe\nDirector', ['Amina Osei'], []],
    [
      'Amina Osei is essential to the business, but Ravi Patel is not essential.',
      ['Amina Osei'],
      ['Ravi Patel'],
    ],
    ['Essential persons:\n- Amina Osei\n- Ravi Patel\n\nSigned\nJane Doe', ['Amina Osei', 'Ravi Patel'], []],
    [
      'Name          Role     Essential\nAmina Osei    CEO      Yes\nRavi Patel    Sales    No',
      ['Amina Osei'],
      ['Ravi Patel'],
    ],
    ['Name: Amina Osei\nEssential to the business: No', [], ['Amina Osei']],
    ["Chloé Roy n'est pas essentielle à l'entreprise.", [], ['Chloé Roy']],
    ['It is essential that Amina Osei attends.', [], []],
    // Called after somebody, and nobody.
    ['Personnes essentielles selon le Fonds Louis Riel :\nKarim Benali', ['Karim Benali'], []],
    [
      'Espace Hugo Lacroix, organisme désigné, certifie que Karim Benali est essentiel.',
      ['Karim Benali'],
      [],
    ],
    ['At the Banff Foundry, Amina Osei is essential.', ['Amina Osei'], []],
    // What was said before holds of the next, too.
    [
      "M. Karim Benali est essentiel à l'entreprise. Mme Zoé Lacombe l'est aussi.",
      ['Karim Benali', 'Zoé Lacombe'],
      [],
    ],
    ['Ravi Patel is not essential. Neither is Jane Doe.', [], ['Ravi Patel', 'Jane Doe']],
    [
      'Amina Osei, who leads it, is an essential person: without her it could not go on.\nRavi Patel is an applicant. He is not an essential person.',
      ['Amina Osei'],
      [],
    ],
    ["M. Paul Roy n'y joue pas un rôle essentiel.", [], ['Paul Roy']],
    [
      'Angès Rive-Sud, organisme désigné, et les personnes essentielles Karim Benali et Zoé Lacombe.',
      ['Karim Benali', 'Zoé Lacombe'],
      [],
    ],
    ['The following are essential: Amina Osei; Ravi Patel.', ['Amina Osei', 'Ravi Patel'], []],
    // Where a list ends.
    [
      'Sont essentiels :\n1. Karim Benali\n2. Zoé Lacombe\n\nJean-Guy Tremblay\nDirecteur',
      ['Karim Benali', 'Zoé Lacombe'],
      [],
    ],
    [
      "Demandeurs essentiels à l'entreprise : Karim Benali et Zoé Lacombe\nDemandeur non essentiel : Paul Roy",
      ['Karim Benali', 'Zoé Lacombe'],
      ['Paul Roy'],
    ],
    // Boxes.
    ['[x] Amina Osei is essential\n[ ] Ravi Patel is essential', ['Amina Osei'], []],
    [
      'Amina Osei   ☒ essential   ☐ not essential\nRavi Patel   ☐ essential   ☒ not essential',
      ['Amina Osei'],
      ['Ravi Patel'],
    ],
  ])('of %j', (text, people, denied) => {
    expect(read(text)).toEqual({ people, denied })
  })
})

describe('days in figures', () => {
  it.each([
    ['Date de naissance : 03/11/1987', ['1987-11-03'], 'day first'],
    ['Opened 25/02/2017. Issued 03/11/2025.', ['2017-02-25', '2025-11-03'], 'day first'],
    ['Filed 11/25/2024, due 03/11/2025', ['2024-11-25', '2025-03-11'], 'month first'],
    ['Format MM/DD/YYYY: 03/11/2025', ['2025-03-11'], 'month first'],
    ['On 3 November 2025 we met; on 03/12/2025 again.', ['2025-11-03', '2025-12-03'], 'day first'],
    ['Due 03/11/2025', [], undefined],
  ])('of %j', (text, days, order) => {
    const read = readDates(text)
    expect(read.dates.map(({ day }) => day)).toEqual(days)
    expect(read.order?.order).toBe(order)
  })

  it.each([
    ['17 JUL / JUIL 1991', '1991-07-17'],
    ['30.09.2026', '2026-09-30'],
    ['17 de setembro de 2026', '2026-09-17'],
    ['5. März 2026', '2026-03-05'],
    ['١٧ سبتمبر ٢٠٢٦', '2026-09-17'],
    ['08 MAR /MARS 65', '1965-03-08'],
  ])('reads %j', (text, day) => {
    expect(readDates(text).dates.map((found) => found.day)).toEqual([day])
  })
})

it.each([
  ['CHF 25’564.50', 'CHF', 25_564.5],
  ['R$ 12.345,60', 'BRL', 12_345.6],
  ['C$ 31,250.00', 'CAD', 31_250],
  ['25 564,00 $ CA', 'CAD', 25_564],
  ['AED 45,000.00', 'AED', 45_000],
  ['CAD 85 million', 'CAD', 85_000_000],
])('reads the amount %j', (text, currency, amount) => {
  expect(findAmounts(text)).toMatchObject([{ currency, amount }])
})

it.each([
  ['Vorname: Jonas\nNachname: Brandt', 'Jonas Brandt'],
  ['Apelido: de Almeida\nNomes próprios: Ana Lucia', 'Ana Lucia de Almeida'],
  ['Surname/Nom\nADEBAYO-KING\nGiven names/Prénoms\nFOLAKE', 'FOLAKE ADEBAYO-KING'],
  ['Name: OSEI, Amina', 'Amina OSEI'],
  ['We confirm that Willem de Vries has been our client since 2016.', 'Willem de Vries'],
])('finds whose paper %j is', (text, name) => {
  expect(findHolder(readLayout(text))?.value).toBe(name)
})

it.each([
  ['Inhalt: Keine Eintragung', 'clear'],
  ['There are no entries in the criminal register.', 'clear'],
  ['The search revealed no prior arrest data.', 'clear'],
  ['She has not been convicted of any offence.', 'clear'],
  ['The following convictions are recorded: fraud.', 'entry'],
  ['Folgende Eintragung: Betrug, Geldstrafe', 'entry'],
  ['This certificate does not include convictions by foreign courts.', undefined],
])('%j says of a record: %s', (text, says) => {
  const { entry, clear } = findRecord(readLayout(text))
  expect(entry ? 'entry' : clear ? 'clear' : undefined).toBe(says)
})
