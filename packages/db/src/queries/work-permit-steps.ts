import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { WorkPermitStepsTable } from '../schema.ts'

export type WorkPermitStepRow = Selectable<WorkPermitStepsTable>

/** The steps that the team has touched, in no particular order. At most nine. */
export async function listWorkPermitSteps(
  db: Db,
  { teamId }: { teamId: string },
): Promise<WorkPermitStepRow[]> {
  return db.selectFrom('workPermitSteps').selectAll().where('teamId', '=', teamId).execute()
}

/** Sets what is given of a step; what is left out stays as it was. */
export async function saveWorkPermitStep(
  trx: Trx,
  {
    teamId,
    step,
    now,
    values,
  }: Pick<WorkPermitStepRow, 'teamId' | 'step'> & {
    now: Date
    values: Partial<Pick<WorkPermitStepRow, 'isDone' | 'documentId'>>
  },
): Promise<WorkPermitStepRow> {
  return trx
    .insertInto('workPermitSteps')
    .values({ ...values, teamId, step, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.constraint('work_permit_steps_team_step_unique').doUpdateSet({ ...values, updatedAt: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
