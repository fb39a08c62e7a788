export const milestoneStatuses = ['upcoming', 'in_progress', 'completed', 'future'] as const

export const milestoneCategories = ['business_plan', 'regulatory', 'financial', 'legal'] as const

export const phaseKeys = ['phase_1', 'phase_2', 'phase_3', 'phase_4', 'phase_5'] as const
