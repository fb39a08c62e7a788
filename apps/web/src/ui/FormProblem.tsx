import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Why a form was not sent, or was refused. Announced at once. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <Alert color="maple" icon={<Icon of={IconAlertCircle} size={24} stroke={2} />} role="alert">
      {children}
    </Alert>
  )
}
