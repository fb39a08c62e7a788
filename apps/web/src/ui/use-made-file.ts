import { useRef, useState } from 'react'
import { describeError } from './describe-error.ts'
import { saveFile } from './save-file.ts'

type MadeFile = {
  readonly isMaking: boolean
  /** Why there is no file, a sentence each; empty while nothing is wrong. */
  readonly problems: readonly string[]
  /** The name of what was saved last; null before. */
  readonly saved: string | null
}

const atRest: MadeFile = { isMaking: false, problems: [], saved: null }

/**
 * Has the server make a file and the browser save it. A link would show its refusal as a page of JSON; here it stands beside the
 * button. One at a time.
 */
export function useMadeFile() {
  const [state, setState] = useState(atRest)
  const busy = useRef(false)

  async function make(path: string): Promise<void> {
    if (busy.current) return
    busy.current = true
    setState({ ...atRest, isMaking: true })
    try {
      const response = await fetch(path, { credentials: 'include' })
      if (response.ok) {
        const name = nameIn(response.headers.get('content-disposition'))
        saveFile(name, await response.blob())
        setState({ ...atRest, saved: name })
      } else setState({ ...atRest, problems: await readRefusal(response) })
    } catch (error) {
      setState({ ...atRest, problems: [describeError(error)] })
    } finally {
      busy.current = false
    }
  }

  return { ...state, make }
}

function nameIn(disposition: string | null): string {
  return /filename="?([^";]+)/.exec(disposition ?? '')?.[1] ?? 'pack.zip'
}

async function readRefusal(response: Response): Promise<string[]> {
  if (response.status === 401) return ['Your session has ended. Sign in again to go on.']
  const answer: unknown = await response.json().catch(() => null)
  const isSaid = typeof answer === 'object' && answer !== null && 'error' in answer
  if (response.status === 500 || !isSaid) return [describeError(null)]
  return String(answer.error).split('\n')
}
