import { NativeSelect, Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { EvidencePlace, JudgedItem, StoredPackEvidence } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import type { Known, Sending } from './subjects.ts'
import { useMarkCache } from './use-mark-cache.ts'

type Props = {
  sending: Sending
  item: JudgedItem
  /** Whether the person is a row of the team, and not one of the history. */
  isTeamMember: boolean
  mark: StoredPackEvidence | undefined
  documents: Known['documents']
  onClose: () => void
}

/** Says which paper shows an item, or that only an earlier application has it. On the page only while it is open. */
export function MarkDialog({ sending, item, isTeamMember, mark, documents, onClose }: Props) {
  const [place, setPlace] = useState<EvidencePlace>(mark?.place ?? 'this')
  const [documentId, setDocument] = useState(mark?.documentId ?? '')
  const [paper, setPaper] = useState(mark?.paper ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
  const cache = useMarkCache()
  const { mutateAsync } = trpc.completeness.mark.useMutation()
  const saving = useSaving()
  // What was said before is written anew under the same name.
  const whose = mark
    ? { personId: mark.personId, memberId: mark.memberId }
    : isTeamMember
      ? { personId: null, memberId: item.personId }
      : { personId: item.personId, memberId: null }

  async function save(event: FormEvent) {
    event.preventDefault()
    const isNamed = documentId !== '' || paper.trim() !== ''
    setMistake(place === 'this' && !isNamed ? 'Choose a document, or name the paper.' : null)
    if (place === 'this' && !isNamed) return
    const saved = await saving.run(
      () =>
        mutateAsync({
          pack: sending.kind,
          letterId: sending.letter?.id ?? null,
          item: item.id,
          ...whose,
          documentId: documentId || null,
          paper: paper.trim(),
          place,
        }),
      { title: 'Item marked', description: `${item.name}, ${item.personName}` },
    )
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  return (
    <DialogForm
      opened
      title={`Mark an Item of ${item.personName}`}
      text={item.name}
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={onClose}
      onClose={onClose}
    >
      <Radio.Group
        label="Where the paper lies"
        value={place}
        onChange={(value) => setPlace(value as EvidencePlace)}
      >
        <Radio value="this" label="In what I send now" mt="xs" />
        <Radio
          value="earlier"
          label="In an earlier application only"
          description="It counts as absent: the officer need not look up an earlier file."
          mt="xs"
        />
      </Radio.Group>
      <NativeSelect
        label="Document (Optional)"
        description="Deleting the document turns the item missing again."
        data={[
          { value: '', label: 'None of my documents' },
          ...documents.map(({ id, fileName }) => ({ value: id, label: fileName })),
        ]}
        value={documentId}
        onChange={(event) => setDocument(event.currentTarget.value)}
      />
      <TextInput
        label="Paper, where it is no document here"
        maxLength={200}
        value={paper}
        error={mistake}
        onChange={(event) => setPaper(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
