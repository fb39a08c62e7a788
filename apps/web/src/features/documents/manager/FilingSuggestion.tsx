import { Button, Text } from '@mantine/core'
import {
  categoryOfChecklistItem,
  type Document,
  documentChecklist,
  formatDate,
  isCompanysCategory,
  mayEdit,
  suggestPlace,
} from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { EvidenceQuote } from '../../document-analyses/results/EvidenceQuote.tsx'
import { useMe } from '../../session/use-me.ts'
import classes from './DocumentRow.module.css'
import { useUpdateDocument } from './use-update-document.ts'

/** Where a document that is filed nowhere belongs, as its analysis read it, with the passage; one press files it there. */
export function FilingSuggestion({ document }: { document: Document }) {
  const me = useMe()
  const analyses = trpc.documentAnalyses.list.useQuery({ id: me.id })
  const update = useUpdateDocument('Document filed')
  const place = suggestPlace(document.id, analyses.data ?? [])
  if (place === null) return null
  const { checklistKey, passage } = place
  const expiry = document.expiresOn === null ? place.expiresOn : null
  const { teamId, role } = me.workspace
  const becomesCompanys =
    teamId !== null && mayEdit(role) && isCompanysCategory(categoryOfChecklistItem(checklistKey) ?? null)
  const file = () =>
    update.mutate({ id: document.id, checklistKey, ...(expiry !== null && { expiresOn: expiry.day }) })
  return (
    <section className={classes.suggestion} aria-label={`Suggested place of ${document.fileName}`}>
      <Text size="sm">
        Its analysis suggests: <strong>{nameOf(checklistKey)}</strong>
        {expiry !== null && <>, valid until {formatDate(expiry.day)}</>}.
      </Text>
      {becomesCompanys && <Text size="sm">Filed there, everybody who works for the company reads it.</Text>}
      {passage !== null && <EvidenceQuote evidence={passage} />}
      {expiry !== null && <EvidenceQuote evidence={expiry.passage} />}
      {update.error && (
        <Text size="sm" role="alert">
          {describeError(update.error)}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          loading={update.isPending}
          onClick={file}
          aria-label={`File it here: ${document.fileName}`}
        >
          File it here
        </Button>
      </div>
    </section>
  )
}

function nameOf(checklistKey: string): string {
  const section = documentChecklist.find(({ key }) => key === categoryOfChecklistItem(checklistKey))
  const item = section?.documents.find(({ key }) => key === checklistKey)
  return `${section?.name}: ${item?.name}`
}
