import { Button, Group } from '@mantine/core'
import { ownershipStages, totalShares } from '@suv/domain'
import { useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import { useFinanceSearch } from '../use-finance-search.ts'
import { HolderFields } from './HolderFields.tsx'
import classes from './Ownership.module.css'
import { RoundFields } from './RoundFields.tsx'
import { RuleList } from './RuleList.tsx'
import { StageTable } from './StageTable.tsx'
import { StoreShares } from './StoreShares.tsx'
import { inventedApplicant, type StoredShare, startOf, toHolders, tooMuchText, toRounds } from './scenario.ts'

type Props = { team: { id: string; teamName: string } | null; stored: readonly StoredShare[] }

export function Scenario({ team, stored }: Props) {
  const { edition } = useFinanceSearch()
  const [state, setState] = useState(() => startOf(stored))
  const [lastNumber, setLastNumber] = useState(1)
  const holders = useMemo(() => toHolders(state), [state])
  const stages = useMemo(() => ownershipStages(holders, toRounds(state), edition), [holders, state, edition])
  const total = totalShares(holders)

  function addApplicant() {
    const number = lastNumber + 1
    setLastNumber(number)
    // Before the organization, which stands last.
    setState({ ...state, holders: state.holders.toSpliced(-1, 0, inventedApplicant(number)) })
  }

  function addRound() {
    const number = lastNumber + 1
    setLastNumber(number)
    const name = `Round ${state.rounds.length + 1}`
    setState({
      ...state,
      rounds: [...state.rounds, { id: `round-${number}`, name, kind: 'other', text: '10' }],
    })
  }

  return (
    <>
      <div className={classes.inputs}>
        <HolderFields state={state} stored={stored} onChange={setState} />
        <RoundFields state={state} onChange={setState} />
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={addApplicant}>
          Add Applicant
        </Button>
        <Button variant="default" onClick={addRound}>
          Add Round
        </Button>
        <Button variant="subtle" onClick={() => setState(startOf(stored))}>
          Start over
        </Button>
      </Group>
      {stages === null ? (
        <Notice tone="amber">
          {total > 100 ? tooMuchText(total) : 'Enter each share as a percent from 0 to 100.'}
        </Notice>
      ) : (
        <>
          <RuleList stages={stages} />
          <StageTable stages={stages} />
        </>
      )}
      {team !== null && stages !== null && <StoreShares team={team} state={state} stored={stored} />}
      <SourceLine figure={edition.minimumOwnershipPct} />
    </>
  )
}
