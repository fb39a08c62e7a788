import { $, type Family } from '../family.ts'
import { fullName } from '../people.ts'
import { capitalDay, longDay, slashedDay, writtenAmount } from '../written.ts'

const holds = 'Has not expired'
const funds = 'Shows at least'
const clean = 'Says that no record was found'
const people = 'Names the essential persons'

/** Harder layouts, for which no rule was made at first (51.5 % of their facts were then read right). Rules were made for their kinds since. */
export const formerlyUnseenFamilies: readonly Family[] = [
  {
    name: 'photograph of which all labels come first, then all values',
    kind: 'passport',
    language: 'en',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const number = `L${draw.digits(8)}`
      const [birth, issued] = [draw.day('1970-01-01', '1999-12-31'), draw.day('2019-01-01', '2024-12-31')]
      const expires = draw.day('2027-01-01', '2034-12-31')
      return {
        text: `PASSPORT
Passport number
Surname
Given names
Date of birth
Date of issue
Date of expiry
${$(number)}
${$(family.toUpperCase())}
${$(given.toUpperCase())}
${$(capitalDay(birth))}
${$(capitalDay(issued))}
${$(capitalDay(expires))}`,
        fields: {
          person: `${given.toUpperCase()} ${family.toUpperCase()}`,
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'French page with two labels in a line',
    kind: 'passport',
    language: 'fr',
    fill: ({ draw, person }) => {
      const { given, family } = person()
      const number = `${draw.digits(2)}AV${draw.digits(5)}`
      const [birth, issued] = [draw.day('1970-01-01', '1999-12-31'), draw.day('2019-01-01', '2024-12-31')]
      const expires = draw.day('2027-01-01', '2034-12-31')
      return {
        text: `RÉPUBLIQUE FRANÇAISE
PASSEPORT    Passeport n° : ${$(number)}
Nom : ${$(family.toUpperCase())}      Sexe : F
Prénoms : ${$(given)}
Né(e) le : ${$(slashedDay(birth))}      à : LYON
Délivré le : ${$(slashedDay(issued))}      Valable jusqu'au : ${$(slashedDay(expires))}
Autorité : Préfecture du Rhône`,
        fields: {
          person: `${given} ${family.toUpperCase()}`,
          documentNumber: number,
          dateOfBirth: birth,
          issuedOn: issued,
          expiresOn: expires,
        },
        verdicts: { [holds]: 'met' },
      }
    },
  },
  {
    name: 'banker who writes as at close of business',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const balance = draw.int(9_000, 90_000)
      return {
        text: `Overseas & Colonial Bank plc
1 Harbour Road

${$(longDay(issued, 'en-GB'))}

Dear Sirs

${$(who)}

We write at the request of the above-named, who has banked with us since 2012. As at close of business yesterday, account
${draw.digits(8)} stood at ${$(`GBP ${writtenAmount(balance, ',', '.')}`)} in credit.

Yours faithfully
P. Whitcombe, Relationship Director`,
        fields: { person: who, issuedOn: issued, balance: `GBP ${balance}` },
        verdicts: { [funds]: 'partially_met' },
      }
    },
  },
  {
    name: 'Canadian credit union with a summary table',
    kind: 'bank_letter',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const issued = draw.day('2025-06-01', '2025-11-15')
      const [balance, mean] = [draw.int(9_000, 90_000), draw.int(9_000, 90_000)]
      return {
        text: `VALLEY FIRST CREDIT UNION
Member: ${$(who)}
Letter date: ${$(longDay(issued, 'en-CA', 'short'))}

Account       Opened         Current balance (CAD)     6-month average (CAD)
${draw.digits(6)}        May 2, 2014    ${$(`$${writtenAmount(balance, ',', '.')} CAD`)}          ${$(`$${writtenAmount(mean, ',', '.')} CAD`)}

Outstanding debts: none`,
        fields: { person: who, issuedOn: issued, balance: `CAD ${balance}`, averageBalance: `CAD ${mean}` },
        verdicts: { [funds]: balance >= 13_757 ? 'met' : 'not_met', 'Gives the average balance': 'met' },
        familySize: 1,
      }
    },
  },
  {
    name: 'Irish letter of the police',
    kind: 'police_certificate',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const [birth, issued] = [draw.day('1970-01-01', '2002-12-31'), draw.day('2025-06-01', '2025-11-15')]
      return {
        text: `An Garda Síochána
Police Certificate
${$(longDay(issued, 'en-IE'))}

To whom it concerns

Re: ${$(who)}, date of birth ${$(longDay(birth, 'en-IE'))}

According to our records, the above person has not come to the adverse attention of the Gardaí.

Superintendent`,
        fields: { person: who, dateOfBirth: birth, issuedOn: issued },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'Mexican certificate with its finding in capitals',
    kind: 'police_certificate',
    language: 'es',
    fill: ({ draw, person }) => {
      const who = fullName(person()).toUpperCase()
      const issued = draw.day('2025-06-01', '2025-11-15')
      return {
        text: `FISCALÍA GENERAL
CONSTANCIA DE DATOS REGISTRALES
Nombre: ${$(who)}
CURP: ${draw.digits(9)}
Se hace constar que, tras la búsqueda en el archivo, NO SE ENCONTRARON ANTECEDENTES PENALES a su nombre.
Ciudad de México, a ${$(longDay(issued, 'es-MX'))}.`,
        fields: { person: who, issuedOn: issued },
        verdicts: { [clean]: 'met' },
      }
    },
  },
  {
    name: 'letter with the essential people in brackets and ticks',
    kind: 'letter_of_support',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, second, third, signer] = some(4).map(fullName)
      const issued = draw.day('2025-05-01', '2025-11-10')
      const fund = draw.pick(['Halyard Ventures', 'Cobalt Bay Capital'])
      const company = draw.pick(['Snowmelt Sensors Inc.', 'Juniper Dental AI Ltd.'])
      const amount = draw.pick([190, 230]) * 1_000
      return {
        text: `${$(fund)} | Venture capital
Letter of Support | ${$(longDay(issued, 'en-CA'))}

Applicant company: ${$(company)}
Our commitment: ${$(`CAD ${writtenAmount(amount, ',', '.')}`)}

Founding team                Essential to the business
${$(first ?? '')}            ✓
${$(second ?? '')}           ✓
${third}           –

For the fund: ${signer}`,
        fields: {
          organization: fund,
          company,
          issuedOn: issued,
          commitment: `CAD ${amount}`,
          essentialPerson: [first ?? '', second ?? ''],
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'certificate that names its only essential person in prose',
    kind: 'commitment_certificate',
    language: 'en',
    fill: ({ draw, people: some }) => {
      const [first, other, signer] = some(3).map(fullName)
      const issued = draw.day('2025-06-01', '2025-11-10')
      const number = `IMM-${draw.digits(6)}`
      const hub = draw.pick(['Birchbark Startup Incubator', 'Narrows Accelerator'])
      return {
        text: `COMMITMENT CERTIFICATE
Certificate #: ${$(number)}
${$(hub)}, as designated organization, certifies on ${$(longDay(issued, 'en-US'))} that ${$('Saltmarsh Labs Inc.')} has been accepted into its
program. Of the two applicants, ${first} and ${other}, only ${$(first ?? '')} has been found essential to the business.
${signer}, Program Manager`,
        fields: {
          certificateNumber: number,
          organization: hub,
          company: 'Saltmarsh Labs Inc.',
          issuedOn: issued,
          essentialPerson: first ?? '',
        },
        verdicts: { [people]: 'met' },
      }
    },
  },
  {
    name: 'certificate of Alberta',
    kind: 'incorporation',
    language: 'en',
    fill: ({ draw }) => {
      const made = draw.day('2019-01-01', '2025-10-31')
      const number = draw.digits(10)
      const company = draw.pick(['COULEE VISION INC.', 'FORAGER ROBOTICS LTD.'])
      return {
        text: `CORPORATE ACCESS NUMBER: ${$(number)}
BUSINESS CORPORATIONS ACT
CERTIFICATE OF INCORPORATION
${$(company)}
WAS INCORPORATED IN ALBERTA ON ${$(made.replaceAll('-', '/'))}.`,
        fields: { company, companyNumber: number, incorporatedOn: made, jurisdiction: 'Alberta' },
        verdicts: { 'Is incorporated in Canada': 'met' },
      }
    },
  },
  {
    name: 'CELPIP result in one line',
    kind: 'language_test',
    language: 'en',
    fill: ({ draw, person }) => {
      const who = fullName(person())
      const tested = draw.day('2024-01-13', '2025-10-31')
      const level = () => String(draw.int(4, 11))
      const [listening, reading, writing, speaking] = [level(), level(), level(), level()]
      return {
        text: `CELPIP-General | ${$(who)} | Test date ${$(longDay(tested, 'en-CA'))}
L ${$(listening)}   R ${$(reading)}   W ${$(writing)}   S ${$(speaking)}`,
        fields: {
          test: 'CELPIP-General',
          person: who,
          testedOn: tested,
          listening,
          reading,
          writing,
          speaking,
        },
        verdicts: { 'Is a result of an accepted': 'met' },
      }
    },
  },
  {
    name: 'plan with bullets',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business plan, version 3

Innovation
• ${draw.pick(['We grow the enzyme in yeast, which had not been done commercially.', 'The sensor measures what until recently took a laboratory.'])}
Jobs
• Year 1: ${draw.int(2, 6)} technicians in Guelph
• Year 2: ${draw.int(7, 20)} technicians in Guelph
Competition
• ${draw.pick(['Novozymes: large, slow to customize', 'DSM and Novozymes sell standard enzymes only'])}`,
      fields: {},
      verdicts: {
        'Says what is innovative': 'met',
        'Speaks of jobs in Canada': 'met',
        'Names competitors': 'met',
      },
    }),
  },
  {
    name: 'plan with half denials',
    kind: 'business_plan',
    language: 'en',
    fill: ({ draw }) => ({
      text: `Business plan

Innovation
${draw.pick(['Others sell the same product.', 'We offer what every agency offers.'])}
Jobs
${draw.pick(['All staff are abroad, and it will stay so.', 'Employees will not be based in Canada.'])}
Competition
${draw.pick(['To date, competitors have not appeared.', 'Competition does not exist.'])}`,
      fields: {},
      verdicts: {
        'Says what is innovative': 'not_met',
        'Speaks of jobs in Canada': 'not_met',
        'Names competitors': 'not_met',
      },
    }),
  },
]
