import { type DilutionRound, designatedOrganizationId, type Shareholder } from '@suv/domain'

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

/** A typed percent, with a point or a comma; NaN for anything that is no percent from 0 to 100. */
export function readPercent(text: string): number {
  const plain = text.trim().replace('%', '').replace(',', '.').trim()
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return Number.NaN
  const value = Number(plain)
  return value <= 100 ? value : Number.NaN
}

export function percentError(text: string): string | undefined {
  return Number.isNaN(readPercent(text)) ? 'Enter 0 to 100.' : undefined
}

export function toHolders(state: ScenarioState): Shareholder[] {
  return state.holders.map(({ text, ...holder }) => ({ ...holder, sharePct: readPercent(text) }))
}

export function toRounds(state: ScenarioState): DilutionRound[] {
  return state.rounds.map(({ text, ...round }) => ({ ...round, takesPct: readPercent(text) }))
}

/** The stored shares that the start of the scenario would change, smaller ones first so that 100 percent is never passed. */
export function changesOf(state: ScenarioState, stored: readonly StoredShare[]) {
  return stored
    .map((share) => {
      const holder = state.holders.find(({ id }) => id === share.memberId)
      return { ...share, nextPct: holder === undefined ? share.sharePct : readPercent(holder.text) }
    })
    .filter(({ nextPct, sharePct }) => nextPct !== sharePct)
    .toSorted((a, b) => a.nextPct - a.sharePct - (b.nextPct - b.sharePct))
}
