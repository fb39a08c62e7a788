import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

/** A concern lowers the verdict without a gap: nothing that a founder prepares takes it away (specification 1, section 4). */
export const admissibility: Rule = ({ admissibilityFlags: flags }, edition) => ({
  criterion: {
    key: 'admissibility',
    title: 'Admissibility',
    ...seen(flags),
    threshold: edition.admissibility.value,
    amountCAD: null,
    ...provenance(edition.admissibility),
  },
  gap: null,
})

function seen(flags: readonly string[] | null | undefined): Seen {
  if (flags == null) return notAnswered
  if (flags.length === 0) return { status: 'met', fact: 'You reported no admissibility concern' }
  const concerns = flags.length === 1 ? 'an admissibility concern' : `${flags.length} admissibility concerns`
  return { status: 'not_met', fact: `You reported ${concerns}` }
}
