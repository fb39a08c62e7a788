// What reads texts, apart from the rest of the domain: the libraries behind it are 300 files, which a server's start need not wait for.
export { analyzeBusinessPlan } from './analyze-business-plan.ts'
export { analyzeText, type TextToAnalyze } from './analyze-text.ts'
export { findDates } from './facts/dates.ts'
