/** Labelled documents, for whoever else reads them: the model's adapter is measured on the same ones as the rules. */
export { heldOutDocuments } from './generated/evaluation-sets.ts'
export { type LabelledDocument, readingDay } from './labelled-document.ts'
