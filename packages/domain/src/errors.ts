/**
 * The ways in which a rule or a verb can refuse. `apps/api` maps each code to a tRPC code and an HTTP status once.
 */
export const domainErrorCodes = [
  'invalid_input',
  'not_signed_in',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
  'unavailable',
] as const

export type DomainErrorCode = (typeof domainErrorCodes)[number]

/** A refusal whose message may be shown to the person who asked: it says what is wrong and what to do. */
export class DomainError extends Error {
  readonly code: DomainErrorCode

  constructor(code: DomainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DomainError'
    this.code = code
  }
}
