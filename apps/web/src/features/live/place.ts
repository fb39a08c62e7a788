import type { Place, PlanSectionKey } from '@suv/domain'

/** Where the plan opens. The list of its sections is for the plan, and for whoever reads of somebody there. */
const firstSection = 'executive' satisfies PlanSectionKey

/** Where the page of this address is: its area, and the section or tab that it names. */
export function placeOf({ pathname, search }: { pathname: string; search: object }): Place {
  const area = pathname.split('/')[1] ?? ''
  const { section, tab } = search as { section?: unknown; tab?: unknown }
  const part = section ?? tab ?? (area === 'business-plan' ? firstSection : null)
  return {
    area: isKey(area) ? area : 'dashboard',
    section: typeof part === 'string' && isKey(part) ? part : null,
  }
}

const isKey = (text: string) => /^[a-z][a-z-]{0,39}$/.test(text)
