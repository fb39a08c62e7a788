import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { AccountSecurity } from '@suv/domain'
import { IconDeviceMobile, IconLock, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { trpc } from '../../../trpc.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import classes from '../../../ui/rows.module.css'
import { Passkeys } from '../../passkeys/Passkeys.tsx'
import { RowsSkeleton } from '../RowsSkeleton.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ConfirmEmailButton } from './ConfirmEmailButton.tsx'
import { TwoStep } from './TwoStep.tsx'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
  { opened: false },
)

/** Password, email, two-step verification and passkeys of the member. */
export function Security() {
  const security = trpc.accounts.security.useQuery()
  if (security.data === undefined) {
    return (
      <QueryState what="Your security settings" queries={[security]} loading={<RowsSkeleton count={3} />} />
    )
  }
  return (
    <>
      <ul className={classes.rows}>
        <PasswordRow />
        <TwoStepRow security={security.data} />
        <EmailRow security={security.data} />
      </ul>
      <Passkeys />
    </>
  )
}

function PasswordRow() {
  const [opened, dialog] = useDisclosure(false)
  return (
    <Row
      icon={<Icon of={IconLock} size={24} />}
      name="Password"
      detail="Changing it signs you out everywhere else."
    >
      <Button variant="default" onClick={dialog.open}>
        Change password
      </Button>
      <ChangePasswordDialog opened={opened} onClose={dialog.close} />
    </Row>
  )
}

function TwoStepRow({ security }: { security: AccountSecurity }) {
  return (
    <Row
      icon={<Icon of={IconDeviceMobile} size={24} />}
      name={
        <>
          Two-step verification
          <Badge color={security.twoStep ? 'spruce' : 'gray'}>{security.twoStep ? 'On' : 'Off'}</Badge>
        </>
      }
      detail={
        security.twoStep
          ? 'Signing in asks for a code of your authenticator app.'
          : 'A code of an app on your phone, asked for after the password.'
      }
    >
      <TwoStep isOn={security.twoStep} />
    </Row>
  )
}

function EmailRow({ security }: { security: AccountSecurity }) {
  return (
    <Row
      icon={<Icon of={IconMail} size={24} />}
      name={
        <>
          Email
          <Badge color={security.emailVerified ? 'spruce' : 'gray'}>
            {security.emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        </>
      }
      detail={
        <>
          {security.email}
          {security.wantedEmail !== null && <div>Waits for the link sent to {security.wantedEmail}</div>}
        </>
      }
    >
      <div className={classes.actions}>
        {!security.emailVerified && <ConfirmEmailButton />}
        <ChangeEmail isWaiting={security.wantedEmail !== null} />
      </div>
    </Row>
  )
}

type RowProps = { icon: ReactNode; name: ReactNode; detail: ReactNode; children: ReactNode }

function Row({ icon, name, detail, children }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        {icon}
        <div>
          <div className={classes.name}>{name}</div>
          <div className={classes.detail}>{detail}</div>
        </div>
      </div>
      {children}
    </li>
  )
}
