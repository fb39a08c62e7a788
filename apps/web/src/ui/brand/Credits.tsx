import { VisuallyHidden } from '@mantine/core'
import classes from './brand.module.css'
import { designSystemOutline, studioOutline } from './outlines.ts'
import { WordMark } from './WordMark.tsx'

/** Who made this: the design system that the screens are built from, and the studio. */
export function Credits() {
  return (
    <div className={classes.credits}>
      <span className={classes.credit}>
        Powered by
        <svg width="16" height="20" viewBox="0 0 16 20" aria-hidden="true">
          <g fill="currentColor">
            <rect x="5" y="3.5" width="6" height="3.2" rx="1.6" />
            <rect x="3" y="8" width="10" height="3.4" rx="1.7" />
            <rect x="0.5" y="12.7" width="15" height="3.6" rx="1.8" />
          </g>
        </svg>
        <WordMark outline={designSystemOutline} />
        <VisuallyHidden>{designSystemOutline.text} design system</VisuallyHidden>
      </span>
      <span className={classes.credit}>
        Created by
        <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
            <path d="M1.5 8c2.5-2.6 5-2.6 7.5 0s5 2.6 7.5 0" />
            <path d="M1.5 14c2.5-2.6 5-2.6 7.5 0s5 2.6 7.5 0" />
          </g>
        </svg>
        <WordMark outline={studioOutline} />
        <VisuallyHidden>{studioOutline.text} studio</VisuallyHidden>
      </span>
    </div>
  )
}
