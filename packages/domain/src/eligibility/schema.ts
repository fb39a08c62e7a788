import * as z from 'zod'
import { provinceInputSchema, provinceSchema } from '../geography/schema.ts'
import { programEditions } from '../program/editions.ts'
import { textSchema } from '../shared/fields.ts'
import { nearestName } from '../shared/nearest-name.ts'
import {
  clbBounds,
  criterionKeys,
  criterionStatuses,
  designatedOrgPlans,
  eligibilityResults,
  fundsBounds,
  languageTestNames,
  votingRightsBounds,
} from './kinds.ts'

export * from './kinds.ts'

export const eligibilityResultSchema = z.enum(eligibilityResults)

export type EligibilityResult = z.infer<typeof eligibilityResultSchema>

const clbSchema = z
  .int('Enter a whole CLB level.')
  .min(clbBounds.minimum, clbBounds.below)
  .max(clbBounds.maximum, clbBounds.above)
  .meta({ description: 'CLB (English) or NCLC (French) level, 1 to 12.' })

export const ownershipShareSchema = z.object({
  memberId: textSchema(100).meta({ description: 'Identifier of the applicant, as the caller knows them.' }),
  votingRightsPct: z
    .number()
    .min(votingRightsBounds.minimum, votingRightsBounds.below)
    .max(votingRightsBounds.maximum, votingRightsBounds.above)
    .meta({ description: 'Share of voting rights, in percent.' }),
})

export const languageTestSchema = z.object({
  test: z.enum(languageTestNames),
  CLBListening: clbSchema,
  CLBReading: clbSchema,
  CLBWriting: clbSchema,
  CLBSpeaking: clbSchema,
})

/**
 * What a person answers. Every fact may be absent or null: it then counts as not answered, which never counts as met.
 * An unanswered family size is read as one person. Money is in whole Canadian dollars.
 */
export const eligibilityAnswersSchema = z.object({
  hasQualifyingBusiness: z.boolean().nullish(),
  ownershipData: z.array(ownershipShareSchema).max(50).nullish(),
  designatedOrgPlan: z.enum(designatedOrgPlans).nullish(),
  hasLetterOfSupport: z.boolean().nullish(),
  languageTest: languageTestSchema.nullish(),
  settlementFundsCAD: z
    .int('Enter whole Canadian dollars.')
    .min(fundsBounds.minimum, fundsBounds.below)
    .max(fundsBounds.maximum, fundsBounds.above)
    .nullish()
    .meta({ description: 'Unborrowed funds available, in whole CAD.' }),
  admissibilityFlags: z.array(textSchema(200).min(1)).max(50).nullish().meta({
    description: 'One entry for each admissibility concern; an empty list says that there is none.',
  }),
  familySize: z
    .int('Enter a whole number of people.')
    .min(1, 'A family has at least 1 person.')
    .max(30, 'Enter at most 30 people.')
    .nullish()
    .meta({ description: 'Applicant, spouse and dependent children, whether or not they come along.' }),
  province: provinceInputSchema.nullish(),
})

/** Answers as the rules read them. */
export type EligibilityAnswers = z.output<typeof eligibilityAnswersSchema>

/** One requirement: what it asks, what was seen, and where the rule is published. */
export const criterionSchema = z.object({
  key: z.enum(criterionKeys),
  title: z.string(),
  status: z.enum(criterionStatuses),
  fact: z.string().nullable().meta({ description: 'What the answers say; null when not answered.' }),
  threshold: z.string().meta({ description: 'What the rule asks.' }),
  amountCAD: z
    .int()
    .nullable()
    .meta({ description: 'The amount that the rule asks for, in whole CAD, where it is one.' }),
  source: z.object({ title: z.string(), url: z.string(), note: z.string().optional() }),
  effectiveFrom: z.iso.date(),
  checkedOn: z.iso.date(),
})

export type Criterion = z.infer<typeof criterionSchema>

export const evaluationSchema = z.object({
  eligibilityResult: eligibilityResultSchema,
  gapsToAddress: z.array(z.string()),
  criteria: z.array(criterionSchema),
})

export type Evaluation = z.infer<typeof evaluationSchema>

/** The same answers under a newer published edition of the rules. */
export const editionComparisonSchema = z.object({
  edition: z.object({ id: z.string(), title: z.string(), effectiveFrom: z.iso.date() }),
  eligibilityResult: eligibilityResultSchema,
  gapsToAddress: z.array(z.string()),
  verdictChanged: z.boolean(),
  differences: z.array(
    z.object({
      key: z.enum(criterionKeys),
      title: z.string(),
      amountCAD: z
        .int()
        .nullable()
        .meta({ description: 'What the assessed edition asks for, in whole CAD.' }),
      newerAmountCAD: z
        .int()
        .nullable()
        .meta({ description: 'What the newer edition asks for, in whole CAD.' }),
      threshold: z.string(),
      newerThreshold: z.string(),
      status: criterionSchema.shape.status,
      newerStatus: criterionSchema.shape.status,
      source: criterionSchema.shape.source,
      effectiveFrom: z.iso.date(),
      checkedOn: z.iso.date(),
    }),
  ),
  intake: z.object({
    status: z.enum(['open', 'paused']),
    summary: z.string(),
    effectiveFrom: z.iso.date(),
    checkedOn: z.iso.date(),
    source: criterionSchema.shape.source,
  }),
})

