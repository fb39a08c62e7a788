import { api, trpcClient } from '../../trpc.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { forgetResult } from './visitor-result.ts'
import { readVisitorAnswers } from './visitor-result-storage.ts'

/**
 * What this tab has kept of the demo becomes the member's, and is no longer kept. Where the server cannot be reached it stays
 * for the next try: sent twice, it is stored once.
 */
export async function takeOverResult(memberId: string): Promise<void> {
  const answers = readVisitorAnswers()
  if (answers === null) return forgetResult()
  try {
    await trpcClient.eligibility.takeOver.mutate({
      ...answers,
      ownershipData: answers.ownershipData?.map((share) => ({ ...share, memberId })),
    })
  } catch (error) {
    console.warn('The result of the demo was not taken over.', error)
    return
  }
  forgetResult()
  await api.eligibility.invalidate()
  toast({
    title: 'Your result from the demo is saved',
    description: 'You find it under Eligibility, with its date.',
  })
}
