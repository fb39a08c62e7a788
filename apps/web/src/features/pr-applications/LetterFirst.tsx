import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Notice } from '../../ui/Notice.tsx'

/** That the letter of support comes first, and whether the team has one. */
export function LetterFirst({ teamId }: { teamId: string }) {
  const letters = trpc.lettersOfSupport.list.useQuery({ id: teamId })
  const issued = letters.data?.filter(({ status }) => status === 'issued').length ?? 0
  return (
    <Notice tone={issued > 0 ? 'plain' : 'amber'}>
      <strong>The Letter of Support must be received first.</strong>{' '}
      {letters.data !== undefined && (
        <>
          {issued > 0
            ? `Your team has ${issued === 1 ? 'one that is' : `${issued} that are`} issued.`
            : 'Your team has recorded none that is issued.'}{' '}
        </>
      )}
      <Anchor inherit renderRoot={(props) => <Link to="/los-tracker" {...props} />}>
        See your letters
      </Anchor>
    </Notice>
  )
}
