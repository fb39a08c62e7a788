import * as Radix from '@radix-ui/react-toast'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { Icon } from '../Icon.tsx'
import classes from './Toaster.module.css'
import { type Toast, useToast } from './toast-store.ts'

/** Shows what is in the toast store: 5 s each but what stays, swiped away to the right, F8 moves the focus here. */
export default function Toaster() {
  const { toasts, dismiss } = useToast()
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
      <Radix.Viewport className={classes.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Radix.Provider>
  )
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, action, variant, open, staysFor } = toast
  const icon = variant === 'destructive' ? IconAlertTriangle : IconCheck
  return (
    <Radix.Root
      className={classes.toast}
      data-variant={variant}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      open={open}
      {...(staysFor === undefined ? {} : { duration: Number.POSITIVE_INFINITY })}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
    >
      <Icon of={icon} size={20} className={classes.icon} />
      <div className={classes.text}>
        <Radix.Title className={classes.title}>{title}</Radix.Title>
        {description && <Radix.Description className={classes.description}>{description}</Radix.Description>}
        {action && (
          <Radix.Action className={classes.action} altText={action.label} onClick={action.onClick}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className={classes.close} aria-label="Dismiss">
        <Icon of={IconX} />
      </Radix.Close>
    </Radix.Root>
  )
}
