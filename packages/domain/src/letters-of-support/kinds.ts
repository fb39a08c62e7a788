/** What a form may set, for letters of support and commitment certificates alike (specification 2, section 5). */
export const letterStatuses = ['pending', 'issued', 'expired'] as const

/** What a stored record may carry: display styles exist for two further steps (specification 2, section 4). */
export const storedLetterStatuses = [...letterStatuses, 'contacted', 'in_discussion'] as const
