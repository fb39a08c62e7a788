import {
  type DilutionRound,
  designatedOrganizationId,
  formatPercent,
  readPercent,
  type Shareholder,
} from '@suv/domain'

/** A member of the team with the share that is stored, 0 where none is. */
export type StoredShare = {
  readonly memberId: string
  readonly name: string
  readonly shareId: string | null
  readonly sharePct: number
}

/** What is typed. Ids of team members are their own; those of invented applicants begin with 'new-'. */
export type ScenarioState = {
  readonly holders: readonly (Omit<Shareholder, 'sharePct'> & { readonly text: string })[]
  readonly rounds: readonly (Omit<DilutionRound, 'takesPct'> & { readonly text: string })[]
}

export function startOf(stored: readonly StoredShare[]): ScenarioState {
  const team = stored.map(({ memberId, name, sharePct }) => ({
    id: memberId,
    name,
    kind: 'applicant' as const,
    text: String(sharePct),
  }))
  return {
    holders: [
      ...(team.length === 0 ? [inventedApplicant(1)] : team),
      { id: designatedOrganizationId, name: 'Designated organization', kind: 'organization', text: '0' },
    ],
    rounds: [],
  }
}

export function inventedApplicant(number: number): ScenarioState['holders'][number] {
  return { id: `new-${number}`, name: `Applicant ${number}`, kind: 'applicant', text: '0' }
}

/** A typed share; NaN for anything that is no percent from 0 to 100. */
function readShare(text: string): number {
  const share = readPercent(text) ?? Number.NaN
  return share >= 0 && share <= 100 ? share : Number.NaN
}

export function shareError(text: string): string | undefined {
  return Number.isNaN(readShare(text)) ? 'Enter 0 to 100.' : undefined
}

/** What to say of shares that come to more than there is; `total` in percent. */
export function tooMuchText(total: number): string {
  return `Together these shares come to ${formatPercent(total)}, which is more than 100%. Lower one of them.`
}

export function toHolders(state: ScenarioState): Shareholder[] {
  return state.holders.map(({ text, ...holder }) => ({ ...holder, sharePct: readShare(text) }))
}

export function toRounds(state: ScenarioState): DilutionRound[] {
  return state.rounds.map(({ text, ...round }) => ({ ...round, takesPct: readShare(text) }))
}

/** The stored shares that the start of the scenario would change, smaller ones first so that 100 percent is never passed. */
export function changesOf(state: ScenarioState, stored: readonly StoredShare[]) {
  return stored
    .map((share) => {
      const holder = state.holders.find(({ id }) => id === share.memberId)
      return { ...share, nextPct: holder === undefined ? share.sharePct : readShare(holder.text) }
    })
    .filter(({ nextPct, sharePct }) => nextPct !== sharePct)
    .toSorted((a, b) => a.nextPct - a.sharePct - (b.nextPct - b.sharePct))
}
