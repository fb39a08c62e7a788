import classes from './FieldRemark.module.css'

/** How what was typed above is taken, read out as it changes. */
export function FieldRemark({ children }: { children: string | null }) {
  return (
    <p role="status" className={classes.remark}>
      {children}
    </p>
  )
}
