import { companySchema, companySuggestionSchema, updateCompanySchema } from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { memberInput } from '../../inputs.ts'
import { router, workspaceProcedure } from '../../trpc.ts'
import { findCompany } from './find-company.ts'
import { saveCompany } from './save-company.ts'
import { suggestFacts } from './suggest-facts.ts'

export const companiesRouter = router({
  get: workspaceProcedure
    .input(memberInput)
    .output(companySchema)
    .query(({ ctx, input }) => findCompany(ctx, input)),
  suggestions: workspaceProcedure
    .input(memberInput)
    .output(z.array(companySuggestionSchema))
    .query(({ ctx, input }) => suggestFacts(ctx, input)),
  save: workspaceProcedure
    .input(givenInput(updateCompanySchema.extend(memberInput.shape)))
    .output(companySchema)
    .mutation(({ ctx, input }) => saveCompany(ctx, input)),
})
