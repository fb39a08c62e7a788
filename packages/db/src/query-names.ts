import { createHash } from 'node:crypto'

const mostNames = 2000
const longestText = 2000

export type QueryName = {
  /** select, insert, update, delete, begin and the like, in small letters. */
  readonly operation: string
  /** The first table that the statement names; undefined where there is none. */
  readonly table: string | undefined
  /** Operation, table, and eight characters that are the same for the same statement wherever it runs. */
  readonly name: string
  /** The statement without anything that could be a value, at most 2,000 characters. */
  readonly statement: string
}

const names = new Map<string, QueryName>()

/** What to call a statement in logs and traces, where no value may stand. */
export function nameOfQuery(text: string): QueryName {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = describe(text)
  // Lists of every length make ever new texts.
  if (names.size >= mostNames) names.clear()
  names.set(text, name)
  return name
}

function describe(text: string): QueryName {
  const operation = /\b(select|insert|update|delete|merge)\b/i.exec(text)?.[1] ?? /^\s*(\w+)/.exec(text)?.[1]
  const table = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i.exec(text)?.[1]?.replaceAll('"', '')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const verb = (operation ?? 'statement').toLowerCase()
  return {
    operation: verb,
    table,
    name: [verb, ...(table === undefined ? [] : [table]), hash].join(' '),
    statement: withoutLiterals(text).slice(0, longestText),
  }
}

/** Values travel beside the statement; what is written into it by hand goes too. `$1` stays. */
function withoutLiterals(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/(?<![$\w."])\d+(?:\.\d+)?/g, '?')
}
