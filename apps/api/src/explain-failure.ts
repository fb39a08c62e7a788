/** Those of our own errors whose message says what to do. */
const isForPeople = new Set([
  'DataFolderInUseError',
  'DatabaseStateError',
  'DomainError',
  'EmbeddedDatabaseError',
  'EnvironmentError',
])

/** What the system says where a server does not answer, or there is none of that name. */
const isUnreached = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])

/** What ended a command or a start, in words for the person who gave it; undefined where it is a fault of ours. */
export function explainFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (isForPeople.has(error.name)) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (isUnreached.has(code))
    return `A server cannot be reached: ${message || code}. Does it run, and is its address right (DATABASE_URL, S3_ENDPOINT)?`
  if (code === 'ENOSPC') return `The disk is full: ${message}. Make room, and try again.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This user may not do that: ${message}.`
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no such file or folder: ${message}.`
  // PostgreSQL's own words about who may come in: class 28, and no database of that name.
  if (/^28|^3D000$/.test(code)) return `The database does not let us in: ${message}. Look at DATABASE_URL.`
  return undefined
}
