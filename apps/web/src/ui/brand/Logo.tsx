import { productName } from '@suv/domain'
import classes from './brand.module.css'
import { productOutline } from './outlines.ts'
import { Sign } from './Sign.tsx'
import { WordMark } from './WordMark.tsx'

/** Sign and word mark. The link around it carries the name, so to a screen reader this is one image with that name. */
export function Logo() {
  return (
    <span className={classes.logo} role="img" aria-label={productName}>
      <Sign />
      {productOutline.text === productName ? (
        <WordMark outline={productOutline} />
      ) : (
        <span className={classes.name}>{productName}</span>
      )}
    </span>
  )
}
