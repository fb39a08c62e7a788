import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './BackToDemo.module.css'

export function BackToDemo() {
  return (
    <Link className={classes.back} to="/demo">
      <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
      Back to Demo
    </Link>
  )
}
