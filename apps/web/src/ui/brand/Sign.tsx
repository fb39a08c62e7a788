import classes from './brand.module.css'

/** The product's sign: a mast and the shore make an L, with a sail coming in. Decoration: the name stands beside it. */
export function Sign({ height = 26 }: { height?: number }) {
  return (
    <svg className={classes.sign} width={height * 0.8} height={height} viewBox="0 0 20 25" aria-hidden="true">
      <path className={classes.mast} d="M0 0h5.5v19.5H20V25H0z" />
      <path className={classes.sail} d="M8.5 3c5.2 1.9 9 6.5 10.3 13H8.5z" />
    </svg>
  )
}
