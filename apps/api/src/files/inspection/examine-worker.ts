import { answerJobs } from '../../worker-pool/answer-jobs.ts'
import { ownBytes } from '../../worker-pool/in-pieces.ts'
import { examine } from './examine.ts'

answerJobs((bytes: Uint8Array) => {
  const { buffer, byteOffset, byteLength } = ownBytes(bytes)
  return examine(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength))
})
