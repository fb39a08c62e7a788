import * as z from 'zod'
import { readProvince } from '../geography/read-province.ts'
import { languageTests } from '../language/tests.ts'
import { foldText } from '../shared/fold-text.ts'
import { clbFields, eligibilityAnswersSchema, languageTestNames, ownershipShareSchema } from './schema.ts'

/**
 * What programs send over REST as the screener's form holds it: texts. They are read before the strict schema judges, so that
 * every other caller stays bound to it; a text that cannot be read is left as it is, and refused there with the field's name.
 */
export type GivenFields = Readonly<Record<string, unknown>>

const isGivenFields = (value: unknown): value is GivenFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty text says that nothing was chosen. */
const chosen = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Reads a text by `read`; other values, and texts that it does not know, stay as they are. */
const reader =
  (read: (text: string) => unknown) =>
  (value: unknown): unknown => {
    const given = chosen(value)
    return typeof given === 'string' ? (read(given.trim()) ?? given) : given
  }

const yesAndNo = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
])

const readYesNo = reader((text) => yesAndNo.get(text.toLowerCase()))

const readNumber = reader((text) => (/^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : undefined))

/** '7+' asks for what seven people need, as in the screener. */
const readFamilySize = reader((text) => (text === '7+' ? 7 : readNumber(text)))

const readProvinceText = reader(readProvince)

const testNames = new Map<string, string>([
  ...languageTests.flatMap(({ id, name, screenerTest }) =>
    [id, name].map((text) => [foldText(text), screenerTest] as const),
  ),
  ...languageTestNames.map((name) => [foldText(name), name] as const),
  ...[...languageTestNames].flatMap((name) =>
    name.endsWith(' Canada') ? [[foldText(name.replace(' Canada', '')), name] as const] : [],
  ),
])

const readTestName = reader((text) => testNames.get(foldText(text)))

/** A test of which nothing was chosen is no test. */
function readLanguageTest(value: unknown): unknown {
  const given = chosen(value)
  if (!isGivenFields(given)) return given
  const read = mapFields(given, {
    test: readTestName,
    ...Object.fromEntries(Object.values(clbFields).map((field) => [field, readNumber])),
  })
  const values = Object.values(read)
  return values.length > 0 && values.every((entry) => entry === null) ? null : read
}

/** A share without a number is one that was not entered. */
function readOwnership(value: unknown): unknown {
  const given = chosen(value)
  if (!Array.isArray(given)) return given
  const shares = given.map((share: unknown) =>
    isGivenFields(share) ? mapFields(share, { votingRightsPct: readNumber }) : share,
  )
  const entered = shares.filter((share) => !isGivenFields(share) || share.votingRightsPct !== null)
  return entered.length === 0 && shares.length > 0 ? null : entered
}

type Readers = Readonly<Record<string, (value: unknown) => unknown>>

function mapFields(given: GivenFields, readers: Readers): GivenFields {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      Object.hasOwn(readers, field) ? readers[field]?.(value) : value,
    ]),
  )
}

const answerReaders: Readers = {
  userId: chosen,
  teamId: chosen,
  hasQualifyingBusiness: readYesNo,
  ownershipData: readOwnership,
  designatedOrgPlan: chosen,
  hasLetterOfSupport: readYesNo,
  languageTest: readLanguageTest,
  settlementFundsCAD: readNumber,
  admissibilityFlags: chosen,
  familySize: readFamilySize,
  province: readProvinceText,
}

/** The answers as the strict schema takes them, and every other field untouched. */
export function readRestAnswers(given: GivenFields): GivenFields {
  return mapFields(given, answerReaders)
}

/** The same for a province alone, as a team has one. */
export function readRestProvince(given: GivenFields): GivenFields {
  return mapFields(given, { province: readProvinceText })
}

const asText = (description: string, examples: [string, ...string[]]) =>
  z.string().meta({ description, examples })
const yesNoText = z.enum(['yes', 'no', 'true', 'false', '']).meta({ description: 'In any case.' })
const numberText = asText('The number as text.', ['25', '7.5'])

const { shape } = eligibilityAnswersSchema
const strictTest = shape.languageTest.unwrap().unwrap().shape
/** One or the other form; the description stays the field's own. */
const either = <Strict extends z.ZodType, Text extends z.ZodType>(strict: Strict, text: Text) =>
  z.union([strict, text]).meta({ description: strict.meta()?.description ?? 'As a value or as text.' })
const level = either(strictTest.CLBListening, z.union([numberText, z.literal('')]))

/** Province or territory as `readRestProvince` takes it. */
const provinceText = asText(
  "Province or territory: abbreviation, English or French name, in any case, with or without accents ('ON', 'quebec', " +
    "'Québec'). Empty for none.",
  ['ON', 'Nouvelle-Écosse'],
)

/** The fields whose second form the OpenAPI document names; nothing is checked by them. */
export const restAnswersSchema = z.object({
  hasQualifyingBusiness: either(shape.hasQualifyingBusiness, yesNoText),
  ownershipData: z
    .array(
      ownershipShareSchema.extend({
        votingRightsPct: either(ownershipShareSchema.shape.votingRightsPct, numberText),
      }),
    )
    .max(50)
    .nullish(),
  designatedOrgPlan: either(shape.designatedOrgPlan, z.literal('')),
  hasLetterOfSupport: either(shape.hasLetterOfSupport, yesNoText),
  languageTest: z
    .object({
      test: asText('The test by its name or its identifier, in any case.', ['IELTS', 'tef canada']),
      CLBListening: level,
      CLBReading: level,
      CLBWriting: level,
      CLBSpeaking: level,
    })
    .nullish(),
  settlementFundsCAD: either(shape.settlementFundsCAD, numberText),
  familySize: either(
    shape.familySize,
    asText("The number as text, or '7+' for seven and more.", ['3', '7+']),
  ),
  province: provinceText.nullish(),
})

/** The same for a province alone. */
export const restProvinceSchema = restAnswersSchema.pick({ province: true })
