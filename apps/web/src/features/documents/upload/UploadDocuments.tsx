import { Button } from '@mantine/core'
import { type Document, maximumFileSize } from '@suv/domain'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { UploadMessages } from './upload-messages.ts'

const UploadDialog = lazy(() => import('./UploadDialog.tsx'))

type Props = {
  readonly messages: UploadMessages
  /** What the button says, and the dialog's title. */
  readonly label?: string
  /** Left out: the button says it too. */
  readonly title?: string
  readonly variant?: 'filled' | 'default' | 'subtle'
  readonly fullWidth?: boolean
  readonly maxNumberOfFiles?: number
  /** Bytes. */
  readonly maxFileSize?: number
  /** Called with each document once it is saved. */
  readonly onUploaded?: (document: Document) => void
}

/**
 * A button that opens the upload dialog. What the dialog needs is fetched when the button is first touched; the dialog then
 * stays, so that uploads go on behind a closed one.
 */
export function UploadDocuments({
  messages,
  label = 'Upload Documents',
  title = label,
  variant = 'filled',
  fullWidth = false,
  maxNumberOfFiles = 1,
  maxFileSize = maximumFileSize,
  onUploaded,
}: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant={variant} fullWidth={fullWidth} leftSection={<Icon of={IconUpload} />} onClick={open}>
        {label}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <UploadDialog
            title={title}
            opened={opened}
            onClose={() => setOpened(false)}
            messages={messages}
            maxNumberOfFiles={maxNumberOfFiles}
            maxFileSize={maxFileSize}
            onUploaded={onUploaded}
          />
        </Suspense>
      )}
    </>
  )
}
