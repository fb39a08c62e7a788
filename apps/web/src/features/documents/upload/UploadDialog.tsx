import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { acceptedFilesText, type Document } from '@suv/domain'
import { UppyContextProvider, useUppyState } from '@uppy/react'
import { type ClipboardEvent, useEffect } from 'react'
import { DropZone } from './DropZone.tsx'
import { HeldRow } from './HeldRow.tsx'
import { sizeText } from './size-text.ts'
import { UploadNotices } from './UploadNotices.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { UploadMessages } from './upload-messages.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

type Props = {
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
  readonly messages: UploadMessages
  readonly maxNumberOfFiles: number
  readonly maxFileSize: number
  readonly onUploaded: ((document: Document) => void) | undefined
}

/** Choose files, see what is chosen, send them, and see each arrive. Nothing is sent before the button says so. */
export default function UploadDialog({ title, opened, onClose, ...options }: Props) {
  const uploads = useUploads(options)
  const { uppy, clearDone } = uploads
  useEffect(() => () => uppy.destroy(), [uppy])

  const close = () => {
    clearDone()
    onClose()
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    uppy.addFiles(files.map((file) => ({ name: file.name, type: file.type, data: file, source: 'paste' })))
  }
  return (
    <Modal opened={opened} onClose={close} title={title} size="lg" closeOnClickOutside={false}>
      <UppyContextProvider uppy={uppy as never}>
        <Stack gap="md" onPaste={paste}>
          <Text c="dimmed" size="sm">
            {options.maxNumberOfFiles === 1 ? 'One file' : `Up to ${options.maxNumberOfFiles} files`} of at
            most {sizeText(options.maxFileSize)}
            {options.maxNumberOfFiles === 1 ? '' : ' each'}: {acceptedFilesText}.
          </Text>
          <DropZone takesMany={options.maxNumberOfFiles !== 1} />
          <UploadNotices uppy={uppy} />
          <Refusals sentences={uploads.intake.refusals} />
          <ChosenFiles uploads={uploads} />
          <Actions uploads={uploads} onClose={close} />
        </Stack>
      </UppyContextProvider>
    </Modal>
  )
}

function ChosenFiles({ uploads }: { uploads: Uploads }) {
  const files = useUppyState(uploads.uppy, ({ files }) => files)
  const { held, keepBoth, leaveOut } = uploads.intake
  if (Object.keys(files).length + held.length === 0) return null
  return (
    <Stack component="ul" gap="xs" m={0} p={0} aria-label="Chosen files">
      {Object.values(files).map((file) => (
        <UploadRow
          key={file.id}
          file={file}
          recording={uploads.recordings.get(file.id)}
          onRemove={() => uploads.remove(file.id)}
          onRetry={() => void uploads.uppy.retryUpload(file.id).catch(() => {})}
          onSaveAgain={() => void uploads.record(file.id)}
        />
      ))}
      {held.map((file) => (
        <HeldRow
          key={file.id}
          file={file}
          maxNumberOfFiles={uploads.maxNumberOfFiles}
          onKeepBoth={() => keepBoth(file.id)}
          onLeaveOut={() => leaveOut(file.id)}
        />
      ))}
    </Stack>
  )
}

/** Which files were not taken, and what is: said until others are chosen. */
function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert color="amber" role="alert">
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Alert>
  )
}

function Actions({ uploads, onClose }: { uploads: Uploads; onClose: () => void }) {
  const { uppy, recordings } = uploads
  const { held, isComparing } = uploads.intake
  const files = Object.values(useUppyState(uppy, ({ files }) => files))
  const waiting = files.filter(({ progress, error }) => !progress.uploadStarted && !error)
  const running = files.filter(
    ({ id, progress, error }) =>
      !error &&
      (recordings.get(id)?.state === 'checking' || (progress.uploadStarted && !progress.uploadComplete)),
  )
  const done =
    files.length > 0 && held.length === 0 && files.every(({ id }) => recordings.get(id)?.state === 'saved')
  const count = waiting.length + held.filter(({ same }) => same === null).length
  const cancelAll = () => {
    for (const { id, progress } of running) if (!progress.uploadComplete) uppy.removeFile(id)
  }
  return (
    <Group justify="flex-end" gap="sm">
      {running.length > 0 ? (
        <Button variant="default" onClick={cancelAll}>
          Cancel upload
        </Button>
      ) : (
        <Button variant={done ? 'filled' : 'default'} onClick={onClose}>
          {done ? 'Done' : 'Close'}
        </Button>
      )}
      {!done && (
        <Button
          disabled={waiting.length === 0 || isComparing}
          loading={running.length > 0}
          onClick={() => void uppy.upload().catch(() => {})}
        >
          {count > 1 ? `Upload ${count} files` : 'Upload'}
        </Button>
      )}
    </Group>
  )
}
