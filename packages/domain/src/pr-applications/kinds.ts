export const prApplicationStatuses = ['preparing', 'submitted', 'in_process', 'approved', 'rejected'] as const
