import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Badge, Checkbox, Progress, Text, Title } from '@mantine/core'
import {
  type ChecklistItem,
  type ChecklistItemState,
  type ChecklistSectionState,
  type Document,
  formatDate,
  isCompanysCategory,
} from '@suv/domain'
import { memo } from 'react'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { useMe } from '../../session/use-me.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import classes from './ChecklistCategoryCard.module.css'
import { useTick } from './use-tick.ts'

type Props = {
  readonly section: ChecklistSectionState
  readonly onOpen: (document: Document) => void
}

/** One category of the checklist: its named documents, each with a box, what it is, and the files that fill it. */
export const ChecklistCategoryCard = memo(function ChecklistCategoryCard({ section, onOpen }: Props) {
  const { key, name, required, items, done, total, loose } = section
  const worksForCompany = useMe().workspace.teamId !== null
  const isCompanys = isCompanysCategory(key)
  const list = (
    <ul className={classes.items}>
      {items.map((item) => (
        <Item key={item.key} item={item} onOpen={onOpen} />
      ))}
    </ul>
  )
  const filedLoosely = loose.length > 0 && (
    <div className={classes.loose}>
      <Text size="sm" c="dimmed">
        Filed here, under no item:
      </Text>
      <Files files={loose} onOpen={onOpen} />
    </div>
  )
  return (
    <section className={classes.card} aria-labelledby={`category-${key}`}>
      <div className={classes.head}>
        <Title order={3} id={`category-${key}`}>
          {name}
        </Title>
        <Badge color={required ? 'spruce' : 'gray'}>{required ? 'Required' : 'Optional'}</Badge>
        {worksForCompany && <Badge color="gray">{isCompanys ? 'The company’s' : 'Yours'}</Badge>}
        <Text className={`${classes.count} figures`} size="sm">
          {done}/{total} documents
        </Text>
      </div>
      <Progress value={(done / total) * 100} size={6} aria-label={`${name}: documents present`} />
      {isCompanys ? <Writes>{list}</Writes> : list}
      {isCompanys ? <Writes>{filedLoosely}</Writes> : filedLoosely}
    </section>
  )
})

const stateNames: Record<ChecklistItemState, string> = {
  present: 'Present',
  expiring: 'Expiring',
  expired: 'Expired',
  missing: 'Missing',
}
const stateColors: Record<ChecklistItemState, string> = {
  present: 'spruce',
  expiring: 'amber',
  expired: 'maple',
  missing: 'gray',
}

function Item({ item, onOpen }: { item: ChecklistItem; onOpen: (document: Document) => void }) {
  const { key, name, required, state, files, isTicked, note, sources } = item
  const tick = useTick()
  const hasFile = files.length > 0
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <Checkbox
          className={classes.box}
          checked={hasFile ? state === 'present' || state === 'expiring' : isTicked}
          disabled={hasFile}
          onChange={(event) => tick(key, event.currentTarget.checked)}
          label={
            <>
              {name}
              {!required && <span className={classes.optional}> (if it applies)</span>}
            </>
          }
        />
        <Badge className={classes.state} color={stateColors[state]} size="md">
          {stateNames[state]}
        </Badge>
      </div>
      <Files files={files} onOpen={onOpen} />
      <details className={classes.about}>
        <summary>About this document</summary>
        <Text size="sm">{note}</Text>
        {sources.map(({ title, url }) => (
          <Text key={url} size="sm">
            <ExternalLink href={url}>{title}</ExternalLink>
          </Text>
        ))}
      </details>
    </li>
  )
}

function Files({ files, onOpen }: { files: readonly Document[]; onOpen: (document: Document) => void }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={classes.file} onClick={() => onOpen(file)}>
            <bdi>{file.fileName}</bdi>
          </button>
          {file.expiresOn !== null && (
            <Text component="span" size="sm" c="dimmed">
              {' '}
              valid until {formatDate(file.expiresOn)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
