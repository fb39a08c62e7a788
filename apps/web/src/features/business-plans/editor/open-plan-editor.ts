import type { BusinessPlan } from '@suv/domain'
import { beforeSignOut } from '../../session/session.ts'
import { PlanEditor } from './plan-editor.ts'
import { claimTabId } from './tab-id.ts'

let current: { userId: string; editor: Promise<PlanEditor> } | undefined

/**
 * The editor of this member's plan: the one that is open in this tab, or a new one that begins from `plan` and takes up what
 * was left unsaved on this device.
 */
export function openPlanEditor(userId: string, plan: BusinessPlan | null): Promise<PlanEditor> {
  if (current?.userId === userId) {
    const { editor } = current
    void editor.then(catchUp)
    return editor
  }
  void current?.editor.then((editor) => editor.close())
  const editor = open(userId, plan)
  current = { userId, editor }
  return editor
}

async function open(userId: string, plan: BusinessPlan | null): Promise<PlanEditor> {
  const editor = new PlanEditor({ userId, tabId: await claimTabId(), plan })
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
