import { Button, NativeSelect, Textarea } from '@mantine/core'
import { noTextToAnalyze } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import { AnalyzerNote } from './AnalyzerNote.tsx'
import classes from './analyze/AnalyzeForm.module.css'
import { useAnalysisOutcome } from './analyze/use-analysis-outcome.ts'
import { useDraft } from './analyze/use-draft.ts'
import { kindOptions } from './kind-names.ts'

const kinds = [{ value: '', label: 'Find out from the text' }, ...kindOptions]

/** A text that the member pastes. */
export function TextAnalysisTab() {
  const me = useMe()
  const [documentText, setDocumentText] = useDraft('text')
  const [documentType, setDocumentType] = useDraft('text-kind')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = trpc.documentAnalyses.analyzeText.useMutation(useAnalysisOutcome('document'))
  const isBlank = documentText.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank) return setProblem(noTextToAnalyze)
    if (!isPending) mutate({ userId: me.id, documentText, documentType: documentType || null })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <NativeSelect
        label="Document type (optional)"
        data={kinds}
        value={documentType}
        onChange={(event) => setDocumentType(event.currentTarget.value)}
      />
      <Textarea
        label="Document text"
        description="Paste the text of a letter, certificate, result or plan, in English or French; of a passport, bank letter or police certificate also in German, Spanish, Portuguese or Arabic."
        rows={12}
        classNames={{ input: classes.text }}
        aria-required="true"
        value={documentText}
        error={problem}
        onChange={(event) => {
          setDocumentText(event.currentTarget.value)
          setProblem(null)
        }}
        onBlur={() => {
          if (isBlank) setProblem(noTextToAnalyze)
        }}
      />
      <AnalyzerNote />
      <Button type="submit" className={classes.submit} disabled={isBlank} loading={isPending}>
        Analyze with AI
      </Button>
    </form>
  )
}
