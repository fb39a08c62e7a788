import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeAtOnce } from './change-at-once.ts'
import { failedSave, saved } from './failed-save.ts'
import { dismissToast, settleAllToasts, type Toast, toast, toastsShown } from './toasts/toast-store.ts'

const shown = () => toastsShown().filter(({ open }) => open)
const described = () => shown().map(({ description }) => description)

/** Test files share their modules, and what another one left here with them. */
function putAllAway(): void {
  settleAllToasts()
  for (const { id } of shown()) dismissToast(id)
}
beforeEach(putAllAway)
afterEach(putAllAway)

const refusal = (code: string, message: string) =>
  new TRPCClientError(message, { result: { error: { data: { code } } } } as never)

test.each([
  ['no network', new TRPCClientError('Failed to fetch'), /could not be reached. Check your connection/],
  ['signed out', refusal('UNAUTHORIZED', 'x'), /Your session has ended. Sign in again/],
  ['refused', refusal('BAD_REQUEST', 'Choose a day of this century.'), /Choose a day of this century\./],
  ['broken', refusal('INTERNAL_SERVER_ERROR', 'SQL'), /went wrong on our side/],
])('a failure says why: %s', (_name, error, reason) => {
  failedSave({ of: 'the day', error, failure: 'The day was not saved.' })
  expect(described()).toEqual([expect.stringMatching(/^The day was not saved\. /)])
  expect(described()[0]).toMatch(reason)
})

test('a failure outlives what is said later, once for each thing, until that is saved', () => {
  failedSave({ of: 'a', error: new Error(), failure: 'A first.' })
  failedSave({ of: 'b', error: new Error(), failure: 'B.' })
  failedSave({ of: 'a', error: new Error(), failure: 'A again.' })
  toast({ title: 'Saved', description: 'Something else is saved.' })
  toast({ title: 'Saved', description: 'And another.' })
  expect(described().map((text) => String(text).split('.')[0])).toEqual(['And another', 'A again', 'B'])
  saved('a')
  expect(described().map((text) => String(text).split('.')[0])).toEqual(['And another', 'B'])
})

test('a change that failed can be tried again from its message, which then goes', async () => {
  let isDown = true
  const put: string[] = []
  await changeAtOnce({
    of: 'the box',
    before: 'off',
    after: 'on',
    put: (value) => put.push(value),
    send: async () => {
      if (isDown) throw new TRPCClientError('Failed to fetch')
      return 'on'
    },
  })
  expect(put.at(-1)).toBe('off')
  const [failure] = shown() as [Toast]
  expect(failure.action?.label).toBe('Try again')
  isDown = false
  failure.action?.onClick()
  await new Promise((resolve) => setTimeout(resolve))
  expect(put.at(-1)).toBe('on')
  expect(shown()).toEqual([])
})

test('nothing of one member stays for the next', () => {
  failedSave({ of: 'a', error: new Error() })
  settleAllToasts()
  expect(shown()).toEqual([])
})
