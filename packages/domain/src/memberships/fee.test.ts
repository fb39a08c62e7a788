import { expect, test } from 'vitest'
import { formatCad } from '../formatting.ts'
import { defaultMembershipFee, membershipPrice } from './fee.ts'

test('the price is written as what is charged', () => {
  expect(membershipPrice).toBe(formatCad(defaultMembershipFee / 100))
})
