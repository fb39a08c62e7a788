import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { canPreview, documentChecklist, formatDate, type TeamPaper } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import emptyState from '../../../ui/EmptyState.module.css'
import { QueryState } from '../../../ui/QueryState.tsx'
import { RowsSkeleton } from '../../accounts/RowsSkeleton.tsx'
import { useMe } from '../../session/use-me.ts'
import { SharingSelect } from './SharingSelect.tsx'
import classes from './TeamPapersTab.module.css'

/** The papers of the people one works with, as far as each lets the team see them, and what it sees of one's own. */
export function TeamPapersTab() {
  const { teamId } = useMe().workspace
  if (teamId === null) return <NoTeam />
  return <Papers teamId={teamId} />
}

function Papers({ teamId }: { teamId: string }) {
  // What others decided may change at any time.
  const papers = trpc.documents.ofTeam.useQuery({ id: teamId }, { staleTime: 0 })
  if (papers.data === undefined) {
    return <QueryState what="The team’s papers" queries={[papers]} loading={<RowsSkeleton count={4} />} />
  }
  const own = papers.data.filter(({ isYours }) => isYours)
  const others = papers.data.filter(({ isYours }) => !isYours)
  const people = new Map<string, TeamPaper[]>()
  for (const paper of others) people.set(paper.memberId, [...(people.get(paper.memberId) ?? []), paper])
  return (
    <Stack gap="xl">
      <Text maw="44rem">
        Passports, language results, police certificates, medical examinations and bank statements are each
        person’s own. The team sees that a paper exists and until when it holds; whoever it belongs to may let
        the team open it, or show nothing. Who opened it stands under Activity.
      </Text>
      <section aria-labelledby="papers-own">
        <Title order={2} id="papers-own" mb="sm">
          Yours
        </Title>
        {own.length === 0 ? (
          <Text c="dimmed">You have sent no papers of your own yet.</Text>
        ) : (
          <ul className={classes.list}>
            {own.map((paper) => (
              <li key={paper.id} className={classes.row}>
                <Paper paper={paper} />
                <SharingSelect teamId={teamId} paper={paper} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {[...people].map(([memberId, theirs]) => (
        <section key={memberId} aria-labelledby={`papers-${memberId}`}>
          <Title order={2} id={`papers-${memberId}`} mb="sm">
            <bdi>{theirs[0]?.memberName}</bdi>
          </Title>
          <ul className={classes.list}>
            {theirs.map((paper) => (
              <li key={paper.id} className={classes.row}>
                <Paper paper={paper} />
                <Opening paper={paper} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {people.size === 0 && <Text c="dimmed">Nobody else in the team has papers that you can see.</Text>}
    </Stack>
  )
}

function Paper({ paper }: { paper: TeamPaper }) {
  const { expiresOn, file } = paper
  return (
    <div>
      <Text fw={560}>{kindOf(paper)}</Text>
      {file !== null && (
        <Text size="sm" className={classes.file}>
          <bdi>{file.fileName}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {expiresOn === null ? 'No last day is known' : `Valid until ${formatDate(expiresOn)}`}
      </Text>
    </div>
  )
}

function Opening({ paper: { id, file } }: { paper: TeamPaper }) {
  if (file === null) return <Badge color="gray">Not open to the team</Badge>
  return (
    <Group gap="md">
      {canPreview(file.fileType) && (
        <Anchor
          href={`/api/documents/${id}/preview`}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${file.fileName}`}
        >
          Open
        </Anchor>
      )}
      <Anchor
        href={`/api/documents/${id}/download`}
        download={file.fileName}
        aria-label={`Download ${file.fileName}`}
      >
        Download
      </Anchor>
    </Group>
  )
}

/** What kind of paper it is, as far as its owner has filed it. */
function kindOf({ category, checklistKey }: TeamPaper): string {
  const section = documentChecklist.find(({ key }) => key === category)
  const item = section?.documents.find(({ key }) => key === checklistKey)
  return item?.name ?? section?.name ?? 'A paper that is not filed yet'
}

function NoTeam() {
  return (
    <section className={emptyState.empty} aria-labelledby="no-team">
      <Title order={2} id="no-team">
        No team here
      </Title>
      <Text>
        You work in a workspace of your own. Create a team under LOS Tracker, or open a team’s workspace, to
        see the papers of the people in it.
      </Text>
    </section>
  )
}
