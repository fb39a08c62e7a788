import { ActionIcon, Text, TextInput } from '@mantine/core'
import type { Document, PackPaper } from '@suv/domain'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './DocumentPacks.module.css'

type Props = {
  papers: readonly PackPaper[]
  documents: readonly Document[]
  onChange: (papers: readonly PackPaper[]) => void
}

/** The papers of a pack in their order, each with the label that its files are named by. */
export function PaperOrder({ papers, documents, onChange }: Props) {
  const names = new Map(documents.map(({ id, fileName }) => [id, fileName]))
  const move = (from: number, to: number) => {
    const paper = papers[from]
    if (paper !== undefined) onChange(papers.toSpliced(from, 1).toSpliced(to, 0, paper))
  }
  return (
    <ol className={classes.order}>
      {papers.map((paper, at) => {
        const { documentId, label } = paper
        return (
          <li key={documentId}>
            <TextInput
              label={`Label of paper ${at + 1}`}
              description={<bdi>{names.get(documentId) ?? 'Deleted. Take it out.'}</bdi>}
              maxLength={80}
              value={label}
              error={label.trim() === '' && 'Give it a label.'}
              onChange={(event) => onChange(papers.with(at, { ...paper, label: event.currentTarget.value }))}
            />
            <div className={classes.moves}>
              <ActionIcon
                aria-label={`Move paper ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon of={IconArrowUp} size={20} />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move paper ${at + 1} down`}
                disabled={at === papers.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon of={IconArrowDown} size={20} />
              </ActionIcon>
              <ActionIcon
                aria-label={`Take paper ${at + 1} out`}
                onClick={() => onChange(papers.toSpliced(at, 1))}
              >
                <Icon of={IconX} size={20} />
              </ActionIcon>
            </div>
          </li>
        )
      })}
      {papers.length === 0 && <Text c="dimmed">None yet. Choose them above.</Text>}
    </ol>
  )
}
