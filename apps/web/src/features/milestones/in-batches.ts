/** Calls of one tick travel as one request. */
const batchSize = 10

/**
 * Sends many calls, some at a time. `onDone` hears of each answer. All calls of a batch come to their end before a failure
 * among them stops the rest, so that nothing is still on its way afterwards.
 */
export async function inBatches<Item, Answer>(
  items: readonly Item[],
  send: (item: Item) => Promise<Answer>,
  onDone: (answer: Answer) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    const outcomes = await Promise.allSettled(
      batch.map(async (item) => {
        onDone(await send(item))
      }),
    )
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
  }
}
