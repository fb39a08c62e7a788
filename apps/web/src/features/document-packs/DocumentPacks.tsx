import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type Document, type DocumentPack, inMegabytes, mostPackBytes } from '@suv/domain'
import { IconDownload, IconPackage, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MadeFileState } from '../../ui/MadeFileState.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMadeFile } from '../../ui/use-made-file.ts'
import { useMe } from '../session/use-me.ts'
import { RecordTools } from '../team-records/RecordTools.tsx'
import { useRecordRemoval } from '../team-records/use-record-removal.ts'
import classes from './DocumentPacks.module.css'
import { destinationText } from './destination-text.ts'
import { usePackCache } from './use-pack-cache.ts'

const PackDialog = lazyDialog(async () => (await import('./PackDialog.tsx')).PackDialog)

/** The member's packs: papers of theirs as files that a portal takes. */
export function DocumentPacks() {
  const { id } = useMe()
  const packs = trpc.documentPacks.list.useQuery({})
  const documents = trpc.documents.list.useQuery({ id })
  const [adding, dialog] = useDisclosure(false)
  const [editing, setEditing] = useState<DocumentPack | null>(null)
  const add = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={dialog.open} {...PackDialog.intent}>
      New Pack
    </Button>
  )
  return (
    <section className={classes.panel} aria-labelledby="document-packs">
      <div className={classes.head}>
        <div>
          <Title order={2} id="document-packs">
            The Pack
          </Title>
          <Text mt="2xs" maw="44rem">
            Your papers as files that a portal takes: each under its limit, with a plain name, split between
            pages and never compressed again, with an index that gives the SHA-256 of each. The same papers
            give the same files. Packs are yours alone; one may take {inMegabytes(mostPackBytes)}.
          </Text>
        </div>
        {packs.data !== undefined && packs.data.length > 0 && add}
      </div>
      {packs.data === undefined || documents.data === undefined ? (
        <QueryState
          what="Your packs"
          queries={[packs, documents]}
          loading={<Skeleton height={240} aria-busy="true" />}
        />
      ) : packs.data.length > 0 ? (
        <ul className={classes.list}>
          {packs.data.map((pack) => (
            <Pack key={pack.id} pack={pack} documents={documents.data} onEdit={() => setEditing(pack)} />
          ))}
        </ul>
      ) : documents.data.length === 0 ? (
        <EmptyState
          icon={IconPackage}
          title="No papers yet"
          text="A pack is made of your documents. Upload some first: PDF, JPEG and PNG can be packed."
        >
          <Button renderRoot={(props) => <Link to="/document-analysis" {...props} />}>
            Go to the Document Manager
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          icon={IconPackage}
          title="No pack yet"
          text="Choose papers, where they go and their order."
        >
          {add}
        </EmptyState>
      )}
      {adding && <PackDialog pack={null} documents={documents.data ?? []} onClose={dialog.close} />}
      {editing && (
        <PackDialog
          key={editing.id}
          pack={editing}
          documents={documents.data ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

type PackProps = { pack: DocumentPack; documents: readonly Document[]; onEdit: () => void }

function Pack({ pack, documents, onEdit }: PackProps) {
  const { id, title, papers } = pack
  const made = useMadeFile()
  const cache = usePackCache()
  const { mutateAsync: send } = trpc.documentPacks.remove.useMutation()
  const removeRecord = useRecordRemoval({ cache, path: 'document-packs', send })
  const known = new Set(documents.map((document) => document.id))
  const gone = papers.filter(({ documentId }) => !known.has(documentId))
  return (
    <li className={classes.card}>
      <div>
        <Title order={3}>{title}</Title>
        <Text c="dimmed">{destinationText(pack)}</Text>
      </div>
      {papers.length === 0 ? (
        <Text>No paper in it yet. Edit it to choose some.</Text>
      ) : (
        <ol className={classes.papers}>
          {papers.map(({ documentId, label }) => (
            <li key={documentId}>
              <bdi>{label}</bdi>
              {!known.has(documentId) && <strong className={classes.gone}> Deleted: take it out.</strong>}
            </li>
          ))}
        </ol>
      )}
      <MadeFileState made={made} making="Making the pack. A large one takes up to a minute." />
      <div className={classes.tools}>
        <Button
          aria-label={`Make the pack ${title}`}
          disabled={papers.length === 0 || gone.length > 0}
          loading={made.isMaking}
          leftSection={<Icon of={IconDownload} />}
          onClick={() => void made.make(`/api/exports/pack.zip?pack=${id}`)}
        >
          Make the Pack
        </Button>
        <RecordTools
          name={title}
          onEdit={onEdit}
          editIntent={PackDialog.intent}
          onDelete={(item) =>
            removeRecord(pack, item, {
              title: 'Pack deleted',
              name: title,
              failure: `${title} was not deleted. It is back.`,
            })
          }
        />
      </div>
    </li>
  )
}
