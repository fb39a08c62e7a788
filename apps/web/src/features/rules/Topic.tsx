import { type FigureInWords, type FigureTopic, formatDate } from '@suv/domain'
import classes from './RulesPage.module.css'

const remarks: Record<FigureTopic['kind'], string | null> = {
  succession: 'Each line replaced the one above it.',
  conflict: 'The sources disagree.',
  facts: null,
}

/** Everything that the rule book says of one thing, with dates and sources. */
export function Topic({ topic: { id, title, kind, entries, advice } }: { topic: FigureTopic }) {
  const remark = entries.length > 1 ? remarks[kind] : null
  return (
    <section id={id} className={classes.topic} data-kind={kind}>
      <h3>{title}</h3>
      {remark !== null && (
        <p className={classes.remark}>
          {kind === 'conflict' ? <strong>{remark}</strong> : remark} {advice}
        </p>
      )}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.effectiveFrom} ${entry.value}`} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry: { value, effectiveFrom, checkedOn, source } }: { entry: FigureInWords }) {
  return (
    <li>
      <p className={classes.value}>{value}</p>
      <p className={classes.source}>
        {effectiveFrom === null ? 'First day not known' : `Effective ${formatDate(effectiveFrom)}`} · checked{' '}
        {formatDate(checkedOn)} · <a href={source.url}>{source.title}</a>
      </p>
      {source.note !== undefined && <p className={classes.source}>{source.note}</p>}
    </li>
  )
}
