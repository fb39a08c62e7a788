import { answerJobs } from '../../worker-pool/answer-jobs.ts'
import { setPdf } from './set-pdf.ts'

answerJobs(setPdf)
