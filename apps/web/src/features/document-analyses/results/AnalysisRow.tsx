import { Text } from '@mantine/core'
import { type DocumentAnalysis, formatDate } from '@suv/domain'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { kindName } from '../kind-names.ts'
import classes from './AnalysisRow.module.css'

/** One analysis in the list: what was read, when, and how many points are met. */
export function AnalysisRow({ analysis, source }: { analysis: DocumentAnalysis; source: string }) {
  const { id, documentType, createdAt, complianceChecks, deadlines, confidence } = analysis
  const met = complianceChecks.filter(({ status }) => status === 'met').length
  const facts = [
    complianceChecks.length === 0 ? null : `${met} of ${complianceChecks.length} points met`,
    deadlines.length === 0 ? null : deadlines.length === 1 ? '1 deadline' : `${deadlines.length} deadlines`,
    `confidence ${confidence ?? 0}%`,
  ]
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Link to="/document-analysis" search={{ tab: 'results', analysis: id }} className={classes.link}>
          {kindName(documentType)}
        </Link>
        <Text size="sm" c="dimmed" className={classes.source}>
          {source}, {formatDate(createdAt)}
        </Text>
        <Text size="sm">{facts.filter((fact) => fact !== null).join(', ')}</Text>
      </div>
      <Icon of={IconChevronRight} size={20} />
    </li>
  )
}
