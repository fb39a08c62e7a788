import '@mantine/core/styles/Progress.layer.css'
import { Progress, Title } from '@mantine/core'
import { formatCad, investmentStatus, securedInvestment, totalProgress } from '@suv/domain'
import type { FinanceValues } from '../empty-finances.ts'
import { useFinanceSearch } from '../use-finance-search.ts'
import classes from './TotalStatus.module.css'

/** Secured of required, and whether the program's least commitment is reached. */
export function TotalStatus({ finances }: { finances: FinanceValues }) {
  const { edition } = useFinanceSearch()
  const progress = totalProgress(finances)
  const { label } = investmentStatus(finances, edition)
  return (
    <section className={classes.box} aria-labelledby="total-status">
      <div className={classes.head}>
        <Title order={2} id="total-status">
          Total Status
        </Title>
        <p className={classes.label}>Investment requirement: {label}</p>
      </div>
      <Progress value={Math.min(100, progress ?? 0)} size={10} aria-label="Investment secured" />
      <p className={classes.text}>
        {progress === null
          ? `${formatCad(securedInvestment(finances))} secured. Enter the total investment that you need to see how far you are.`
          : `${progress}%: ${formatCad(securedInvestment(finances))} secured of ${formatCad(finances.totalInvestmentRequired ?? 0)} required.`}
      </p>
    </section>
  )
}
