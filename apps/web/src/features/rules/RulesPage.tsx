import { figureGroups, figureTopics, mostDaysUnchecked, programEditions, secondReadingOn } from '@suv/domain'
import { Article } from '../../ui/public/Article.tsx'
import { SiteFrame } from '../../ui/public/SiteFrame.tsx'
import { EditionTables } from './EditionTables.tsx'
import classes from './RulesPage.module.css'
import { Topic } from './Topic.tsx'

export const rulesPage = {
  path: '/rules',
  title: 'Rules and figures',
  description:
    'Every figure that our answers rest on: all editions side by side, what changed and when, where it is published, and the day on which we last checked it.',
} as const

/** The rule book as a page: all editions, all figures, and where sources disagree. */
export function RulesPage() {
  return (
    <SiteFrame path={rulesPage.path}>
      <Article
        isWide
        title={rulesPage.title}
        lead={rulesPage.description}
        dated={{ label: 'Last read as a whole', date: secondReadingOn }}
      >
        <EditionTables editions={programEditions} />
        {figureGroups.map((group) => (
          <section key={group} className={classes.group}>
            <h2>{group}</h2>
            {figureTopics
              .filter((topic) => topic.group === group)
              .map((topic) => (
                <Topic key={topic.id} topic={topic} />
              ))}
          </section>
        ))}
        <section className={classes.group}>
          <h2>How this page is kept</h2>
          <p>
            The answers on every screen are computed from these figures and from no others. A figure that
            nobody has checked for more than {mostDaysUnchecked} days stops our builds until somebody has read
            its source again. This page is information, not legal advice: before you pay or sign, read the
            source.
          </p>
        </section>
      </Article>
    </SiteFrame>
  )
}
