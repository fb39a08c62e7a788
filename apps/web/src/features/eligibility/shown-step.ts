import { type ScreenerStep, screenerStepNumbers } from '@suv/domain'
import { createContext } from 'react'

/**
 * The step whose markup the page came with: the first, or the one that this tab was at before a reload (first-load/show-step.js).
 * The app's first render is of the same. At build time each step is asked for in turn.
 */
export const ShownStep = createContext<ScreenerStep>(import.meta.env.SSR ? 1 : readShownStep())

function readShownStep(): ScreenerStep {
  const { step } = document.documentElement.dataset
  return screenerStepNumbers.find((number) => String(number) === step) ?? 1
}
