import type { Assessment, EligibilityAnswers } from '@suv/domain'
import { trpc } from '../../trpc.ts'

/**
 * Sends a member's answers to the server, which decides and stores. The stored assessment is the latest one from then
 * on, wherever it is shown. Rejects when it was not stored, and the answers are then still the caller's to keep.
 */
export function useSaveAssessment(userId: string): (answers: EligibilityAnswers) => Promise<Assessment> {
  const utils = trpc.useUtils()
  const evaluation = trpc.eligibility.evaluate.useMutation()
  return async (answers) => {
    const assessment = await evaluation.mutateAsync({ ...answers, userId, teamId: null })
    if (assessment.id === null) {
      // The server evaluates for strangers too, without storing: the session has ended. A call that needs one tells
      // the shell, which leads to signing in and back.
      await utils.eligibility.latest.fetch({ userId }, { staleTime: 0 })
      throw new Error('The assessment was evaluated and not stored.')
    }
    utils.eligibility.latest.setData({ userId }, assessment)
    return assessment
  }
}
