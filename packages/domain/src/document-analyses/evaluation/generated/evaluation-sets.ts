import { type GeneratedDocument, generateDocuments } from './family.ts'
import { heldOutFamilies } from './held-out/families.ts'
import { heldOutPeople, tuningPeople } from './people.ts'
import { tuningFamilies } from './tuning/families.ts'

const perFamily = 9
const seeds = { tuning: 20_251, heldOut: 71_003 }

export function tuningDocuments(): readonly GeneratedDocument[] {
  return generateDocuments(tuningFamilies, tuningPeople, { seed: seeds.tuning, perFamily })
}

/** `fold` chooses other people, days and figures in the same layouts: confidence is set on one fold and tried on another. */
export function heldOutDocuments(fold = 0): readonly GeneratedDocument[] {
  return generateDocuments(heldOutFamilies, heldOutPeople, { seed: seeds.heldOut + fold, perFamily })
}
