import type { Page } from '@suv/db'
import { type Presented, present } from './present.ts'
import type { Context } from './trpc.ts'

/** The rows of a page as the plain array that lists answer; where the next page begins is told beside it. */
export function presentPage<Row extends object>(
  { setNextCursor }: Pick<Context, 'setNextCursor'>,
  page: Page<Row>,
): Presented<Row>[] {
  setNextCursor(page.nextCursor)
  return page.rows.map(present)
}
