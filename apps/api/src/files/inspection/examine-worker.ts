import { answerJobs } from '../../worker-pool/answer-jobs.ts'
import { examine } from './examine.ts'

answerJobs((bytes: Uint8Array) => examine(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
