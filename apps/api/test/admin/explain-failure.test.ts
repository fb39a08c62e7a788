import { expect, it } from 'vitest'
import { explainFailure } from '../../src/explain-failure.ts'

it.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', 'A server cannot be reached: connect ECONNREFUSED'],
  // Of a name with several addresses.
  ['ECONNREFUSED', '', 'A server cannot be reached: ECONNREFUSED'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND database', 'getaddrinfo ENOTFOUND database. Does it run'],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'The disk is full'],
  ['EACCES', "EACCES: permission denied, open 'x'", 'This user may not do that'],
  ['28P01', 'password authentication failed for user "x"', 'The database does not let us in: password'],
  ['3D000', 'database "x" does not exist', 'Look at DATABASE_URL'],
])('tells %s (%j) in words', (code, message, words) => {
  expect(explainFailure(Object.assign(new Error(message), { code }))).toContain(words)
})

it('leaves faults of ours to be told whole', () => {
  expect(explainFailure(new TypeError('x is undefined'))).toBeUndefined()
  expect(explainFailure('x')).toBeUndefined()
})
