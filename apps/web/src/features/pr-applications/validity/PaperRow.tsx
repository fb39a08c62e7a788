import { Anchor, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type JudgedPaper, paperQuestion, paperStateText, paperTitle, type ValidityDate } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconHelpCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon, type IconShape } from '../../../ui/Icon.tsx'
import { Writes } from '../../workspaces/Writes.tsx'
import { PaperBar } from './PaperBar.tsx'
import { PaperDateForm } from './paper-date-form.ts'
import type { Scale } from './scale.ts'
import classes from './Validity.module.css'

const icons: Record<JudgedPaper['state'], IconShape> = {
  holds: IconCircleCheck,
  expired: IconAlertTriangle,
  refused: IconAlertTriangle,
  not_yet: IconClockHour4,
  unknown: IconHelpCircle,
}

type Props = {
  paper: JudgedPaper
  teamId: string
  /** The stored date, where the paper has one of its own. */
  date: ValidityDate | undefined
  scale: Scale
  day: string
  owner: string
  onDay: (day: string) => void
}

/** One paper: its name, how it stands on the day in words, its bar, and the way to its date. */
export function PaperRow({ paper, teamId, date, scale, day, owner, onDay }: Props) {
  const [editing, form] = useDisclosure(false)
  const icon = icons[paper.state]
  const title = paperTitle(paper)
  const question = paperQuestion(paper)
  const change = date === undefined ? 'Add date' : question === null ? 'Change date' : 'Complete'
  const { kind, memberId } = paper
  const isDated = kind !== 'commitment_certificate' && kind !== 'work_permit'
  return (
    <li className={classes.row} data-state={paper.state} data-counted={paper.isCounted || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.state}>
          <Icon of={icon} size={16} />
          <span>
            {paperStateText(paper)}
            {!paper.isCounted && ' (not looked at on this day)'}
          </span>
        </span>
        {question !== null && (
          <span className={classes.question}>
            <Icon of={IconHelpCircle} size={16} />
            <span>{question}</span>
          </span>
        )}
      </div>
      <PaperBar paper={paper} scale={scale} day={day} onDay={onDay} />
      <div className={classes.change}>
        {isDated && memberId !== null ? (
          <Writes teamId={teamId}>
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.button}
              aria-label={`${change}: ${title} of ${owner}`}
              aria-expanded={editing}
              onClick={form.toggle}
              {...PaperDateForm.intent}
            >
              {change}
            </Button>
          </Writes>
        ) : (
          <Anchor
            className={classes.button}
            inherit
            renderRoot={(props) =>
              kind === 'work_permit' ? (
                <Link to="/work-permits" {...props} />
              ) : (
                <Link to="/los-tracker" search={{ tab: 'certificates' }} {...props} />
              )
            }
          >
            {kind === 'work_permit' ? 'Open permits' : 'Open certificates'}
          </Anchor>
        )}
      </div>
      {editing && isDated && memberId !== null && (
        <PaperDateForm
          teamId={teamId}
          memberId={memberId}
          kind={kind}
          date={date}
          name={`${title} of ${owner}`}
          owner={owner}
          onClose={form.close}
        />
      )}
    </li>
  )
}
