import { RequestError } from '../../../request.ts'

export type PlanFormat = 'docx' | 'pdf'

/**
 * Fetches the exported plan and hands it to the browser as a download, under the name that the server gave it.
 * @throws RequestError where the server refuses.
 */
export async function downloadPlan(format: PlanFormat): Promise<void> {
  const response = await fetch(`/api/exports/business-plan.${format}`, { credentials: 'include' })
  if (!response.ok) throw new RequestError(response.status, await response.text(), null)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(response.headers.get('content-disposition')) ?? `business-plan.${format}`
  link.click()
  // The browser has taken the file by then; some read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}
