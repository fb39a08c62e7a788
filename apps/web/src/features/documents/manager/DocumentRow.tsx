import { ActionIcon, Badge, Text } from '@mantine/core'
import {
  canPreview,
  type Document,
  dayInZone,
  documentChecklist,
  findFileKind,
  formatDate,
  validityOf,
} from '@suv/domain'
import { IconDownload, IconEye, IconFile, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react'
import { lazy, memo, Suspense } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Writes } from '../../workspaces/Writes.tsx'
import { sizeText } from '../upload/size-text.ts'
import classes from './DocumentRow.module.css'

const FilingSuggestion = lazy(async () => ({
  default: (await import('./FilingSuggestion.tsx')).FilingSuggestion,
}))

type Props = {
  readonly document: Document
  readonly today: string
  readonly onEdit: (document: Document) => void
  readonly onPreview: (document: Document) => void
  readonly onDelete: (document: Document) => void
}

/** One file: what it is, where it is filed, until when it is valid, and what can be done with it. */
export const DocumentRow = memo(function DocumentRow({
  document,
  today,
  onEdit,
  onPreview,
  onDelete,
}: Props) {
  const { id, fileName, fileType, fileSize, uploadedAt, expiresOn, holder } = document
  const icon = fileType.startsWith('image/') ? IconPhoto : IconFile
  const facts = [
    findFileKind(fileType)?.name ?? 'File',
    ...(fileSize === null ? [] : [sizeText(fileSize)]),
    `uploaded ${formatDate(dayInZone(new Date(uploadedAt)))}`,
  ]
  const writing = (
    <>
      <ActionIcon aria-label={`Edit ${fileName}`} onClick={() => onEdit(document)}>
        <Icon of={IconPencil} size={20} />
      </ActionIcon>
      <ActionIcon aria-label={`Delete ${fileName}`} onClick={() => onDelete(document)}>
        <Icon of={IconTrash} size={20} />
      </ActionIcon>
    </>
  )
  return (
    <li className={classes.row}>
      <Icon of={icon} size={24} className={classes.icon} />
      <div>
        <Text className={classes.name}>
          <bdi>{fileName}</bdi>
        </Text>
        <Text size="sm" c="dimmed" className="figures">
          {facts.join(' • ')}
        </Text>
        <Text size="sm">
          {holder === 'company' && 'The company’s • '}
          {filedUnder(document)} <Validity expiresOn={expiresOn} today={today} />
        </Text>
        {(document.category === null || document.category === 'business_docs') && (
          <Suspense fallback={null}>
            <FilingSuggestion document={document} />
          </Suspense>
        )}
      </div>
      <div className={classes.tools}>
        {canPreview(fileType) && (
          <ActionIcon aria-label={`Preview ${fileName}`} onClick={() => onPreview(document)}>
            <Icon of={IconEye} size={20} />
          </ActionIcon>
        )}
        <ActionIcon
          component="a"
          href={`/api/documents/${id}/download`}
          download={fileName}
          aria-label={`Download ${fileName}`}
        >
          <Icon of={IconDownload} size={20} />
        </ActionIcon>
        {holder === 'company' ? <Writes>{writing}</Writes> : writing}
      </div>
    </li>
  )
})

function Validity({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  if (expiresOn === null) return null
  const validity = validityOf(expiresOn, today)
  if (validity === 'valid') return <>• valid until {formatDate(expiresOn)}</>
  return (
    <Badge color={validity === 'expired' ? 'maple' : 'amber'} size="md">
      {validity === 'expired' ? 'Expired' : 'Expires'} {formatDate(expiresOn)}
    </Badge>
  )
}

/** Where the document is filed, in words. */
function filedUnder({ category, checklistKey }: Document): string {
  const section = documentChecklist.find(({ key }) => key === category)
  const item = section?.documents.find(({ key }) => key === checklistKey)
  if (section === undefined) return 'Not in the checklist yet'
  return item === undefined ? section.name : `${section.name}: ${item.name}`
}
