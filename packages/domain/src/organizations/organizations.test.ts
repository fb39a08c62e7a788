import { describe, expect, it } from 'vitest'
import { contactDraft, mailDraftAddress } from './contact-draft.ts'
import { filterOrganizations } from './filter.ts'
import type { ListedOrganization } from './schema.ts'

const organization = (fields: Partial<ListedOrganization> = {}): ListedOrganization => ({
  id: '1',
  name: 'Harbour Labs',
  type: 'incubator',
  website: null,
  province: 'NS',
  city: 'Halifax',
  focusAreas: ['cleantech', 'AI/ML'],
  industries: ['Ocean technology'],
  isPriorityProcessing: false,
  ...fields,
})

describe('filterOrganizations', () => {
  const list = [
    organization(),
    organization({
      name: 'Prairie Capital',
      type: 'venture_capital',
      province: 'SK',
      city: 'Regina',
      isPriorityProcessing: true,
      focusAreas: ['agriculture'],
    }),
    organization({
      name: 'Unknown Place',
      province: null,
      city: null,
      focusAreas: [],
      notes: ['Also known as Zed Angels.'],
    }),
  ]
  const names = (filter: Parameters<typeof filterOrganizations>[1]) =>
    filterOrganizations(list, filter).map(({ name }) => name)

  it.each([
    [{}, ['Harbour Labs', 'Prairie Capital', 'Unknown Place']],
    [{ text: '  ' }, ['Harbour Labs', 'Prairie Capital', 'Unknown Place']],
    [{ text: 'OCEAN halifax' }, ['Harbour Labs']],
    [{ text: 'nova scotia' }, ['Harbour Labs']],
    [{ text: 'zed' }, ['Unknown Place']],
    [{ type: 'venture_capital' }, ['Prairie Capital']],
    [{ province: 'NS' }, ['Harbour Labs']],
    [{ priorityOnly: true }, ['Prairie Capital']],
    [{ focusAreas: ['AI/ML', 'agriculture'] }, ['Harbour Labs', 'Prairie Capital']],
    [{ focusAreas: ['AI/ML'], text: 'prairie' }, []],
  ] as const)('%j leaves %j', (filter, expected) => {
    expect(names(filter)).toEqual(expected)
  })
})

describe('contactDraft', () => {
  const facts = {
    organizationName: 'Harbour Labs',
    memberName: 'Amara Okafor',
    teamName: 'Harbour Grid',
    oneLiner: 'Software that lets ports plan charging.',
    sector: 'Clean technology',
    investmentNeeded: 100_000,
  }

  it('says what is known', () => {
    const { subject, body } = contactDraft(facts)
    expect(subject).toBe('Harbour Grid: enquiry about support from Harbour Labs')
    expect(body).toContain(
      'Software that lets ports plan charging. We work in the field of clean technology.',
    )
    expect(body).toContain('$100,000 of further investment')
  })

  it('leaves out what is not', () => {
    const { subject, body } = contactDraft({
      ...facts,
      teamName: null,
      oneLiner: null,
      sector: null,
      investmentNeeded: 0,
    })
    expect(subject).toContain('Amara Okafor')
    expect(body).not.toMatch(/null|undefined|\$0|field of/)
  })

  it('survives the way into a mail program', () => {
    const draft = { subject: 'A & B?', body: 'Line one\nLine two = 50%' }
    const [address = '', query = ''] = mailDraftAddress('hello+suv@example.ca', draft).split('?')
    expect(decodeURIComponent(address)).toBe('mailto:hello+suv@example.ca')
    const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
    expect(fields).toEqual([
      ['subject', 'A & B?'],
      ['body', 'Line one\r\nLine two = 50%'],
    ])
  })
})
