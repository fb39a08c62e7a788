// In two parts, or a virus check on a developer's machine would take this file away.
const signature = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)

/** Whether the bytes hold the test signature that every virus check knows, so that the way of refusal can be tried anywhere. */
export function hasTestSignature(bytes: Buffer): boolean {
  return bytes.includes(signature)
}
