import { answerJobs } from '../../threads/answer-jobs.ts'
import { setPdf } from './set-pdf.ts'

answerJobs(setPdf)
