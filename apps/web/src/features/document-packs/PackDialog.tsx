import { Text, TextInput, Title } from '@mantine/core'
import {
  type Document,
  type DocumentPack,
  mostPackPapers,
  type PackDestination,
  type PackPaper,
  uploadLimits,
} from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useKeptValues } from '../session/use-kept-form.ts'
import { DestinationFields, readLimit } from './DestinationFields.tsx'
import { PaperChoice } from './PaperChoice.tsx'
import { PaperOrder } from './PaperOrder.tsx'
import { usePackCache } from './use-pack-cache.ts'

type Props = {
  /** Null: a new one. */
  pack: DocumentPack | null
  documents: readonly Document[]
  onClose: () => void
}

const longestLabel = 80

const formOf = (pack: DocumentPack | null) => ({
  title: pack?.title ?? '',
  destination: pack?.destination ?? ('pr_portal' as PackDestination),
  limit: String(pack?.limitMb ?? ''),
  papers: (pack?.papers ?? []) as readonly PackPaper[],
})

/** Adds or changes a pack. On the page only while it is open. */
export function PackDialog({ pack, documents, onClose }: Props) {
  const { values, change, forget } = useKeptValues(`pack:${pack?.id ?? 'new'}`, formOf(pack))
  const { title, papers, ...where } = values
  const [mistakes, setMistakes] = useState<{ title: string | null; limit: string | null }>({
    title: null,
    limit: null,
  })
  const cache = usePackCache()
  const create = trpc.documentPacks.create.useMutation()
  const update = trpc.documentPacks.update.useMutation()
  const saving = useSaving()
  const chosen = new Set(papers.map(({ documentId }) => documentId))

  function choose({ id, fileName }: Document, isChosen: boolean) {
    const label = fileName.replace(/\.[A-Za-z0-9]{2,5}$/, '').slice(0, longestLabel)
    const others = papers.filter(({ documentId }) => documentId !== id)
    change({ papers: isChosen ? [...others, { documentId: id, label }] : others })
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const { limitMb, problem } = readLimit(where)
    const found = { title: title.trim() === '' ? 'Give the pack a name.' : null, limit: problem }
    setMistakes(found)
    const isNamed = papers.every(({ label }) => label.trim() !== '')
    if (found.title !== null || found.limit !== null || !isNamed) return
    const sent = { title, destination: where.destination, limitMb, papers: [...papers] }
    const saved = await saving.run(
      () => (pack === null ? create.mutateAsync(sent) : update.mutateAsync({ id: pack.id, ...sent })),
      { title: 'Pack saved', description: title },
    )
    if (saved === undefined) return
    cache.put(saved)
    finish()
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <DialogForm
      opened
      title={pack === null ? 'New Pack' : 'Edit Pack'}
      submitLabel="Save Pack"
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <TextInput
        label="Name of the pack"
        data-autofocus
        maxLength={200}
        value={title}
        error={mistakes.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <DestinationFields value={where} problem={mistakes.limit} onChange={change} />
      {where.destination !== 'other' && <SourceLine figure={uploadLimits[where.destination]} />}
      <PaperChoice documents={documents} isChosen={(id) => chosen.has(id)} onChoose={choose} />
      <div>
        <Title order={3} size="h4">
          In This Pack
        </Title>
        {papers.length > mostPackPapers && (
          <Text role="alert">A pack holds at most {mostPackPapers} papers. Make two packs.</Text>
        )}
        <PaperOrder
          papers={papers}
          documents={documents}
          onChange={(changed) => change({ papers: changed })}
        />
      </div>
    </DialogForm>
  )
}
