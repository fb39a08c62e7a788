import { randomBytes } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  type AnalysisFindings,
  agreementRequirements,
  DomainError,
  type PlanSectionField,
  type PlanTexts,
  planSections,
  type TextToAnalyze,
} from '@suv/domain'
import { APICallError, generateText, Output } from 'ai'
import type { DocumentAnalyzer, PlanReading } from './document-analyzer.ts'
import { modelAnswerSchema } from './model-answer.ts'
import { findingsOfClaims, type Source } from './model-claims.ts'
import { instructions, writeDocument } from './model-prompt.ts'
import { rulesAnalyzer } from './rules.ts'
import type { ModelSettings } from './settings.ts'

/** About 20,000 tokens; what comes behind is not sent. */
const mostCharacters = 60_000
const mostAnswerTokens = 4_000
const defaultTimeoutMs = 60_000

/**
 * Reads with a model that speaks the OpenAI protocol. The text goes to it as data between marks that nobody can guess, it gets
 * no tools, and its answer is held to a schema. What it claims is then looked up in the text: a claim whose quote is not there is
 * dropped. Names, days and figures are read by the rules, whoever reads the rest.
 */
export function createModelAnalyzer(
  settings: ModelSettings & {
    /** For one try, and for all of them together. */
    readonly timeoutMs?: number
  },
): DocumentAnalyzer {
  const { baseUrl, model, apiKey, callsPerDay, timeoutMs = defaultTimeoutMs } = settings
  const provider = createOpenAICompatible({
    name: 'analyzer',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    supportsStructuredOutputs: true,
  })

  const ask = async (document: string, { today, asked }: { today: string; asked: string }) => {
    try {
      const { output } = await generateText({
        model: provider.chatModel(model),
        instructions,
        prompt: writeDocument(document, { today, asked, mark: randomBytes(12).toString('hex') }),
        output: Output.object({ schema: modelAnswerSchema }),
        temperature: 0,
        maxOutputTokens: mostAnswerTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.timeout(timeoutMs),
      })
      return output
    } catch (error) {
      throw new DomainError('unavailable', problemText(error), { cause: error })
    }
  }

  const readText = async (input: TextToAnalyze, owner?: string): Promise<AnalysisFindings> => {
    const { text, today } = input
    const byRules = await rulesAnalyzer.readText(input, owner)
    const sent = text.slice(0, mostCharacters)
    const answer = await ask(sent, { today, asked: askedOf(byRules) })
    const findings = findingsOfClaims(answer, [{ text: sent, section: null }], today)
    return {
      ...findings,
      documentType: input.documentType?.trim() || findings.documentType,
      recommendations: [
        ...(sent.length < text.length
          ? [
              `Only the first ${mostCharacters.toLocaleString('en-CA')} characters were read: analyze the rest by itself.`,
            ]
          : []),
        ...findings.recommendations,
      ],
      extractedFields: byRules.extractedFields,
    }
  }

  return {
    name: model,
    callsPerDay,
    readText,
    readPlan: async (plan, { today = '', ...reading }) => {
      const sources = planSections.map(
        ({ field }): Source => ({ text: plan[field as PlanSectionField] ?? '', section: field }),
      )
      const written = planSections.map(({ name, field }) => `# ${name}\n${plan[field] ?? ''}`).join('\n\n')
      const asked = planSections.map(({ name, description }) => `${name}: ${description}`).join('\n')
      const answer = await ask(written.slice(0, mostCharacters), { today, asked })
      const findings = findingsOfClaims(answer, sources, today)
      // Figures are held against each other by the rules, whoever reads the rest.
      const agreement = await agreementFindings(plan, reading)
      return {
        ...findings,
        documentType: 'business_plan',
        complianceChecks: [...findings.complianceChecks, ...agreement.complianceChecks],
        evidence: [...findings.evidence, ...agreement.evidence],
      }
    },
  }
}

async function agreementFindings(
  plan: PlanTexts,
  reading: Pick<PlanReading, 'entered' | 'owner'>,
): Promise<Pick<AnalysisFindings, 'complianceChecks' | 'evidence'>> {
  const { complianceChecks, evidence } = await rulesAnalyzer.readPlan(plan, reading)
  const kept = complianceChecks.filter(({ requirement }) => agreementRequirements.includes(requirement))
  return {
    complianceChecks: kept,
    evidence: evidence.filter(({ claim }) => agreementRequirements.includes(claim)),
  }
}

/** What the rules would check in a document of this kind: the model is asked about the same points. */
function askedOf({ complianceChecks }: AnalysisFindings): string {
  return complianceChecks.map(({ requirement }) => `- ${requirement}`).join('\n')
}

function problemText(error: unknown): string {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return 'The model took too long to answer. Try again in a few minutes.'
  }
  if (APICallError.isInstance(error) && error.statusCode === 429) {
    return 'The model has too much to do at the moment. Try again in a few minutes.'
  }
  return 'The model gave no answer that can be used. Try again, or ask the administrator to check it.'
}
