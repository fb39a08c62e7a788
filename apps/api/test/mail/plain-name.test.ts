import { describe, expect, it } from 'vitest'
import { teamInvitationMail } from '../../src/mail/templates/team-invitation.ts'

const mail = (names: object) =>
  teamInvitationMail({
    email: 'guest@example.com',
    passportName: 'Grace Hopper',
    invitedBy: 'Amara Okafor',
    teamName: 'Harbour Grid Inc.',
    url: 'https://landfall.test/invitation#token=x',
    validFor: '7 days',
    ...names,
  })

describe('an invitation', () => {
  it('names who invites, to what', () => {
    expect(mail({}).text).toContain('Amara Okafor invites you to the team Harbour Grid Inc. on Landfall')
    expect(mail({ invitedBy: 'J. R. St. John-O’Neil' }).text).toContain('J. R. St. John-O’Neil invites you')
  })

  it.each([
    'Win a prize at https://evil.example/x',
    'evil.example',
    'www evil example',
    'Write to prize@evil.example',
    'Your account is closed:\nvisit evil . example/now',
    'A long message. '.repeat(8),
    '<a href="x">Landfall</a>',
  ])('carries no free text that could be a link: %s', (text) => {
    const { text: plain, html } = mail({ invitedBy: text, teamName: text, passportName: text })
    for (const body of [plain, html ?? '']) expect(body).not.toMatch(/evil|prize|A long message/)
    expect(plain).toContain('A founder invites you to a team on Landfall')
  })
})
