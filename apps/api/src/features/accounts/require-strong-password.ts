import { DomainError, productName } from '@suv/domain'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** As much as is looked at: the work grows with the square of it, and what is longer is strong by its beginning. */
const longestRead = 64

/** Of zxcvbn's five: from here on it takes over 10^8 guesses. */
const weakestTaken = 3

let estimate: Promise<ZxcvbnFactory> | undefined

/** Loaded for the first password, with its list of words. */
async function openEstimate(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: longestRead })
}

/**
 * Refuses what a guesser tries first: words of a list of 30,000 passwords, with the usual digits and signs about them, the account's
 * own words, repeated and neighbouring characters. The list comes with the library: nothing leaves the server.
 *
 * @param own what is known of the account: address, names.
 * @throws DomainError invalid_input, with what to do.
 */
export async function requireStrongPassword(
  password: string,
  { own }: { own: readonly (string | null | undefined)[] },
): Promise<void> {
  estimate ??= openEstimate()
  const { score, sequence } = (await estimate).check(password, wordsOf(own))
  if (score >= weakestTaken) return
  throw new DomainError('invalid_input', describe(sequence))
}

/** What is known of a member. */
export function ownWords(user: {
  readonly email: string
  readonly username: string
  readonly name: string
  readonly firstName: string | null
  readonly lastName: string | null
}): (string | null)[] {
  return [user.email, user.username, user.name, user.firstName, user.lastName]
}

function wordsOf(own: readonly (string | null | undefined)[]): string[] {
  const whole = [...own, productName].flatMap((text) => text?.toLowerCase() ?? [])
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const joined = whole.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [...new Set([...whole, ...parts, ...joined])].filter(({ length }) => length >= 3)
}

type Found = { readonly pattern: string; readonly dictionaryName?: string }

function describe(sequence: readonly Found[]): string {
  const advice = 'A phrase of several words is hard to guess and easy to keep in mind.'
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) {
    return `This password is made of your own name or address, or of ours, which guessers try first. ${advice}`
  }
  if (sequence.some(({ pattern }) => pattern === 'dictionary')) {
    return `This password is among those that guessers try first. ${advice}`
  }
  return `This password repeats itself or follows the keyboard, which guessers try early. ${advice}`
}
