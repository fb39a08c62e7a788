import type { AnalysisFindings, EnteredFact, PlanTexts, TextToAnalyze } from '@suv/domain'

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
  /** @throws DomainError unavailable where no answer worth keeping came. */
  readonly readText: (input: TextToAnalyze) => Promise<AnalysisFindings>
  /** @throws DomainError unavailable where no answer worth keeping came. */
  readonly readPlan: (
    plan: PlanTexts,
    today: string,
    entered?: readonly EnteredFact[],
  ) => Promise<AnalysisFindings>
}
