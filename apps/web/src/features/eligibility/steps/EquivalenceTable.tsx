import { abilities, getLanguageTest, latestEdition, minimumScore } from '@suv/domain'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import classes from './EquivalenceTable.module.css'
import { columnHeading, type ScoreTable } from './raw-scores.ts'

const chartsPage =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/language-requirements/test-equivalency-charts.html'

const level = latestEdition.minimumClb.value
const ielts = getLanguageTest('ielts_general')
const alwaysShown = [ielts, getLanguageTest('celpip_general')]

/** What the required level means in test scores: for IELTS and CELPIP, and for the test that was chosen. */
export function EquivalenceTable({ chosen }: { chosen: readonly ScoreTable[] }) {
  const tables = [...alwaysShown, ...chosen.filter((table) => !alwaysShown.includes(table))]
  return (
    <div className={classes.help}>
      <table className={classes.table}>
        <caption className={classes.caption}>Lowest scores that reach CLB {level}</caption>
        <thead>
          <tr>
            <th scope="col">Ability</th>
            {tables.map((table) => (
              <th key={table.id} scope="col">
                {columnHeading(table)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {abilities.map((ability) => (
            <tr key={ability}>
              <th scope="row">{ability}</th>
              {tables.map((table) => (
                <td key={table.id}>
                  {scoreText(minimumScore(table.id, ability, level), table.scales[ability].step)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        French tests give NCLC levels, which equal CLB levels. IELTS Academic and CELPIP-General LS are not
        accepted; PTE Core is, under “Other”.
      </p>
      <p className={classes.note}>
        Official charts:{' '}
        <ExternalLink href={chartsPage}>Language test equivalency charts (IRCC)</ExternalLink>
        {' · '}
        <ExternalLink href={ielts.source[0]?.url ?? chartsPage}>
          Language test results and CLB levels (IRCC)
        </ExternalLink>
      </p>
    </div>
  )
}

function scoreText(score: number | undefined, step: number): string {
  if (score === undefined) return '–'
  return step < 1 ? score.toFixed(1) : String(score)
}
