import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { productName } from '@suv/domain'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import classes from './RecoveryCodes.module.css'

/** The one time that the recovery codes can be read. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap="md">
      <Text>
        Without your phone, each of these codes signs you in once. Keep them where you keep passwords: they
        are not shown again.
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={() => download(codes)}>
          Download
        </Button>
        <CopyButton value={codes.join('\n')} timeout={4000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              aria-live="polite"
              leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  )
}

function download(codes: readonly string[]): void {
  const text = `${productName} recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  saveFile(`${productName.toLowerCase()}-recovery-codes.txt`, new Blob([text], { type: 'text/plain' }))
}
