import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/index.ts'
import { insert, insertReferred, type Referred, rolledBack, smallest, smallestRow } from './smallest-rows.ts'

const test = useTestDatabase()
let ids: Referred
beforeAll(async () => {
  ids = await insertReferred(test.db)
})

describe('the smallest row', () => {
  it.each(Object.keys(smallest))('of %s is taken', async (table) => {
    await rolledBack(test.db, async (run) => {
      expect(await run(insert(table, smallestRow(table, ids)))).toHaveLength(1)
    })
  })

  it('takes the defaults of the specification', async () => {
    await rolledBack(test.db, async (run) => {
      const read = (table: string) => run(insert(table, smallestRow(table, ids))).then(([row]) => row)
      expect(await read('milestones')).toMatchObject({
        status: 'upcoming',
        category: 'business_plan',
        progress: 0,
        order: 0,
        requirements: [],
        resources: [],
      })
      expect(await read('business_plans')).toMatchObject({ status: 'draft', progress: 0 })
      expect(await read('designated_organizations')).toMatchObject({
        isPriorityProcessing: false,
        isActive: true,
      })
      expect(await read('organization_matches')).toMatchObject({
        status: 'potential',
        supportLetterReceived: false,
      })
      expect(await read('letters_of_support')).toMatchObject({ status: 'pending', isEssentialPerson: false })
      expect(await read('commitment_certificates')).toMatchObject({ status: 'pending' })
      expect(await read('work_permits')).toMatchObject({ category: 'SUV_open', status: 'pending' })
      expect(await read('member_records')).toMatchObject({ category: 'SUV_open', status: 'pending' })
      expect(await read('pr_applications')).toMatchObject({
        status: 'preparing',
        medicalExamCompleted: false,
        policeCheckCompleted: false,
        feesPaid: false,
      })
      expect(await read('memberships')).toMatchObject({ status: 'pending', membershipFee: 95_000 })
      expect(await read('business_profiles')).toMatchObject({ isPublic: false })
      expect(await read('resource_locations')).toMatchObject({ isActive: true })
      expect(await read('team_members')).toMatchObject({ role: 'member', isEssentialPerson: false })
    })
  })
})
