import { Text, Title } from '@mantine/core'
import {
  compareDocuments,
  type Document,
  type DocumentAnalysis,
  type EnteredField,
  type Statement,
} from '@suv/domain'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { kindName } from '../kind-names.ts'
import classes from './DocumentComparison.module.css'
import { showValue } from './field-names.ts'
import { sourceOf } from './source-of.ts'

type Props = {
  analyses: readonly DocumentAnalysis[]
  documents: readonly Document[]
  entered: readonly EnteredField[]
}

/** Whether the member's documents, and what was entered, say the same; nothing before two of them can be compared. */
export function DocumentComparison({ analyses, documents, entered }: Props) {
  const comparisons = useMemo(() => compareDocuments(analyses, entered), [analyses, entered])
  if (comparisons.length === 0) return null
  const differing = comparisons.filter(({ verdict }) => verdict !== 'agree').length
  return (
    <section className={classes.panel} aria-labelledby="across-documents">
      <Title order={2} size="h4" id="across-documents">
        Across your documents
      </Title>
      <Text size="sm" c="dimmed">
        {differing === 0
          ? 'What two documents give, or a document and what you entered, agrees.'
          : 'An officer may ask about what differs. Check these first.'}
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
                      <strong>{showValue(statement.value)}</strong> {placeOf(statement, documents)}
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

/** Where a statement stands: in which paper, or where it was entered. */
function placeOf(
  { enteredIn, documentType, documentId, page }: Statement,
  documents: readonly Document[],
): string {
  if (enteredIn !== null) return `entered under ${enteredIn}`
  const source = sourceOf({ analysisType: 'other', documentId }, documents)
  return `in ${kindName(documentType).toLowerCase()}, ${source}${page === null ? '' : `, page ${page}`}`
}
