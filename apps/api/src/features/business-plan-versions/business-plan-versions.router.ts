import {
  businessPlanSchema,
  keepVersionSchema,
  planVersionSchema,
  planVersionSummarySchema,
} from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { recordInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { getVersion } from './get-version.ts'
import { listVersions } from './list-versions.ts'
import { restoreVersion } from './restore-version.ts'
import { setAside } from './set-aside.ts'

/** Earlier texts of the member's plan. The id is the plan's in `list` and `setAside`, the version's otherwise. */
export const businessPlanVersionsRouter = router({
  list: workspaceProcedure
    .input(recordInput)
    .output(z.array(planVersionSummarySchema))
    .query(({ ctx, input }) => listVersions(ctx, input)),
  get: workspaceProcedure
    .input(recordInput)
    .output(planVersionSchema)
    .query(({ ctx, input }) => getVersion(ctx, input)),
  setAside: workspaceProcedure
    .input(givenInput(keepVersionSchema.extend(recordInput.shape)))
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => setAside(ctx, input)),
  restore: workspaceProcedure
    .input(recordInput)
    .output(businessPlanSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
})
