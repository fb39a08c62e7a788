import { RequestError } from '../../../request.ts'
import { saveFile } from '../../../ui/save-file.ts'

export type PlanFormat = 'docx' | 'pdf'

/**
 * Fetches the exported plan and hands it to the browser as a download, under the name that the server gave it.
 * Our name stands at the foot of its pages where `hasFooter`.
 *
 * @throws RequestError where the server refuses.
 */
export async function downloadPlan(
  format: PlanFormat,
  { hasFooter }: { readonly hasFooter: boolean },
): Promise<void> {
  const query = hasFooter ? '?footer=true' : ''
  const response = await fetch(`/api/exports/business-plan.${format}${query}`, { credentials: 'include' })
  if (!response.ok) throw new RequestError(response.status, await response.text(), null)
  const name = fileName(response.headers.get('content-disposition')) ?? `business-plan.${format}`
  saveFile(name, await response.blob())
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}
