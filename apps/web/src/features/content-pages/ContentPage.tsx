import { Article } from '../../ui/public/Article.tsx'
import { SiteFrame } from '../../ui/public/SiteFrame.tsx'
import classes from './ContentPage.module.css'
import type { SitePage } from './site-pages.ts'

type ContentPageProps = {
  page: SitePage
  /** The articles that a list page such as /guides leads to. */
  articles: readonly SitePage[]
}

/** A page whose words stand in a Markdown file. */
export function ContentPage({ page, articles }: ContentPageProps) {
  const parent = page.path.split('/').length > 2 ? page.path.slice(0, page.path.lastIndexOf('/')) : null
  return (
    <SiteFrame path={page.path}>
      <Article
        title={page.title}
        lead={page.description}
        dated={{ label: 'Last reviewed', date: page.reviewed }}
        back={
          parent !== null && (
            <p className={classes.back}>
              <a href={parent}>{parent === '/guides' ? 'All guides' : 'All articles'}</a>
            </p>
          )
        }
      >
        {articles.length > 0 && (
          <ul className={classes.list}>
            {articles.map(({ path, title, description }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        )}
        {/* Our own files, turned into HTML when the page is built; nothing a visitor sends gets here. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className={classes.body} dangerouslySetInnerHTML={{ __html: page.html }} />
      </Article>
    </SiteFrame>
  )
}
