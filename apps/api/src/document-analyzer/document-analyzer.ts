import type { AnalysisFindings, EnteredFact, PlanTexts, TextToAnalyze } from '@suv/domain'

/** What a plan is read with. */
export type PlanReading = {
  /** Left out: no days are read. */
  readonly today?: string
  /** What the plan is held against besides itself. */
  readonly entered?: readonly EnteredFact[]
  readonly owner?: string
}

/**
 * Who reads documents: the rules, which need nothing, or a model. Whoever it is, each claim quotes the passage that it rests
 * on, and a claim without one is not made. Both pass `test/document-analyzer/document-analyzer.test.ts`. Never to be called
 * inside a database transaction: a model takes its time.
 */
export type DocumentAnalyzer = {
  /** 'rules', or the name of the model; stored with what it found. */
  readonly name: string
  /** How often a member may ask on one day; null where asking costs nothing. */
  readonly callsPerDay: number | null
  /**
   * `owner`: whose text it is, of whom one is read at a time.
   *
   * @throws DomainError unavailable where no answer worth keeping came; too_many_requests; invalid_input where it takes too long
   */
  readonly readText: (input: TextToAnalyze, owner?: string) => Promise<AnalysisFindings>
  /** The same. */
  readonly readPlan: (plan: PlanTexts, reading: PlanReading) => Promise<AnalysisFindings>
}
