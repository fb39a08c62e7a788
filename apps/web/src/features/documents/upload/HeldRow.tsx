import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconFile, IconX } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import type { HeldFile } from './intake.ts'
import classes from './UploadRow.module.css'

type Props = {
  readonly file: HeldFile
  readonly maxNumberOfFiles: number
  readonly onKeepBoth: () => void
  readonly onLeaveOut: () => void
}

/** A chosen file that is not sent yet: it waits for room, or is kept already, and the member says what to do. */
export function HeldRow({ file: { name, same }, maxNumberOfFiles, onKeepBoth, onLeaveOut }: Props) {
  return (
    <li className={classes.row}>
      <Icon of={IconFile} size={24} className={classes.icon} />
      <div className={classes.text}>
        <Text className={classes.name} title={name}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" role="status">
          {same === null ? (
            waitingText(maxNumberOfFiles)
          ) : same.isKept ? (
            <>
              You already keep this file as <bdi>{same.fileName}</bdi>.
            </>
          ) : (
            <>
              The same file as <bdi>{same.fileName}</bdi>, which you have chosen already.
            </>
          )}
        </Text>
        {same !== null && (
          <Group gap="xs" mt="2xs">
            <Button variant="default" onClick={onKeepBoth} aria-label={`Keep both: ${name}`}>
              Keep both
            </Button>
            <Button variant="default" onClick={onLeaveOut} aria-label={`Leave it out: ${name}`}>
              Leave it out
            </Button>
          </Group>
        )}
      </div>
      {same === null && (
        <div className={classes.tools}>
          <ActionIcon onClick={onLeaveOut} aria-label={`Remove ${name}`}>
            <Icon of={IconX} size={20} />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}

function waitingText(most: number): string {
  const together = most === 1 ? 'One file is sent at a time' : `${most} files are sent at a time`
  return `Waits: ${together}. It is sent when another is saved, or takes the place of one that you remove.`
}
