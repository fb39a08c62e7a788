import type { Expression, Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { compileOnce, type Placeholders } from '../compile-once.ts'
import type { MembershipsTable } from '../schema.ts'
import { anyOf, isUuid } from './uuid.ts'

/** What the member paid for full access. */
export type MembershipRow = Selectable<MembershipsTable>

/** The member's membership, paid or not, if there is one. */
export async function findMembershipOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<MembershipRow | undefined> {
  if (!isUuid(userId)) return undefined
  return db.selectFrom('memberships').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/**
 * Whether the member may use everything: they have paid for full access and it has not run out, or they belong to a team of
 * which a founder has.
 */
export async function hasActiveAccess(db: Db, member: { userId: string; now: Date }): Promise<boolean> {
  return (await selectAccess(db, member)).length > 0
}

const selectAccess = compileOnce((db, member: Placeholders<{ userId: string; now: Date }>) =>
  selectActiveAccess(db, member),
)

/** One of the memberships that give the member access. */
export function selectActiveAccess(
  db: Db,
  { userId, now }: { userId: string | Expression<string>; now: Date | Expression<Date> },
) {
  const founders = db
    .selectFrom('teamMembers as own')
    .innerJoin('teamMembers as founder', 'founder.teamId', 'own.teamId')
    .select('founder.userId')
    .where('own.userId', '=', userId)
    .where('founder.role', '=', 'founder')
    .where('founder.userId', 'is not', null)
  return db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.userId', '=', anyOf(userId, founders))
    .where('memberships.status', '=', 'active')
    .where((eb) => eb.or([eb('memberships.expiresAt', 'is', null), eb('memberships.expiresAt', '>', now)]))
    .limit(1)
}

/**
 * Gives a member full access that does not run out, whatever stood there before. For operators: nothing was paid here.
 *
 * @returns the membership's id.
 */
export async function grantMembership(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const granted = { status: 'active', expiresAt: null, updatedAt: now } as const
  const { id } = await db
    .insertInto('memberships')
    .values({ userId, createdAt: now, ...granted })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(granted))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a member the access that a payment stands for, whatever stood there before. */
export async function setPaidMembership(
  trx: Trx,
  {
    userId,
    payment,
    now,
  }: {
    userId: string
    payment: {
      readonly reference: string
      readonly customerId: string | null
      readonly amountCents: number | null
      readonly paidAt: Date | null
    }
    now: Date
  },
): Promise<MembershipRow> {
  const paid = {
    status: 'active',
    providerCustomerId: payment.customerId,
    providerPaymentIntentId: payment.reference,
    paidAt: payment.paidAt,
    expiresAt: null,
    updatedAt: now,
    ...(payment.amountCents === null ? {} : { membershipFee: payment.amountCents }),
  } as const
  return trx
    .insertInto('memberships')
    .values({ userId, createdAt: now, ...paid })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(paid))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Ends the access that one of these payments stood for. Access that an operator granted stays.
 *
 * @returns the membership, if it ended.
 */
export async function refundMembership(
  trx: Trx,
  { userId, references, now }: { userId: string; references: readonly string[]; now: Date },
): Promise<MembershipRow | undefined> {
  return trx
    .updateTable('memberships')
    .set({ status: 'refunded', updatedAt: now })
    .where('userId', '=', userId)
    .where('providerPaymentIntentId', 'in', references)
    .where('status', '!=', 'refunded')
    .returningAll()
    .executeTakeFirst()
}

/** Ends a member's full access now. @returns the membership's id; undefined where it was not active. */
export async function endMembership(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<string | undefined> {
  const ended = await db
    .updateTable('memberships')
    .set({ status: 'expired', expiresAt: now, updatedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}
