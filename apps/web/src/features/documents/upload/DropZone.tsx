import { Button, Text } from '@mantine/core'
import { acceptedFileKinds } from '@suv/domain'
import { IconCamera, IconFileUpload } from '@tabler/icons-react'
import { useDropzone, useFileInput } from '@uppy/react'
import { useMemo, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './DropZone.module.css'

/** What the file chooser offers first; the server decides by content. */
const accept = acceptedFileKinds
  .flatMap(({ type, extensions }) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

/** Where files are dropped or chosen; on a phone its camera can take one. */
export function DropZone({ takesMany }: { takesMany: boolean }) {
  const [isOver, setIsOver] = useState(false)
  const dropOptions = useMemo(
    () => ({
      noClick: true,
      onDragOver: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    }),
    [],
  )
  const { getRootProps, getInputProps } = useDropzone(dropOptions)
  const cameraOptions = useMemo(() => ({ accept: 'image/jpeg,image/png', multiple: false }), [])
  const camera = useFileInput(cameraOptions)
  const { onDragEnter, onDragOver, onDragLeave, onDrop } =
    getRootProps() as never as React.DOMAttributes<HTMLElement>
  const input = getInputProps() as never as React.ComponentProps<'input'> & { id: string }
  const cameraInput = camera.getInputProps() as never as React.ComponentProps<'input'>
  return (
    <section
      className={classes.zone}
      data-over={isOver || undefined}
      aria-label="Choose files"
      onDragEnter={onDragEnter}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <Icon of={IconFileUpload} size={32} className={classes.icon} />
      <Text className={classes.hint}>Drop files here, or paste them.</Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => document.getElementById(input.id)?.click()}>
          Choose files
        </Button>
        <Button
          className={classes.camera}
          variant="default"
          leftSection={<Icon of={IconCamera} />}
          onClick={camera.getButtonProps().onClick}
        >
          Take a picture
        </Button>
      </div>
      <input {...input} accept={accept} multiple={takesMany} hidden aria-label="Files" data-testid="files" />
      <input {...cameraInput} capture="environment" hidden aria-label="Picture" />
    </section>
  )
}
