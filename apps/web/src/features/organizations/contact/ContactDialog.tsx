import { Button, Group, Modal, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useForm } from '@mantine/form'
import { useClipboard } from '@mantine/hooks'
import { contactDraft, dayInZone, formatDate, mailDraftAddress, type OrganizationMatch } from '@suv/domain'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { useMe } from '../../session/use-me.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import classes from '../detail/MatchSection.module.css'
import { hostOf, unknownOrganization } from '../organization-text.ts'
import type { useMatchData } from '../use-match-data.ts'
import { useUpdateMatch } from '../use-update-match.ts'

type Props = {
  data: ReturnType<typeof useMatchData>
  /** Null while the dialog is closed. */
  organizationId: string | null
  onClose: () => void
}

/** A first message to an organization, the way to it, and the log of the contact. */
export function ContactDialog({ data, organizationId, onClose }: Props) {
  const [shownId, setShownId] = useState(organizationId)
  if (organizationId !== null && organizationId !== shownId) setShownId(organizationId)
  const id = shownId ?? ''
  const organization = data.organizationById.get(id)
  const match = data.matchByOrganization.get(id)
  const name = organization?.name ?? match?.organization.name ?? unknownOrganization
  return (
    <Modal opened={organizationId !== null} onClose={onClose} size="lg" title={`Contact ${name}`}>
      <Stack gap="lg">
        <Message
          key={id}
          name={name}
          email={organization?.contactInfo?.email ?? null}
          website={organization?.website ?? null}
        />
        {match === undefined ? (
          <Text size="sm" c="dimmed">
            To log this contact here, find your matches first: each listed organization then has a place for
            it.
          </Text>
        ) : (
          <ContactLog key={match.id} match={match} onSaved={onClose} />
        )}
      </Stack>
    </Modal>
  )
}

type MessageProps = { name: string; email: string | null; website: string | null }

function Message({ name, email, website }: MessageProps) {
  const me = useMe()
  const teams = trpc.teams.list.useQuery({})
  const profile = trpc.organizationMatches.profile.useQuery()
  const clipboard = useClipboard()
  const team = teams.data?.[0]
  const suggested = contactDraft({
    organizationName: name,
    memberName: me.name,
    teamName: team?.teamName ?? null,
    oneLiner: team?.oneLiner ?? null,
    sector: team?.sector ?? null,
    investmentNeeded: profile.data?.investmentNeeded ?? null,
  })
  const [subject, setSubject] = useState<string | null>(null)
  const [body, setBody] = useState<string | null>(null)
  const draft = { subject: subject ?? suggested.subject, body: body ?? suggested.body }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {email === null
          ? 'No verified e-mail address is known. Copy this draft into the form on their website, and change what does not fit.'
          : `A draft to ${email}. Nothing is sent from here: your own mail program opens it.`}
      </Text>
      <TextInput
        label="Subject"
        value={draft.subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label="Message"
        rows={9}
        classNames={{ input: classes.lines }}
        value={draft.body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Group gap="sm">
        {email !== null && (
          <Button component="a" href={mailDraftAddress(email, draft)}>
            Open mail draft
          </Button>
        )}
        <Button variant="default" onClick={() => clipboard.copy(`${draft.subject}\n\n${draft.body}`)}>
          {clipboard.copied ? 'Copied' : 'Copy the draft'}
        </Button>
        {website === null ? (
          <Text size="sm" c="dimmed">
            Their website is not known.
          </Text>
        ) : (
          <ExternalLink href={website} about={name}>
            Open {hostOf(website)}
          </ExternalLink>
        )}
      </Group>
    </Stack>
  )
}

function ContactLog({ match, onSaved }: { match: OrganizationMatch; onSaved: () => void }) {
  const { update, isPending } = useUpdateMatch()
  const today = dayInZone(new Date())
  const form = useForm({
    initialValues: { contactedOn: today, note: '' },
    validate: {
      contactedOn: (day) =>
        day === '' ? 'Enter the day.' : day > today ? 'Enter a day that is not after today.' : null,
      note: (note) =>
        note.length + (match.notes?.length ?? 0) > 4_900
          ? 'Your notes would be longer than 5,000 characters. Shorten this one, or the notes of the match.'
          : null,
    },
  })
  const submit = form.onSubmit(({ contactedOn, note }) => {
    const line = `${formatDate(contactedOn)}: ${note.trim()}`
    update(
      match,
      {
        contactedOn,
        ...(match.status === 'potential' ? { status: 'contacted' as const } : {}),
        ...(note.trim() === '' ? {} : { notes: match.notes ? `${match.notes}\n${line}` : line }),
      },
      onSaved,
    )
  })
  return (
    <form noValidate onSubmit={submit} className={classes.section}>
      <Title order={3}>Log this contact</Title>
      <Text size="sm" c="dimmed">
        {match.status === 'potential'
          ? 'The match becomes Contacted. The note is added to its notes.'
          : 'The note is added to the notes of the match; its status stays.'}
      </Text>
      <Writes>
        <div className={classes.form}>
          <TextInput type="date" label="Contacted on" max={today} {...form.getInputProps('contactedOn')} />
          <TextInput label="Note (Optional)" autoComplete="off" {...form.getInputProps('note')} />
        </div>
        <Group mt="xs">
          <Button type="submit" variant="default" loading={isPending}>
            Log Contact
          </Button>
        </Group>
      </Writes>
    </form>
  )
}
