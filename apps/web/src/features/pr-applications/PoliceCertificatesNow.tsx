import { Anchor } from '@mantine/core'
import {
  collectPapers,
  judgePapers,
  paperQuestion,
  paperStateText,
  paperTitle,
  policeCertificateRule,
} from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { useToday } from '../team-records/use-today.ts'
import classes from './EssentialRequirements.module.css'

type Props = {
  teamId: string
  /** Null for somebody who has left the team; nothing is known of their papers then. */
  memberId: string | null
}

/** Which certificates count and for how long, and where those of this person stand today. */
export function PoliceCertificatesNow({ teamId, memberId }: Props) {
  const today = useToday()
  const { data: dates = [] } = trpc.validityDates.list.useQuery({ id: teamId })
  const members = memberId === null ? [] : [{ id: memberId }]
  const papers = collectPapers({ members, dates, certificates: [], permits: [] })
  const certificates = judgePapers(papers, today, 'ask').filter(({ kind }) => kind === 'police_certificate')
  const known = certificates.filter(({ key }) => dates.some(({ id }) => id === key))
  return (
    <div className={classes.now}>
      <p>{policeCertificateRule.value}</p>
      <SourceLine figure={policeCertificateRule} />
      {memberId !== null && (
        <>
          {known.length === 0 ? (
            <p>None is recorded yet.</p>
          ) : (
            <ul>
              {known.map((paper) => (
                <li key={paper.key}>
                  {paperTitle(paper)}: {paperStateText(paper)}. {paperQuestion(paper)}
                </li>
              ))}
            </ul>
          )}
          <Anchor className={classes.dates} href={`#papers-${memberId}`}>
            {known.length === 0 ? 'Add the first with its country' : 'Change their countries and dates'}
          </Anchor>
        </>
      )}
    </div>
  )
}
