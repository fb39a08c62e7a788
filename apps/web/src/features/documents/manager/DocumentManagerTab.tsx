import '@mantine/core/styles/Progress.layer.css'
import { Progress, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import {
  type ChecklistSectionState,
  checklistState,
  type Document,
  dayInZone,
  isCompanysCategory,
  maximumFilesPerUpload,
} from '@suv/domain'
import { useMemo, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { useMe } from '../../session/use-me.ts'
import { UploadDocuments } from '../upload/UploadDocuments.tsx'
import { analysisUploadMessages } from '../upload/upload-messages.ts'
import { ChecklistCategoryCard } from './ChecklistCategoryCard.tsx'
import classes from './DocumentManagerTab.module.css'
import { DocumentRow } from './DocumentRow.tsx'

const EditDocumentDialog = lazyDialog(
  async () => (await import('./EditDocumentDialog.tsx')).EditDocumentDialog,
  { document: null },
)
const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog.tsx')).PreviewDialog, {
  document: null,
})
const DeleteDocumentDialog = lazyDialog(
  async () => (await import('./DeleteDocumentDialog.tsx')).DeleteDocumentDialog,
  { document: null },
)

/** What the member has of what the application asks for, and every file that was sent. */
export function DocumentManagerTab() {
  const me = useMe()
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const ticks = trpc.documents.ticks.useQuery()
  if (documents.data === undefined || ticks.data === undefined) {
    return <QueryState what="Your documents" queries={[documents, ticks]} loading={<ManagerSkeleton />} />
  }
  return <Manager documents={documents.data} ticked={ticks.data.map(({ checklistKey }) => checklistKey)} />
}

type Open = { readonly dialog: 'edit' | 'preview' | 'delete'; readonly document: Document }

function Manager({ documents, ticked }: { documents: readonly Document[]; ticked: readonly string[] }) {
  const today = dayInZone(new Date())
  const sections = useMemo(() => checklistState(documents, { today, ticked }), [documents, today, ticked])
  const [open, setOpen] = useState<Open | null>(null)
  const documentOf = (dialog: Open['dialog']) => (open?.dialog === dialog ? open.document : null)
  const close = () => setOpen(null)
  // The same at each drawing, so that a dialog opens without the rows being drawn anew.
  const actions = useMemo(() => {
    const openIn = (dialog: Open['dialog']) => (document: Document) => setOpen({ dialog, document })
    return { onEdit: openIn('edit'), onPreview: openIn('preview'), onDelete: openIn('delete') }
  }, [])
  return (
    <div className={classes.manager}>
      <Overview sections={sections} />
      <section aria-labelledby="your-files" className={classes.part}>
        <Title order={2} id="your-files">
          Uploaded documents
        </Title>
        {documents.length === 0 ? (
          <Text c="dimmed" className={classes.empty}>
            No documents yet. Upload the papers you have: a passport, a bank letter, a language result. Each
            is checked, kept privately, and can then be filed under its item of the checklist.
          </Text>
        ) : (
          <Stack component="ul" gap="xs" m={0} p={0}>
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} today={today} {...actions} />
            ))}
          </Stack>
        )}
      </section>
      <section aria-labelledby="checklist" className={classes.part}>
        <Title order={2} id="checklist">
          Document checklist
        </Title>
        {sections.map((section) => (
          <ChecklistCategoryCard key={section.key} section={section} onOpen={actions.onEdit} />
        ))}
      </section>
      <EditDocumentDialog document={documentOf('edit')} onClose={close} />
      <PreviewDialog document={documentOf('preview')} onClose={close} />
      <DeleteDocumentDialog document={documentOf('delete')} onClose={close} />
    </div>
  )
}

function Overview({ sections }: { sections: readonly ChecklistSectionState[] }) {
  const sum = (count: (section: ChecklistSectionState) => number) =>
    sections.reduce((total, section) => total + count(section), 0)
  const done = sum((section) => section.done)
  const total = sum((section) => section.total)
  const states = sections.flatMap(({ items }) => items.map(({ state }) => state))
  const count = (state: string) => states.filter((each) => each === state).length
  const needed = sections.flatMap(({ required, items }) => (required ? items : []))
  const missing = needed.filter((item) => item.required && item.state === 'missing').length
  const worksForCompany = useMe().workspace.teamId !== null
  const ofCompany = sections.filter(({ key }) => isCompanysCategory(key))
  const own = sections.filter(({ key }) => !isCompanysCategory(key))
  const part = (of: readonly ChecklistSectionState[]) =>
    `${of.reduce((all, section) => all + section.done, 0)} of ${of.reduce((all, section) => all + section.total, 0)}`
  const facts = [
    ...(worksForCompany ? [`yours ${part(own)}`, `the company’s ${part(ofCompany)}`] : []),
    missing === 0 ? 'nothing required is missing' : `${missing} of the required ones missing`,
    ...(count('expiring') > 0 ? [`${count('expiring')} expiring soon`] : []),
    ...(count('expired') > 0 ? [`${count('expired')} expired`] : []),
  ]
  return (
    <div className={classes.overview}>
      <div className={classes.figures}>
        <Text fw={560} className="figures">
          {done} of {total} documents present
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {facts.join(' • ')}
        </Text>
        <Progress value={(done / total) * 100} size={8} aria-label="Documents present" />
      </div>
      <UploadDocuments messages={analysisUploadMessages} maxNumberOfFiles={maximumFilesPerUpload} />
    </div>
  )
}

function ManagerSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <VisuallyHidden role="status">Loading your documents</VisuallyHidden>
      <Skeleton height={84} />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </Stack>
  )
}
