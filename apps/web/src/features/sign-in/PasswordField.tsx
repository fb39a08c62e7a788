import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Field } from './Field.tsx'
import classes from './PasswordField.module.css'

/** A password, hidden until it is asked for. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={classes.toggle}
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={icon} size={20} />
        </button>
      }
    />
  )
}
