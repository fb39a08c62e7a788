import type { SuperJSONResult } from 'superjson'
import { api } from '../trpc.ts'
import { wireFormat } from '../wire-format.ts'

/** An answer of the API that was asked for before the app's code ran. */
export type FirstAnswer = { path: string; input?: unknown; output: SuperJSONResult }
type Settable = { setData: (input: unknown, data: unknown) => void }

/** Puts answers where the routes look for them, so that nothing is asked again. */
export function putFirstAnswers(answers: readonly FirstAnswer[]): void {
  for (const { path, input, output } of answers) {
    const procedure = path
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], api)
    ;(procedure as Settable).setData(input, wireFormat.deserialize(output))
  }
}

/** The same with those that the server sent along with the page. Once: after that they are no longer in the page. */
export function takeFirstData(): void {
  const element = document.getElementById('first-data')
  if (!element) return
  element.remove()
  putFirstAnswers(JSON.parse(element.textContent) as FirstAnswer[])
}
