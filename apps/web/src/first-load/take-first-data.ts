import type { SuperJSONResult } from 'superjson'
import { api } from '../trpc.ts'
import { wireFormat } from '../wire-format.ts'

type FirstAnswer = { path: string; input?: unknown; output: SuperJSONResult }
type Settable = { setData: (input: unknown, data: unknown) => void }

/**
 * Puts the answers that the server sent along with the page where the routes look for them, so that nothing is asked again.
 * Once: after that they are no longer in the page.
 */
export function takeFirstData(): void {
  const element = document.getElementById('first-data')
  if (!element) return
  element.remove()
  for (const { path, input, output } of JSON.parse(element.textContent) as FirstAnswer[]) {
    const procedure = path
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], api)
    ;(procedure as Settable).setData(input, wireFormat.deserialize(output))
  }
}
