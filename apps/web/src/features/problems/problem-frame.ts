import { type ComponentType, createContext, type ReactNode } from 'react'
import { PublicFrame } from '../../ui/public/PublicFrame.tsx'

/** What stands around a problem outside the member area: the frame of the pages it happened among. */
export const ProblemFrame = createContext<ComponentType<{ children: ReactNode }>>(PublicFrame)
