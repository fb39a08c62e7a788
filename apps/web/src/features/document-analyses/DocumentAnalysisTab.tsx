import { Button, NativeSelect, Text, Textarea } from '@mantine/core'
import { noDocumentToAnalyze } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useMe } from '../session/use-me.ts'
import { AnalyzerNote } from './AnalyzerNote.tsx'
import classes from './analyze/AnalyzeForm.module.css'
import { describeExtraction } from './analyze/describe-extraction.ts'
import { useAnalysisOutcome } from './analyze/use-analysis-outcome.ts'
import { useDraft } from './analyze/use-draft.ts'

/** An uploaded document: the server reads its text, and the member may correct it or paste it. */
export function DocumentAnalysisTab() {
  const me = useMe()
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const [selected, setSelected] = useDraft('document')
  const [pasted, setPasted] = useDraft('document-text')
  const [problem, setProblem] = useState<string | null>(null)
  const extraction = trpc.documentAnalyses.extractText.useQuery(
    { id: selected },
    { enabled: selected !== '' },
  )
  const { mutate, isPending } = trpc.documentAnalyses.analyzeDocument.useMutation(
    useAnalysisOutcome('document'),
  )

  if (documents.isError) {
    return (
      <LoadProblem
        what="Your documents"
        error={documents.error}
        isRetrying={documents.isFetching}
        onRetry={() => void documents.refetch()}
      />
    )
  }
  const isReading = selected !== '' && extraction.isLoading
  const documentText = pasted || (selected !== '' && extraction.data?.text) || ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (selected === '' || documentText.trim() === '') return setProblem(noDocumentToAnalyze)
    if (!isPending) mutate({ id: selected, userId: me.id, documentText })
  }
  const options = (documents.data ?? []).map(({ id, fileName }) => ({ value: id, label: fileName }))
  return (
    <form className={classes.form} onSubmit={submit}>
      {documents.data?.length === 0 && (
        <Notice tone="plain">
          No documents uploaded yet. Upload one under Document Manager, or paste a text under Text Analysis.
        </Notice>
      )}
      <NativeSelect
        label="Document"
        data={[{ value: '', label: 'Select a document' }, ...options]}
        value={selected}
        onChange={(event) => {
          setSelected(event.currentTarget.value)
          setPasted('')
          setProblem(null)
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {isReading && 'Reading the text of the document. A picture can take half a minute.'}
        {extraction.data && describeExtraction(extraction.data)}
      </Text>
      {selected !== '' && extraction.isError && (
        <Notice tone="amber">{describeError(extraction.error)}</Notice>
      )}
      <Textarea
        label="Text of the document"
        description="Read for you. Correct it where it was misread, or paste the text."
        rows={12}
        classNames={{ input: classes.text }}
        aria-required="true"
        disabled={isReading}
        value={documentText}
        error={problem}
        onChange={(event) => {
          setPasted(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <AnalyzerNote />
      <Button type="submit" className={classes.submit} loading={isPending} disabled={isReading}>
        Analyze Document
      </Button>
    </form>
  )
}
