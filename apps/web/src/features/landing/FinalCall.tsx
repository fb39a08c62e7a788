import classes from './FinalCall.module.css'

export function FinalCall() {
  return (
    <section className={classes.band} aria-labelledby="final-call">
      <div className={classes.inner}>
        <h2 className={classes.heading} id="final-call">
          Five minutes, and you know what is missing.
        </h2>
        <p className={classes.text}>
          Take the screener in the demo. You get a preliminary result on the spot; your answers stay in your
          browser.
        </p>
        <a className={classes.button} href="/demo">
          Try Interactive Demo
        </a>
      </div>
    </section>
  )
}
