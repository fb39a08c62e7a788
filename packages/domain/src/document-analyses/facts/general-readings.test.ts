import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { outcomeOf } from '../outcome.ts'

function read(text: string, documentType: string) {
  const { extractedFields, complianceChecks } = analyzeText({ text, documentType, today: '2025-11-20' })
  const fields: Record<string, string> = Object.fromEntries(
    extractedFields.map(({ field, value }) => [field, value]),
  )
  const outcome = (beginning: string) => {
    const check = complianceChecks.find(({ requirement }) => requirement.startsWith(beginning))
    return check && outcomeOf(check)
  }
  return { fields, outcome }
}

describe('names in whatever layout', () => {
  it.each([
    ['Name: OSEI Amina Grace', 'Amina Grace OSEI'],
    ['Apellidos y nombres: ROJAS VEGA ANA LUZ', 'ANA LUZ ROJAS VEGA'],
    ['Name: Brandt\nVorname: Jonas', 'Jonas Brandt'],
    ['الاسم: سارة محمود', 'سارة محمود'],
    ['Re: Amina Osei', 'Amina Osei'],
    ['Candidate ID 44120\nAmina Osei\nDate of birth: 3 May 1990', 'Amina Osei'],
  ])('reads %j', (text, expected) => {
    expect(read(text, 'police certificate').fields.person).toBe(expected)
  })

  it('takes no country for a person', () => {
    const text =
      'A search of records held by United Kingdom police found no trace against United Kingdom records.'
    expect(read(text, 'police certificate').fields.person).toBeUndefined()
  })
})

it('names the country in whose name a certificate is made out, and not one that it mentions', () => {
  const text = 'GOVERNMENT OF INDIA\nPolice Clearance Certificate\nFor emigration to Canada\nName: Amina Osei'
  expect(read(text, 'police certificate').fields.country).toBe('India')
  const none = 'Police Clearance Certificate\nName: Amina Osei\nThe bearer wishes to travel to Canada.'
  expect(read(none, 'police certificate').fields.country).toBeUndefined()
})

it('pairs labels with values by their order, where all labels come first', () => {
  const text =
    'PASSPORT\nPassport number\nSurname\nGiven names\nDate of expiry\nL8772954\nOSEI\nAMINA\n24 OCT 2031'
  expect(read(text, 'passport').fields).toMatchObject({
    person: 'AMINA OSEI',
    documentNumber: 'L8772954',
    expiresOn: '2031-10-24',
  })
})

it('takes what says of when or of what as part of a label', () => {
  const { fields } = read(
    'Account holder: Amina Osei\nBalance as of 3 November 2025: CAD 30,000.00',
    'bank letter',
  )
  expect(fields.balance).toBe('CAD 30000')
})

it('reads the columns of a table, and the row of totals', () => {
  const text = `Account     Balance        6-month average
Chequing    CAD 1,000.00   CAD 900.00
Savings     CAD 2,000.00   CAD 1,900.00
Total       CAD 3,000.00   CAD 2,800.00`
  expect(read(text, 'bank letter').fields).toMatchObject({
    balance: 'CAD 3000',
    averageBalance: 'CAD 2800',
  })
})

it('reads currencies by the names that the platform gives them', () => {
  expect(read('Account balance: 4,500.250 Jordanian dinars', 'bank letter').fields.balance).toBe(
    'JOD 4500.25',
  )
  expect(read('الرصيد: 98,500.00 درهم إماراتي', 'bank letter').fields.balance).toBe('AED 98500')
})

it('takes the only day for that of the paper only where the paper says what it is', () => {
  const answer =
    'Nothing is recorded against Amina Osei, as the search made 4 October 2025 by this office shows.'
  expect(read(answer, 'police certificate').fields.issuedOn).toBe('2025-10-04')
  const request =
    'Please have your fingerprints taken, as our notice of 4 October 2025 to you asks, at this office.'
  expect(read(request, 'police certificate').fields.issuedOn).toBeUndefined()
})

