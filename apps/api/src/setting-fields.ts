import * as z from 'zod'

/** Absolute address of a website or service. A wrong one is told alone, not with what would go with it. */
export const webAddressSetting = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address',
  abort: true,
})

/** A whole number that is written in digits. */
export function numberSetting({ of = 'a number', min }: { of?: string; min: number }) {
  return z.coerce.number(`must be ${of}`).int().min(min)
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
