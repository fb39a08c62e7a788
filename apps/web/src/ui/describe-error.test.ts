import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

function refusal(message: string, issues?: { path: string; message: string }[]) {
  return Object.assign(new Error(message), { name: 'TRPCClientError', data: { code: 'BAD_REQUEST', issues } })
}

test('a refused field is named as people name it', () => {
  const tooLong = 'Use at most 200 characters.'
  const issues = (path: string) => [{ path, message: tooLong }]
  expect(describeError(refusal(`teamName: ${tooLong}`, issues('teamName')))).toBe(`Team name: ${tooLong}`)
  expect(describeError(refusal('', issues('fundingSources.0.support_letter_status')))).toBe(
    `Support letter status: ${tooLong}`,
  )
  expect(describeError(refusal('', issues('requirements.0')))).toBe(`Requirements: ${tooLong}`)
  expect(describeError(refusal('', issues('languageTest.CLBWriting')))).toBe(`CLBWriting: ${tooLong}`)
  expect(describeError(refusal('', issues('settlementFundsCAD')))).toBe(`Settlement funds CAD: ${tooLong}`)
  expect(describeError(refusal('', issues('')))).toBe(tooLong)
})

test('what is no field speaks for itself', () => {
  expect(describeError(refusal('There is a business plan already.'))).toBe(
    'There is a business plan already.',
  )
})
