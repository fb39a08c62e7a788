import ipaddr from 'ipaddr.js'
import * as z from 'zod'

/** Absolute address of a website or service. A wrong one is told alone, not with what would go with it. */
export const webAddressSetting = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address',
  abort: true,
})

/** A whole number that is written in digits: a blank is none, and neither is `1e9`. */
export function numberSetting({ of = 'a number', min, max }: { of?: string; min: number; max?: number }) {
  const error = `must be ${of}, ${max === undefined ? `${min} or more` : `${min} to ${max}`}`
  return z
    .string()
    .trim()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER), { error, abort: true })
}

export const portSetting = numberSetting({ of: 'a port number', min: 1, max: 65_535 })

export function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}

export function noNetworkText(text: string): string {
  return `${text} is no address or range, such as 10.0.0.0/8`
}

/** Names each of the variables that is missing while another of them is set. `why`: what for. */
export function allOrNone(...[why, ...names]: readonly [why: string, ...names: string[]]) {
  return (variables: Record<string, unknown>, context: z.RefinementCtx): void => {
    const given = names.filter((name) => variables[name] !== undefined)
    if (given.length === 0) return
    for (const name of names) {
      if (given.includes(name)) continue
      const message = `is required together with ${given.join(' and ')}${why === '' ? '' : `: ${why}`}`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }
}
