import { inTransaction } from '@suv/db'
import { readRestFields, type SentEventType, webhookPayloadSchema } from '@suv/domain'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { emitEvent } from '../../src/features/webhooks/emit-event.ts'
import { eligibleAnswers } from '../support/answers.ts'
import { createOrganization } from '../support/organizations.ts'
import { useWebhookWorld } from './world.ts'

const world = useWebhookWorld()

/** The bodies that have arrived, each checked against what its event says it carries. */
async function arrived() {
  await world.deliver()
  return world.receiver.received.map(({ body }) => {
    const payload = JSON.parse(body)
    const schema = webhookPayloadSchema(payload.type as SentEventType)
    // The documented spelling of a category is that of REST.
    const read = { ...payload, data: readRestFields(payload.data) }
    expect(schema.extend({ data: schema.shape.data.strict() }).parse(read)).toEqual(read)
    return { type: payload.type, data: payload.data }
  })
}

const milestone = { title: 'Register the company', status: 'upcoming', category: 'legal' }

describe('events', () => {
  it('tell of an assessment that is saved, and of none that is not', async () => {
    const { send, founder } = world
    await world.listen(founder, 'assessment.saved')
    await send(null, 'POST', '/eligibility/evaluate', eligibleAnswers)
    const saved = (await send(founder, 'POST', '/eligibility/evaluate', eligibleAnswers)).json()
    const { id, eligibilityResult } = saved
    expect(await arrived()).toEqual([
      { type: 'assessment.saved', data: expect.objectContaining({ id, eligibilityResult }) },
    ])
  })

  it('tell once that a milestone is completed', async () => {
    const { send, founder } = world
    await world.listen(founder, 'milestone.completed')
    const { id } = (await send(founder, 'POST', '/milestones', milestone)).json()
    for (const change of [{ title: 'Register it' }, { status: 'completed' }, { status: 'completed' }])
      await send(founder, 'PATCH', `/milestones/${id}`, change)
    const [event, ...others] = await arrived()
    expect(others).toEqual([])
    expect(event).toMatchObject({ data: { id, title: 'Register it', completedDate: expect.any(String) } })
  })

  it('tell of an analysis', async () => {
    const { send, founder } = world
    await world.listen(founder, 'document.analyzed')
    const payload = { documentText: 'Letter of support. Issued 3 March 2026.', documentType: 'other' }
    const { id } = (await send(founder, 'POST', '/document-analyses/text', payload)).json()
    expect(await arrived()).toMatchObject([{ data: { id, documentId: null, documentType: 'other' } }])
  })

  it('tell everybody of the team of a new status, and nobody else', async () => {
    const { send, founder, colleague, stranger, teamId, test } = world
    const changes = [
      'letter_of_support.status_changed',
      'commitment_certificate.status_changed',
      'work_permit.status_changed',
      'pr_application.status_changed',
    ] as const
    const theirs = await world.listen(founder, ...changes)
    const strangers = await world.listen(stranger, ...changes)
    const organizationId = await createOrganization(test, { name: 'Harbour Ventures' })
    const { memberId } = colleague
    const records = [
      ['/letters-of-support', { teamId, memberId, organizationId }, 'issued'],
      ['/commitment-certificates', { teamId, organizationId, certificateId: 'C-1' }, 'issued'],
      ['/work-permits', { teamId, memberId, category: 'employer-specific' }, 'approved'],
      ['/pr-applications', { teamId, teamMemberId: memberId }, 'submitted'],
    ] as const
    for (const [path, values, status] of records) {
      const { id } = (await send(colleague, 'POST', path, values)).json()
      await send(colleague, 'PATCH', `${path}/${id}`, { notes: 'Asked again.' })
      await send(colleague, 'PATCH', `${path}/${id}`, { status })
    }
    const messages = await arrived()
    expect(messages.flatMap(({ data }) => data.category ?? [])).toEqual([
      'employer-specific',
      'employer-specific',
    ])
    const told = messages.map(({ type, data }) => [type, data.previousStatus, data.status])
    expect(told).toEqual([
      [changes[0], null, 'pending'],
      [changes[0], 'pending', 'issued'],
      [changes[1], null, 'pending'],
      [changes[1], 'pending', 'issued'],
      [changes[2], null, 'pending'],
      [changes[2], 'pending', 'approved'],
      [changes[3], null, 'preparing'],
      [changes[3], 'preparing', 'submitted'],
    ])
    expect(await world.deliveries(founder, theirs.id)).toHaveLength(8)
    expect(await world.deliveries(stranger, strangers.id)).toEqual([])
  })

  it('tell what is due and runs out once, and anew when it comes nearer', async () => {
    const { send, founder, teamId, test } = world
    await world.listen(founder, 'milestone.due', 'paper.expiring')
    const inDays = (days: number) =>
      new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const dueDate = `${inDays(0)}T00:00:00.000Z`
    const { id } = (await send(founder, 'POST', '/milestones', { ...milestone, dueDate })).json()
    const paper = { teamId, memberId: founder.memberId, kind: 'passport', day: inDays(100) }
    await send(founder, 'POST', '/validity-dates', paper)
    await Promise.all([world.tellDated(), world.tellDated()])
    await world.tellDated()
    expect(await arrived()).toMatchObject([
      { type: 'milestone.due', data: { id } },
      { type: 'paper.expiring', data: { kind: 'passport', lastDay: inDays(100), daysLeft: 100 } },
    ])
    const lastDay = inDays(100)
    test.clock.advance(75 * 86_400_000)
    await world.tellDated()
    expect((await arrived()).slice(2)).toEqual([
      { type: 'paper.expiring', data: expect.objectContaining({ lastDay, daysLeft: 25 }) },
    ])
  })

  it('go to each endpoint that waits for them, under one id, signed for each', async () => {
    const { send, founder, receiver } = world
    const endpoints = [
      await world.listen(founder, 'milestone.completed'),
      await world.listen(founder, 'milestone.completed', 'milestone.due'),
    ]
    await world.listen(founder, 'milestone.due')
    await send(founder, 'POST', '/milestones', { ...milestone, status: 'completed' })
    await world.deliver()
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const { secret } of endpoints) {
      const fitting = receiver.received.filter(({ body, headers }) => {
        try {
          return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined
        } catch {
          return false
        }
      })
      expect(fitting).toHaveLength(1)
    }
  })

  it('stand or fall with the write', async () => {
    const { founder, test, jobs } = world
    const endpoint = await world.listen(founder, 'milestone.completed')
    const { userId } = founder
    const data = {
      id: endpoint.id,
      userId,
      title: 'x',
      status: 'completed' as const,
      phase: null,
      dueDate: null,
      completedDate: null,
    }
    const rolledBack = inTransaction(test.database.db, async (trx) => {
      const context = { jobs, clock: test.clock }
      await emitEvent(trx, context, { userId }, { type: 'milestone.completed', data })
      throw new Error('after all not')
    })
    await expect(rolledBack).rejects.toThrow('after all not')
    expect(await arrived()).toEqual([])
    expect(await world.deliveries(founder, endpoint.id)).toEqual([])
  })
})
