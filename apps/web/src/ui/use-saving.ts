import { useRef, useState } from 'react'
import { describeError } from './describe-error.ts'
import { type ToastContent, toast } from './toasts/toast-store.ts'

/**
 * Runs the saving of a dialog, once at a time: the second half of a double click comes before the button says so. A failure
 * shows a toast, with `failure` or else what the server said, and why it failed in the dialog.
 */
export function useSaving({ failure }: { failure?: string | undefined } = {}) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const busy = useRef(false)

  async function run<Answer>(
    save: () => Promise<Answer>,
    success: ToastContent,
  ): Promise<Answer | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setSaving(true)
    setProblem(null)
    try {
      const answer = await save()
      toast(success)
      return answer
    } catch (error) {
      const reason = describeError(error)
      setProblem(reason)
      toast({ title: 'Error', description: failure ?? reason, variant: 'destructive' })
      return undefined
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return { run, forget: () => setProblem(null), state: { isSaving, problem } }
}
