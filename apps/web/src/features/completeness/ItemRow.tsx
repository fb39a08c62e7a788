import { Button } from '@mantine/core'
import type { JudgedItem, StoredPackEvidence } from '@suv/domain'
import { IconArrowBackUp, IconCircle, IconCircleCheck, IconHistory, IconPencil } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useRecordRemoval } from '../team-records/use-record-removal.ts'
import classes from './Completeness.module.css'
import { stateText } from './completeness-text.ts'
import { useMarkCache } from './use-mark-cache.ts'

type Props = {
  item: JudgedItem
  /** What the member said of it. */
  mark: StoredPackEvidence | undefined
  onMark: () => void
  intent: object
}

/** One item: whether it is shown, by what, what asks for it, and what the member can say of it. */
export function ItemRow({ item, mark, onMark, intent }: Props) {
  const { name, personName, rule, source, shownBy, isEarlierOnly } = item
  const cache = useMarkCache()
  const { mutateAsync: send } = trpc.completeness.remove.useMutation()
  const removeMark = useRecordRemoval({ cache, path: 'pack-evidence', send })
  const isShown = shownBy.length > 0
  return (
    <li className={classes.item} data-tone={isShown ? 'good' : 'attention'}>
      <div>
        <span className={classes.state}>
          <Icon of={isShown ? IconCircleCheck : isEarlierOnly ? IconHistory : IconCircle} size={16} />
          <span>{stateText(item)}</span>
        </span>
        <span className={classes.name}>{name}</span>
        {shownBy.map(({ what }) => what && <span key={what}>{what}</span>)}
        {isEarlierOnly && mark?.paper && <span>{mark.paper}</span>}
        <span className={classes.rule}>
          {rule} ·{' '}
          <ExternalLink href={source.url} about={source.title}>
            Source
          </ExternalLink>
          {source.note && <> · {source.note}</>}
        </span>
      </div>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="compact-md"
          className={classes.button}
          leftSection={<Icon of={IconPencil} />}
          aria-label={`${mark ? 'Change' : 'Mark'} ${name} of ${personName}`}
          onClick={onMark}
          {...intent}
        >
          {mark ? 'Change' : 'Mark'}
        </Button>
        {mark && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            className={classes.button}
            leftSection={<Icon of={IconArrowBackUp} />}
            aria-label={`Take back ${name} of ${personName}`}
            onClick={(event) =>
              removeMark(mark, event.currentTarget.closest('li'), {
                title: 'Mark taken back',
                name: `${name}, ${personName}`,
                failure: `${name} of ${personName} was not taken back, and is marked as before.`,
              })
            }
          >
            Take Back
          </Button>
        )}
      </div>
    </li>
  )
}
