import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import { formatCad, type MonthlyProjection } from '@suv/domain'

/** Told apart by dashes as well as by colour. */
const series = [
  { name: 'revenue', label: 'Revenue (solid)', color: 'var(--suv-spruce-text)' },
  { name: 'expenses', label: 'Expenses (dashed)', color: 'var(--suv-amber-text)', strokeDasharray: '6 4' },
  {
    name: 'cumulative_cash',
    label: 'Cumulative cash (dotted)',
    color: 'var(--mantine-color-text)',
    strokeDasharray: '2 3',
  },
]

const short = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** A picture of the table below it; alone in its chunk with the charting library. */
export default function CashFlowChart({ projection }: { projection: readonly MonthlyProjection[] }) {
  return (
    <LineChart
      h={300}
      data={projection.map((month) => ({ ...month }))}
      dataKey="month"
      series={series}
      curveType="linear"
      withLegend
      legendProps={{ verticalAlign: 'bottom' }}
      withDots={false}
      strokeWidth={2}
      lineProps={{ isAnimationActive: false }}
      // A screen reader and the keyboard have the table.
      lineChartProps={{ accessibilityLayer: false }}
      valueFormatter={formatCad}
      yAxisProps={{ width: 64, tickFormatter: short.format }}
      xAxisProps={{ tickFormatter: (month: number) => `M${month}` }}
      referenceLines={[{ y: 0, color: 'var(--suv-control-border)' }]}
      tooltipAnimationDuration={0}
    />
  )
}
