import classes from './ProductPicture.module.css'
import section from './section.module.css'

const wide = { width: 1120, height: 700 }

/** The product itself: the dashboard, in the colours of the page. `scripts/product-pictures.ts` takes the pictures. */
export function ProductPicture() {
  return (
    <section className={section.section} aria-labelledby="product">
      <div className={section.inner}>
        <h2 className={section.heading} id="product">
          One page that says what is next
        </h2>
        <p className={section.lead}>
          The dashboard of a made-up founder: how far the application is, what is due, and which organizations
          fit.
        </p>
        <figure className={classes.figure}>
          <Picture scheme="light" />
          <Picture scheme="dark" />
        </figure>
      </div>
    </section>
  )
}

/** Only the one that is shown is loaded, and only where somebody comes near it. */
function Picture({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <picture className={classes.picture} data-scheme={scheme}>
      <source
        media="(max-width: 36em)"
        srcSet={`/product/dashboard-phone-${scheme}.webp`}
        width={390}
        height={640}
      />
      <img
        {...wide}
        src={`/product/dashboard-wide-${scheme}.webp`}
        alt="The dashboard: the phase that is under way, figures on readiness, the result of the screener, and the areas in a menu beside it."
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
