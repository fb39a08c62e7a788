export const matchStatuses = ['potential', 'contacted', 'in_discussion', 'committed', 'rejected'] as const
