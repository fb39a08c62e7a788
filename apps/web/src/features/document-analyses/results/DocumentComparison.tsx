import { Text, Title } from '@mantine/core'
import { compareDocuments, type Document, type DocumentAnalysis } from '@suv/domain'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { kindName } from '../kind-names.ts'
import classes from './DocumentComparison.module.css'
import { showValue } from './field-names.ts'
import { sourceOf } from './source-of.ts'

type Props = { analyses: readonly DocumentAnalysis[]; documents: readonly Document[] }

/** Whether the member's documents write names and days the same way; nothing before two of them can be compared. */
export function DocumentComparison({ analyses, documents }: Props) {
  const comparisons = useMemo(() => compareDocuments(analyses), [analyses])
  if (comparisons.length === 0) return null
  const differing = comparisons.filter(({ verdict }) => verdict !== 'agree').length
  return (
    <section className={classes.panel} aria-labelledby="across-documents">
      <Title order={2} size="h4" id="across-documents">
        Across your documents
      </Title>
      <Text size="sm" c="dimmed">
        {differing === 0
          ? 'Names and dates agree wherever two documents give them.'
          : 'An officer may ask about names and dates that differ. Check these first.'}
      </Text>
      <ul className={classes.list}>
        {comparisons.map(({ title, verdict, details, statements }) => (
          <li key={title}>
            <div className={classes.head} data-verdict={verdict}>
              {verdict === 'agree' ? <Icon of={IconCheck} /> : <Icon of={IconAlertTriangle} />}
              <Text fw={600}>
                {title}: {verdict === 'agree' ? 'agrees' : verdict === 'nearly' ? 'nearly agrees' : 'differs'}
              </Text>
            </div>
            {verdict !== 'agree' && (
              <>
                <Text size="sm">{details}</Text>
                <ul className={classes.statements}>
                  {statements.map((statement) => (
                    <li key={`${statement.analysisId} ${statement.value}`}>
                      <strong>{showValue(statement.value)}</strong> in{' '}
                      {kindName(statement.documentType).toLowerCase()},{' '}
                      {sourceOf({ analysisType: 'other', documentId: statement.documentId }, documents)}
                      {statement.page === null ? '' : `, page ${statement.page}`}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
