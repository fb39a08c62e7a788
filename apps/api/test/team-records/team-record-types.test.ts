import { lettersOfSupport, workPermits } from '@suv/db'
import {
  createWorkPermitSchema,
  updateWorkPermitSchema,
  type WorkPermit,
  workPermitSchema,
} from '@suv/domain'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { teamRecordProcedures } from '../../src/features/team-records/team-record-procedures.ts'
import type { AppRouter } from '../../src/router.ts'

/* What these assert, the type check finds: a client reads of each kind of record what its schemas say, and no more. */

type Inputs = inferRouterInputs<AppRouter>['workPermits']
type Outputs = inferRouterOutputs<AppRouter>['workPermits']

it('takes and answers what the schemas of its kind say', () => {
  expectTypeOf<Inputs['create']>().toEqualTypeOf<z.input<typeof createWorkPermitSchema>>()
  expectTypeOf<Inputs['update']>().toEqualTypeOf<z.input<typeof updateWorkPermitSchema> & { id: string }>()
  expectTypeOf<Inputs['remove']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<Outputs['list']>().toEqualTypeOf<WorkPermit[]>()
  expectTypeOf<Outputs['create']>().toEqualTypeOf<WorkPermit>()
  expectTypeOf<Outputs['update']>().toEqualTypeOf<WorkPermit>()
  expectTypeOf<Outputs['remove']>().toEqualTypeOf<{ id: string }>()
})

it('takes no schemas that do not fit the table', () => {
  const ofPermits = {
    records: workPermits,
    schema: workPermitSchema,
    createSchema: createWorkPermitSchema,
    updateSchema: updateWorkPermitSchema,
    path: '/work-permits' as const,
    tags: [],
    one: 'a work permit',
    list: 'The permits',
  }
  const coloured = workPermitSchema.extend({ colour: z.string() })
  const ofNobody = createWorkPermitSchema.omit({ memberId: true })
  const numbered = z.object({ memberId: z.number() })
  const definitions = [
    () => teamRecordProcedures(ofPermits),
    // @ts-expect-error the rows are another table's
    () => teamRecordProcedures({ ...ofPermits, records: lettersOfSupport }),
    // @ts-expect-error the rows have no such field
    () => teamRecordProcedures({ ...ofPermits, schema: coloured }),
    // @ts-expect-error no row can be added without a member
    () => teamRecordProcedures({ ...ofPermits, createSchema: ofNobody }),
    // @ts-expect-error the column takes no number
    () => teamRecordProcedures({ ...ofPermits, updateSchema: numbered }),
    // @ts-expect-error there is no such field to refer from
    () => teamRecordProcedures({ ...ofPermits, references: { documentId: 'document' } }),
  ]
  expect(definitions).toHaveLength(6)
})
