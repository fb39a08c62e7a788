import { type PaperKind, paperRuleText, papers } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import historyClasses from '../History.module.css'
import classes from './Validity.module.css'

/** The rule for each kind of paper, with its source and what is not verified about it. */
export function HowMeasured() {
  return (
    <details className={historyClasses.history}>
      <summary>How each paper is measured</summary>
      <dl className={classes.rules}>
        {(Object.keys(papers) as PaperKind[]).map((kind) => {
          const { name, months } = papers[kind]
          return (
            <div key={kind}>
              <dt>{name}</dt>
              <dd>
                {paperRuleText(kind)} {months?.source.note}
              </dd>
              {months && (
                <dd>
                  <SourceLine figure={months} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </details>
  )
}
