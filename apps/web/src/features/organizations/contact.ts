import { mailDraftAddress, type OrganizationMatch, offersMarkAsContacted, productName } from '@suv/domain'
import { useUpdateMatch } from './use-update-match.ts'

/** Where an organization can be reached: a draft of a message, or its website. */
export type Contact = { readonly kind: 'mail' | 'website'; readonly href: string }

/** Null where neither an address nor a website is known. */
export function contactOf({
  website,
  contactInfo,
}: Pick<OrganizationMatch['organization'], 'website' | 'contactInfo'>): Contact | null {
  if (contactInfo?.email) {
    const draft = {
      subject: 'Start-Up Visa: introduction of our company',
      body: `Hello,\n\nWe are preparing an application to Canada's Start-Up Visa program and would like to introduce our company to you.\n\n(Written with ${productName})`,
    }
    return { kind: 'mail', href: mailDraftAddress(contactInfo.email, draft) }
  }
  return website && /^https?:\/\//i.test(website) ? { kind: 'website', href: website } : null
}

/** Records that the member got in touch, where the match is only a potential one. */
export function useLogContact(): (match: OrganizationMatch) => void {
  const { update, isPending } = useUpdateMatch()
  return (match) => {
    if (offersMarkAsContacted(match.status) && !isPending) void update(match, { status: 'contacted' })
  }
}
