import { describe, expect, it } from 'vitest'
import { differingCommitments } from './commitment-story.ts'

const angel = (amount: number, committed: boolean) => ({
  source: 'First angel',
  organization_type: 'angel_investor',
  amount,
  committed,
})
const finances = { fundingSources: [], vcInvestmentCommitted: null, angelInvestmentCommitted: 80_000 }
const match = (investmentCommitted: number | null, status: 'committed' | 'rejected' = 'committed') => ({
  investmentCommitted,
  status,
  organization: { type: 'angel_investor' as const },
})

describe('commitments, sources and matches', () => {
  it('differ where a pending source stands beside a commitment that is met', () => {
    expect(differingCommitments({ ...finances, fundingSources: [angel(91_500, false)] }, [])).toEqual([
      { kind: 'angel', stored: 80_000, committed: 0, pending: 91_500, onMatches: 0 },
    ])
  })

  it('differ where a match says another amount', () => {
    expect(differingCommitments(finances, [match(75_000)])).toMatchObject([
      { kind: 'angel', onMatches: 75_000 },
    ])
  })

  it('agree where each says the same, or nothing', () => {
    const sources = [angel(50_000, true), angel(30_000, true), angel(10_000, false)]
    expect(differingCommitments({ ...finances, fundingSources: sources }, [match(80_000)])).toEqual([])
    expect(differingCommitments(finances, [match(null), match(5, 'rejected')])).toEqual([])
    expect(differingCommitments({ ...finances, angelInvestmentCommitted: null }, [])).toEqual([])
  })
})
