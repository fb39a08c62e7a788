import { Alert, List } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { useUppyState } from '@uppy/react'
import type { Uploader } from './create-uppy.ts'

/** More than this are summed up. */
const shown = 4

/** What the uploader has to say: a file that cannot be added, or the connection lost and back. Each for five seconds. */
export function UploadNotices({ uppy }: { uppy: Uploader }) {
  const info = (useUppyState(uppy, ({ info }) => info) ?? []).filter(({ message }) => message !== '')
  const isBad = info.some(({ type }) => type === 'error' || type === 'warning')
  const lines = info.map(({ message }) => (typeof message === 'string' ? message : String(message)))
  return (
    <div role="status">
      {lines.length > 0 && (
        <Alert color={isBad ? 'amber' : 'spruce'}>
          {lines.length === 1 ? (
            lines[0]
          ) : (
            <List spacing="2xs">
              {lines.slice(0, shown).map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
              {lines.length > shown && <List.Item>And {lines.length - shown} more.</List.Item>}
            </List>
          )}
        </Alert>
      )}
    </div>
  )
}
