import { type Trx, validityDates } from '@suv/db'
import { DomainError } from '@suv/domain'

type NewDate = Parameters<typeof validityDates.insert>[1]['values']

/** Only a police certificate has a country in which somebody lives or lived. @throws DomainError invalid_input, not_found */
export async function requireStayOfPoliceCertificate(
  trx: Trx,
  { id, teamId, values }: { id?: string; teamId: string; values: Partial<NewDate> },
): Promise<void> {
  const stored = id === undefined ? {} : await validityDates.get(trx, { id, teamIds: [teamId] })
  const { kind, livesThere, stayEndedOn } = { ...stored, ...values }
  if (kind === 'police_certificate' || ((livesThere ?? null) === null && (stayEndedOn ?? null) === null))
    return
  throw new DomainError(
    'invalid_input',
    'Only a police certificate has a stay. Leave livesThere and stayEndedOn out, or set both to null.',
  )
}
