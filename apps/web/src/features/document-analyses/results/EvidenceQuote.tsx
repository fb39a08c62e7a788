import { type Evidence, planSections } from '@suv/domain'
import classes from './EvidenceQuote.module.css'

type Place = Pick<Evidence, 'quote' | 'page' | 'before' | 'after'> & { section?: Evidence['section'] }

/** The passage that a claim rests on, marked in the words around it, and where it stands. */
export function EvidenceQuote({ evidence }: { evidence: Place }) {
  const { quote, page, before = '', after = '', section = null } = evidence
  const sectionName = planSections.find(({ field }) => field === section)?.name
  const place = sectionName ?? (page === null ? null : `Page ${page}`)
  return (
    <figure className={classes.figure}>
      <blockquote className={classes.quote}>
        {before !== '' && <span className={classes.context}>…{withoutPages(before)}</span>}
        <mark className={classes.mark}>{withoutPages(quote)}</mark>
        {after !== '' && <span className={classes.context}>{withoutPages(after)}…</span>}
      </blockquote>
      {place !== null && <figcaption className={classes.place}>{place}</figcaption>}
    </figure>
  )
}

/** A form feed parts pages, and is nothing that is shown. */
function withoutPages(text: string): string {
  return text.replaceAll('\f', '\n').replace(/\n{2,}/g, '\n')
}
