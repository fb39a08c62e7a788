import { setB } from './set-b/index.ts'

/**
 * Set B in two halves of the same kinds of documents: confidence is set on one and tried on the other. No rule was changed for either.
 */
export const calibrationHalf = setB.filter((_, index) => index % 2 === 0)
export const trialHalf = setB.filter((_, index) => index % 2 === 1)
