import { productName, supportEmail } from '@suv/domain'
import classes from './SiteFooter.module.css'
import { siteLinks } from './site-links.ts'

/** Under every public page. Plain links: most of them lead to documents of their own. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <nav className={classes.columns} aria-label="Footer">
          {siteLinks.map(({ title, links }) => (
            <div key={title}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.list}>
                {links.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classes.end}>
          <p>
            {productName} is software for preparing an application. It is no law firm, no immigration
            consultancy and no part of the Government of Canada; what it says is information, not legal
            advice.
          </p>
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        </div>
      </div>
    </footer>
  )
}
