/** At most this many bytes a file (10 MiB) and files an upload in the working screens. */
export const maximumFileSize = 10_485_760

export const maximumFilesPerUpload = 5

/** At most this many bytes for a file that is sent in parts (100 MiB), where the storage takes such files. */
export const maximumLargeFileSize = 104_857_600

export const documentCategories = [
  'support-letters',
  'language-tests',
  'settlement-funds',
  'business-documents',
  'incorporation',
  'ip-documents',
  'personal-documents',
] as const

export type ChecklistCategory = (typeof documentCategories)[number]