export type EditionComparison = z.infer<typeof editionComparisonSchema>

const editionIds = programEditions.map(({ id }) => id)

/** Of more names than these, and of more of a name, nobody needs to be told. */
const mostNamed = 5
const longestNamed = 60

/** An object that refuses names it does not know, and says which known one comes nearest. */
function strictly<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const told = issue.keys.slice(0, mostNamed).map((name) => {
        const nearest = nearestName(name, Object.keys(shape))
        const short = name.length <= longestNamed ? name : `${name.slice(0, longestNamed).toWellFormed()}…`
        return `${short} is not known${nearest === undefined ? '' : `; did you mean ${nearest}?`}`
      })
      const others = issue.keys.length - told.length
      return [...told, ...(others === 0 ? [] : [`${others} more are not known.`])].join(' ')
    },
  })
}

const ignored = z.unknown().optional().meta({ description: 'Accepted and not read: the server evaluates.' })

/**
 * What a caller sends to have answers evaluated: at least one answer, under the names that are known. A result or gaps that a
 * caller adds are not read.
 */
export const evaluateRequestSchema = strictly({
  ...eligibilityAnswersSchema.shape,
  ownershipData: z.array(strictly(ownershipShareSchema.shape)).max(50).nullish(),
  languageTest: strictly(languageTestSchema.shape).nullish(),
  userId: textSchema(100).nullish().meta({ description: "The caller's own id, or nothing." }),
  teamId: textSchema(100).nullish().meta({ description: "A team of the caller's, or nothing." }),
  programEdition: z
    .enum(editionIds, `Name one of the editions: ${editionIds.join(', ')}.`)
    .nullish()
    .meta({ description: 'The edition of the rules that decides; without it the specified one.' }),
  eligibilityResult: ignored,
  gapsToAddress: ignored,
}).refine(hasAnyAnswer, 'Answer at least one question, such as hasQualifyingBusiness or settlementFundsCAD.')

/** Null, absent and an empty list of owners are no answer; an empty list of admissibility concerns is one. */
function hasAnyAnswer(request: object): boolean {
  const answers = request as EligibilityAnswers
  return Object.keys(eligibilityAnswersSchema.shape).some((key) => {
    const answer = answers[key as keyof EligibilityAnswers]
    return answer != null && !(key === 'ownershipData' && Array.isArray(answer) && answer.length === 0)
  })
}

/** A visitor's answers, for the member whom they have become. The verdict is not taken over: the server evaluates. */
export const visitorAnswersSchema = eligibilityAnswersSchema.extend({
  assessedAt: z.iso.datetime().meta({ description: 'When the visitor saw the result.' }),
})

export type VisitorAnswers = z.output<typeof visitorAnswersSchema>

/** An assessment as stored and answered. `id`, `userId` and the dates are null when nothing was stored. */
export const assessmentSchema = z.object({
  id: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  teamId: z.string().nullable(),
  hasQualifyingBusiness: z.boolean().nullable(),
  ownershipData: z.array(ownershipShareSchema).nullable(),
  designatedOrgPlan: z.enum(designatedOrgPlans).nullable(),
  hasLetterOfSupport: z.boolean().nullable(),
  languageTest: languageTestSchema.nullable(),
  settlementFundsCAD: z.int().nullable(),
  admissibilityFlags: z.array(z.string()).nullable(),
  familySize: z.int().nullable(),
  province: provinceSchema.nullable(),
  eligibilityResult: eligibilityResultSchema,
  gapsToAddress: z.array(z.string()),
  programEdition: z.string().meta({ description: 'Identifier of the edition of the rules that decided.' }),
  criteria: z.array(criterionSchema),
  unanswered: z.array(z.enum(criterionKeys)).meta({
    description:
      'Requirements that the answers leave open. An eligibilityResult of "eligible" holds only once this is empty.',
  }),
  editions: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        effectiveFrom: z.iso.date(),
        eligibilityResult: eligibilityResultSchema,
        gapsToAddress: z.array(z.string()),
      }),
    )
    .meta({ description: 'The verdict under the specified edition and under the one in force.' }),
  newerEdition: editionComparisonSchema
    .nullable()
    .meta({ description: 'The newest published edition, where it is not the one that decided.' }),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
})

export type Assessment = z.infer<typeof assessmentSchema>
