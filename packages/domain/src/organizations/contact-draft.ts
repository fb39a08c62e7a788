import { formatCad } from '../formatting.ts'

/** What a first message to an organization can say. What is null or empty is left out. */
export type ContactFacts = {
  readonly organizationName: string
  readonly memberName: string
  readonly teamName: string | null
  readonly oneLiner: string | null
  readonly sector: string | null
  /** Whole CAD. */
  readonly investmentNeeded: number | null
}

export type ContactDraft = { readonly subject: string; readonly body: string }

/** A first message for the member to change: who they are, what they do, what they ask. It claims nothing that is not known. */
export function contactDraft(facts: ContactFacts): ContactDraft {
  const { organizationName, memberName, teamName, oneLiner, sector, investmentNeeded } = facts
  const company = teamName ?? 'our start-up'
  const about = [
    `My name is ${memberName}, and I write for ${company}.`,
    oneLiner,
    sector === null ? null : `We work in the field of ${sector.toLowerCase()}.`,
  ]
  const ask = [
    'We prepare for Canada’s Start-Up Visa program and would like to know whether you look at businesses like ours, and what you ask of applicants.',
    investmentNeeded !== null && investmentNeeded > 0
      ? `We are looking for ${formatCad(investmentNeeded)} of further investment.`
      : null,
  ]
  return {
    subject: `${teamName ?? memberName}: enquiry about support from ${organizationName}`,
    body: [
      `Dear team of ${organizationName},`,
      about.filter(Boolean).join(' '),
      ask.filter(Boolean).join(' '),
      'May I send you a one-page summary?',
      `Kind regards,\n${memberName}`,
    ].join('\n\n'),
  }
}

/** The address of a mail draft (RFC 6068): line breaks are CR LF, everything else is percent-encoded. */
export function mailDraftAddress(email: string, { subject, body }: ContactDraft): string {
  const fields = { subject, body: body.replaceAll(/\r?\n/g, '\r\n') }
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`
}
