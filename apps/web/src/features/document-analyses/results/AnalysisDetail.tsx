import { Button, Progress, Text, Title } from '@mantine/core'
import { type DocumentAnalysis, formatDate } from '@suv/domain'
import { IconArrowLeft, IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { kindName } from '../kind-names.ts'
import classes from './AnalysisDetail.module.css'
import { CheckList } from './CheckList.tsx'
import { DeadlineList } from './DeadlineList.tsx'
import { EvidenceQuote } from './EvidenceQuote.tsx'
import { analysisAsText, analyzerName, confidenceText } from './export-analysis.ts'
import { fieldLabels, showValue } from './field-names.ts'
import { useRerun } from './use-rerun.ts'

type Props = {
  analysis: DocumentAnalysis
  /** What was analyzed, in words. */
  source: string
  onBack: () => void
  onDelete: () => void
}

/** Everything that one analysis found, each claim with the passage that it rests on. */
export function AnalysisDetail({ analysis, source, onBack, onDelete }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the list, or of the form: readers begin at its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const rerun = useRerun(analysis)
  const { documentType, createdAt, analyst, summary, confidence, evidence } = analysis
  const { complianceChecks, deadlines, extractedFields, extractedRequirements, recommendations } = analysis
  const fileName = `analysis-${createdAt.slice(0, 10)}`
  return (
    <article className={classes.detail}>
      <div className={classes.tools}>
        <Button variant="subtle" leftSection={<Icon of={IconArrowLeft} />} onClick={onBack}>
          All results
        </Button>
      </div>
      <header>
        <Title order={2} ref={heading} tabIndex={-1}>
          {kindName(documentType)}
        </Title>
        <Text c="dimmed">
          {source}, {formatDate(createdAt)}
        </Text>
      </header>
      {summary && <Text>{summary}</Text>}
      <div className={classes.confidence}>
        <Text size="sm">
          Confidence {confidence ?? 0}%: {confidenceText(analyst, confidence ?? 0)}
        </Text>
        <Progress value={confidence ?? 0} aria-label="Confidence of the analysis" />
      </div>
      <Notice tone="plain">
        Read by {analyzerName(analyst)}. It says what the text shows, can be mistaken, and is not legal
        advice.
      </Notice>
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<Icon of={IconRefresh} />}
          loading={rerun.isPending}
          onClick={rerun.start}
        >
          {rerun.label}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() =>
            saveFile(`${fileName}.txt`, new Blob([analysisAsText(analysis, source)], { type: 'text/plain' }))
          }
        >
          Export as text
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() =>
            saveFile(
              `${fileName}.json`,
              new Blob([JSON.stringify(analysis, null, 2)], { type: 'application/json' }),
            )
          }
        >
          Export as JSON
        </Button>
        <Button variant="default" leftSection={<Icon of={IconTrash} />} onClick={onDelete}>
          Delete
        </Button>
      </div>

      <Part title="Compliance checks" isEmpty={complianceChecks.length === 0}>
        <CheckList checks={complianceChecks} evidence={evidence} />
      </Part>
      <Part title="Deadlines" isEmpty={deadlines.length === 0}>
        <DeadlineList deadlines={deadlines} evidence={evidence} />
      </Part>
      <Part title="Recommendations" isEmpty={recommendations.length === 0}>
        <ul className={classes.lines}>
          {recommendations.map((recommendation) => (
            <li key={recommendation}>{recommendation}</li>
          ))}
        </ul>
      </Part>
      {extractedFields.length > 0 && (
        <Part title="What the document states">
          <dl className={classes.fields}>
            {extractedFields.map((field) => (
              <div key={`${field.field} ${field.start} ${field.value}`}>
                <dt>{fieldLabels[field.field]}</dt>
                <dd>
                  <strong>{showValue(field.value)}</strong>
                  {field.confidence !== undefined && (
                    <Text span size="sm" c="dimmed">
                      {' '}
                      {field.confidence}% sure
                    </Text>
                  )}
                  <details>
                    <summary className={classes.summary}>Where it stands</summary>
                    <EvidenceQuote evidence={field} />
                  </details>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {extractedRequirements.length > 0 && (
        <Part title="Requirements in the text">
          <ul className={classes.lines}>
            {extractedRequirements.map((requirement) => (
              <li key={requirement}>
                {requirement}
                {evidence
                  .filter(({ claim }) => claim === requirement)
                  .slice(0, 1)
                  .map((entry) =>
                    entry.page === null ? null : (
                      <Text key={entry.start} span size="sm" c="dimmed">
                        {' '}
                        Page {entry.page}
                      </Text>
                    ),
                  )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}

type PartProps = { title: string; isEmpty?: boolean; children: ReactNode }

function Part({ title, isEmpty = false, children }: PartProps) {
  return (
    <section className={classes.part}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {isEmpty ? <Text c="dimmed">None found.</Text> : children}
    </section>
  )
}
