import type { BusinessPlan } from '@suv/domain'
import { beforeSignOut } from '../../session/session.ts'
import { listDrafts } from './draft-storage.ts'
import { PlanEditor } from './plan-editor.ts'
import { claimTabId, tabIdNow } from './tab-id.ts'

let current: { userId: string; opened?: PlanEditor; editor: Promise<PlanEditor> } | undefined

// This code comes when somebody is about to press the way to the plan: then nothing is left to wait for.
if (!import.meta.env.SSR) void claimTabId()

/**
 * The editor of this member's plan where it can be shown without waiting: the one that is open in this tab, or one to be opened
 * that has nothing to take up. It watches nothing yet.
 */
export function planEditorAtOnce(userId: string, plan: BusinessPlan | null): PlanEditor | undefined {
  if (current?.userId === userId) return current.opened
  const tabId = tabIdNow()
  const canBegin = tabId !== undefined && listDrafts(userId).length === 0
  return canBegin ? new PlanEditor({ userId, tabId, plan }) : undefined
}

/**
 * The editor of this member's plan: the one that is open in this tab, or a new one, `begun` or beginning from `plan`, that takes up
 * what was left unsaved on this device.
 */
export function openPlanEditor(
  userId: string,
  plan: BusinessPlan | null,
  begun?: PlanEditor,
): Promise<PlanEditor> {
  if (current?.userId === userId) {
    const { editor } = current
    void editor.then(catchUp)
    return editor
  }
  void current?.editor.then((editor) => editor.close())
  const editor = open(userId, plan, begun)
  current = { userId, editor, ...(begun && { opened: begun }) }
  void editor.then((opened) => {
    if (current?.editor === editor) current.opened = opened
  })
  return editor
}

async function open(userId: string, plan: BusinessPlan | null, begun?: PlanEditor): Promise<PlanEditor> {
  const editor = begun ?? new PlanEditor({ userId, tabId: await claimTabId(), plan })
  await editor.recover()
  editor.open()
  return editor
}

/** Back on the screen: another tab or device may have saved meanwhile. */
async function catchUp(editor: PlanEditor): Promise<void> {
  await editor.refresh()
  await editor.recover()
}

// Whoever leaves a shared device leaves nothing on it that could be saved.
beforeSignOut(async () => {
  const editor = await current?.editor
  await editor?.save({ reason: 'autosave' })
})