it('names those only of whom it is said that only they are essential', () => {
  const text =
    'Of the founders Amina Osei, Jonas Brandt and Li Wei, only Jonas Brandt is essential to the business.'
  expect(read(text, 'letter of support').fields.essentialPerson).toBe('Jonas Brandt')
  const open = 'We have not yet decided which of the founders are essential. Amina Osei will be assessed.'
  expect(read(open, 'letter of support').outcome('Names the essential persons')).toBe('could_not_tell')
})

it('reads a plan in bullets by the headings above them, and denials below them', () => {
  const bullets =
    'Business plan\nJobs\n- 9 technicians in Guelph\nCompetition\n- SnowWatch AG: ten times the price'
  const plan = read(bullets, 'business plan')
  expect(plan.outcome('Speaks of jobs in Canada')).toBe('met')
  expect(plan.outcome('Names competitors')).toBe('met')
  const denials =
    'Business plan\nJobs\nNone planned.\nCompetition\nCompetition does not exist.\nOthers sell the same product.'
  const denied = read(denials, 'business plan')
  expect(denied.outcome('Speaks of jobs in Canada')).toBe('not_met')
  expect(denied.outcome('Names competitors')).toBe('not_met')
  expect(denied.outcome('Says what is innovative')).toBe('not_met')
})

it('takes no bill for a letter of a bank', () => {
  const bill = 'Prairie Hydro\nAccount number 4471 2290\nBill date Nov 5, 2025\nAmount due $142.18'
  expect(analyzeText({ text: bill, today: '2025-11-20' }).documentType).toBe('other')
})

describe('the day of incorporation', () => {
  const company =
    'CERTIFICATE OF INCORPORATION / CERTIFICAT DE CONSTITUTION\nNordik Capteurs inc.\nCorporation number: 1655432-1\n'
  it.each([
    'The corporation was incorporated on the following date. / La société a été constituée à la date suivante.\nMarch 4, 2025 / 4 mars 2025',
    'Date of incorporation / Date de constitution\nThis company exists under the Act. / Cette société existe en vertu de la Loi.\n2025-03-04\nIssued 2025-04-01',
    'Date of Incorporation (the day on which the company came into existence / le jour où elle a été constituée): 4 March 2025',
    'Constituée en vertu de la partie 1A de la Loi, la société existe depuis le 4 mars 2025. Imprimé le 1er avril 2025',
  ])('stands behind what explains it: %j', (text) => {
    expect(read(`${company}${text}`, 'certificate of incorporation').fields.incorporatedOn).toBe('2025-03-04')
  })

  it('is none that something else claims', () => {
    const text = `${company}Incorporated under the Act. Issued on request on 1 April 2025.`
    expect(read(text, 'certificate of incorporation').fields.incorporatedOn).toBeUndefined()
  })
})

describe('what belongs to somebody else', () => {
  it('a business number is not the corporation number beside it', () => {
    const text =
      'CERTIFICATE OF INCORPORATION\nFOO BAR LTD.\nBusiness Number 12345 6789 RC0001\nCorporation No. 10099887'
    expect(read(text, 'certificate of incorporation').fields.companyNumber).toBe('10099887')
  })

  it.each(['our member, Amina Osei', 'notre cliente, Amina Osei', 'our accountholder, Amina Osei'])(
    'who signs is not the customer: %s',
    (words) => {
      const text = `Harbour Bank\nThis is about ${words}:\n• Balance: CAD 41,206.77\n• No outstanding loans\n\nGordon Petrakis\nBranch Manager`
      expect(read(text, 'bank letter').fields.person).toBe('Amina Osei')
    },
  )

  it('who signs is nobody’s account holder', () => {
    const text =
      'Harbour Bank\nBalance: CAD 41,206.77\nAccount number: 1234567\nGordon Petrakis\nBranch Manager'
    expect(read(text, 'bank letter').fields.person).toBeUndefined()
  })
})
