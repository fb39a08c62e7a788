import { latestEdition, ownershipStages, totalShares } from '@suv/domain'
import { useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import { HolderFields } from '../../financial-data/ownership/HolderFields.tsx'
import { RuleList } from '../../financial-data/ownership/RuleList.tsx'
import { StoreShares } from '../../financial-data/ownership/StoreShares.tsx'
import { type StoredShare, startOf, toHolders, tooMuchText } from '../../financial-data/ownership/scenario.ts'
import { useStoredShares } from '../../financial-data/ownership/use-stored-shares.ts'
import { RowsSkeleton } from '../RowsSkeleton.tsx'

type TeamName = { id: string; teamName: string }

/** The voting rights of the team's members, with the program's rules answering as they are typed. */
export function VotingRights({ team }: { team: TeamName }) {
  const { stored, queries } = useStoredShares(team.id)
  if (stored === undefined) {
    return <QueryState what="Your team’s ownership" queries={queries} loading={<RowsSkeleton count={2} />} />
  }
  // Somebody who comes or goes begins the fields anew.
  return <Editor key={stored.map(({ memberId }) => memberId).join()} team={team} stored={stored} />
}

function Editor({ team, stored }: { team: TeamName; stored: readonly StoredShare[] }) {
  const [state, setState] = useState(() => startOf(stored))
  const holders = useMemo(() => toHolders(state), [state])
  const stages = useMemo(() => ownershipStages(holders, []), [holders])
  return (
    <>
      <HolderFields state={state} stored={stored} onChange={setState} />
      {stages === null ? (
        <Notice tone="amber">
          {totalShares(holders) > 100
            ? tooMuchText(totalShares(holders))
            : 'Enter each share as a percent from 0 to 100.'}
        </Notice>
      ) : (
        <>
          <RuleList stages={stages} />
          <StoreShares team={team} state={state} stored={stored} />
        </>
      )}
      <Notice tone="plain">
        The share of the designated organization is for trying out the joint rule. It is not stored.
      </Notice>
      <SourceLine figure={latestEdition.minimumOwnershipPct} />
    </>
  )
}
