import '@mantine/core/styles/Modal.layer.css'
import { Alert, Anchor, Group, Modal } from '@mantine/core'
import type { Document } from '@suv/domain'
import { useState } from 'react'
import classes from './PreviewDialog.module.css'

type Props = {
  /** The document to show; null while the dialog is closed. */
  readonly document: Document | null
  readonly onClose: () => void
}

/** Shows a picture, a text or a PDF from the server's sandboxed preview address. */
export function PreviewDialog({ document, onClose }: Props) {
  return (
    <Modal opened={document !== null} onClose={onClose} title={<bdi>{document?.fileName}</bdi>} size="xl">
      {document && <Preview key={document.id} document={document} />}
    </Modal>
  )
}

function Preview({ document: { id, fileName, fileType } }: { document: Document }) {
  const [hasFailed, setHasFailed] = useState(false)
  const address = `/api/documents/${id}/preview`
  const download = `/api/documents/${id}/download`
  return (
    <>
      {hasFailed ? (
        <Alert color="amber">The picture could not be shown. Download the file instead.</Alert>
      ) : fileType.startsWith('image/') ? (
        <img className={classes.picture} src={address} alt={fileName} onError={() => setHasFailed(true)} />
      ) : fileType === 'text/plain' ? (
        <iframe className={classes.frame} src={address} title={fileName} sandbox="" />
      ) : (
        <iframe className={classes.frame} src={address} title={fileName} />
      )}
      <Group mt="md" gap="lg">
        <Anchor href={address} target="_blank" rel="noopener">
          Open in a new tab
        </Anchor>
        <Anchor href={download} download={fileName}>
          Download
        </Anchor>
      </Group>
    </>
  )
}
