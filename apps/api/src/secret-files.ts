import { readFileSync } from 'node:fs'

/** What nobody but the server may know. Addresses count where a password stands in them. */
export const secretVariables = [
  'AI_API_KEY',
  'AUTH_SECRET',
  'BACKUP_IDENTITY',
  'BACKUP_PASSPHRASE',
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'WOOCOMMERCE_WEBHOOK_SECRET',
] as const

/**
 * The variables with each secret that `NAME_FILE` names read from its file, as vaults and clusters mount them: there it is neither in
 * the environment of the process nor in that of the programs it starts. A file's last line break is no part of the secret.
 *
 * @param problems gets a line for each file that cannot be used.
 */
export function withSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Record<string, string | undefined> {
  const read = { ...given }
  for (const name of secretVariables) {
    const fileVariable = `${name}_FILE`
    const file = given[fileVariable]
    if (file === undefined) continue
    if (given[name] !== undefined) problems.push(`${fileVariable}: goes without ${name}, which is set too`)
    const secret = readSecret(file)
    if (typeof secret === 'string') read[name] = secret
    else problems.push(`${fileVariable}: ${secret.problem}`)
  }
  return read
}

function readSecret(file: string): string | { problem: string } {
  try {
    const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return secret === '' ? { problem: `${file} is empty` } : secret
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { problem: `${file} cannot be read (${code ?? 'unknown'})` }
  }
}
