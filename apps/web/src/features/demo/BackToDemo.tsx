import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import classes from './BackToDemo.module.css'

export function BackToDemo() {
  return (
    <Link className={classes.back} to="/demo">
      <Icon of={IconArrowLeft} />
      Back to Demo
    </Link>
  )
}
