import { fieldChangeSchema, financialDataSchema, updateFinancialDataSchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { memberInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { findFinancialData } from './find-financial-data.ts'
import { listFinanceChanges } from './list-finance-changes.ts'
import { updateFinancialData } from './update-financial-data.ts'

const tags = ['Financial data']
const path = '/financial-data/{id}'
const description = 'Fields that are left out stay. Amounts are whole Canadian dollars.'

const writeProcedure = workspaceProcedure
  .input(givenInput(updateFinancialDataSchema.extend(memberInput.shape)))
  .output(financialDataSchema)

export const financialDataRouter = router({
  get: workspaceProcedure
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: "The member's financial data, or null",
        description: '`id` is your own user id. Null before anything was set.',
      },
    })
    .input(memberInput)
    .output(financialDataSchema.nullable())
    .query(({ ctx, input }) => findFinancialData(ctx, input)),
  changes: workspaceProcedure
    .input(memberInput)
    .output(z.array(fieldChangeSchema))
    .query(({ ctx, input }) => listFinanceChanges(ctx, input)),
  update: writeProcedure
    .meta({ openapi: { method: 'PATCH', path, tags, summary: 'Set financial data', description } })
    .mutation(({ ctx, input }) => updateFinancialData(ctx, input)),
  put: writeProcedure
    .meta({
      openapi: { method: 'PUT', path, tags, summary: 'Set financial data, as PATCH does', description },
    })
    .mutation(({ ctx, input }) => updateFinancialData(ctx, input)),
})
