import classes from './DataPromise.module.css'
import section from './section.module.css'

const promises = [
  {
    title: 'Encrypted on the way',
    text: 'Over https, what you send travels under TLS, what many sites call 256-bit SSL encryption.',
  },
  {
    title: 'Yours to take and to erase',
    text: 'Built for the rights that the GDPR gives you: see your data, export all of it, and erase it, from your account page.',
  },
  {
    title: 'Nobody looks on',
    text: 'No analytics, no advertising, and nothing loaded from other companies’ servers.',
  },
] as const

/** What happens with people's data. */
export function DataPromise() {
  return (
    <section className={classes.band} aria-labelledby="your-data">
      <div className={`${section.inner} ${classes.inner}`}>
        <h2 className={section.heading} id="your-data">
          Your papers stay yours
        </h2>
        <ul className={classes.list}>
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
        <p className={classes.more}>
          <a href="/privacy">What is stored, where and how long</a>
        </p>
      </div>
    </section>
  )
}
