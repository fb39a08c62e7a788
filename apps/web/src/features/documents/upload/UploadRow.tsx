import { ActionIcon, Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconFile, IconPhoto, IconX } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import type { Uploader } from './create-uppy.ts'
import { sizeText } from './size-text.ts'
import classes from './UploadRow.module.css'
import type { Recording } from './use-uploads.ts'

type UploadFile = ReturnType<Uploader['getFiles']>[number]

type Props = {
  readonly file: UploadFile
  readonly recording: Recording | undefined
  readonly onRemove: () => void
  readonly onRetry: () => void
  readonly onSaveAgain: () => void
}

/** One chosen file: how far it is, what went wrong, and what can be done. */
export function UploadRow({ file, recording, onRemove, onRetry, onSaveAgain }: Props) {
  const { name, size, type, progress, error } = file
  const isSending = Boolean(progress.uploadStarted) && !progress.uploadComplete && !error
  const percent = Math.round(((progress.bytesUploaded || 0) / (size || 1)) * 100)
  const icon = type.startsWith('image/') ? IconPhoto : IconFile
  const isBusy = recording?.state === 'checking'
  return (
    <li className={classes.row}>
      <Icon of={icon} size={24} className={classes.icon} />
      <div className={classes.text}>
        <Text className={classes.name} title={name}>
          <bdi>{name}</bdi>
        </Text>
        <Status
          recording={recording}
          hasFailed={Boolean(error)}
          isSending={isSending}
          percent={percent}
          size={size ?? 0}
        />
        {isSending && <Progress value={percent} size={6} aria-label={`Upload of ${name}`} />}
      </div>
      <div className={classes.tools}>
        {error && (
          <Button variant="default" onClick={onRetry} aria-label={`Try to upload ${name} again`}>
            Try again
          </Button>
        )}
        {recording?.state === 'unsaved' && (
          <Button variant="default" onClick={onSaveAgain} aria-label={`Try to save ${name} again`}>
            Try again
          </Button>
        )}
        {recording?.state !== 'saved' && !isBusy && (
          <ActionIcon onClick={onRemove} aria-label={isSending ? `Cancel ${name}` : `Remove ${name}`}>
            <Icon of={IconX} size={20} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

type StatusProps = {
  recording: Recording | undefined
  hasFailed: boolean
  isSending: boolean
  percent: number
  size: number
}

function Status({ recording, hasFailed, isSending, percent, size }: StatusProps) {
  if (recording?.state === 'saved') {
    return (
      <Text className={classes.good} size="sm">
        <Icon of={IconCheck} size={16} /> Saved
      </Text>
    )
  }
  if (recording?.state === 'checking') return <Text size="sm">Checking and saving</Text>
  const problem =
    recording?.state === 'refused'
      ? recording.reason
      : recording?.state === 'unsaved'
        ? 'It arrived but was not saved.'
        : hasFailed
          ? 'Not uploaded.'
          : undefined
  if (problem !== undefined) {
    return (
      <Text className={classes.bad} size="sm" role="alert">
        <Icon of={IconAlertTriangle} size={16} /> {problem}
      </Text>
    )
  }
  return (
    <Text c="dimmed" size="sm" className="figures">
      {isSending ? `${percent}% of ${sizeText(size)}` : sizeText(size)}
    </Text>
  )
}
