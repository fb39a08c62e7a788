export const supportLetterStatuses = ['not_started', 'pending', 'received'] as const
