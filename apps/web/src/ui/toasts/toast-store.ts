import { type ReactNode, useSyncExternalStore } from 'react'

export type ToastVariant = 'default' | 'destructive'

export type Toast = {
  readonly id: string
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void }
  readonly variant: ToastVariant
  /** What it is about, where it stays until it is dismissed or that is settled: `settleToast`. */
  readonly staysFor?: string
  /** False once dismissed: it then slides out, and stays in the store for a while. */
  readonly open: boolean
}

export type ToastContent = Omit<Toast, 'id' | 'open' | 'variant'> & { readonly variant?: ToastVariant }

/** The specification's figures. What stays is not counted: a failure is not put away by the next success. */
const toastLimit = 1
export const toastRemoveDelay = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast in place of the one that is there; one that stays, in place of the one about the same thing. Returns its id,
 * for `dismissToast`.
 */
export function toast({ variant = 'default', ...content }: ToastContent): string {
  lastId += 1
  const id = String(lastId)
  const { staysFor } = content
  const staying = toasts.filter((item) => item.staysFor !== undefined && item.staysFor !== staysFor)
  const passing = toasts.filter((item) => item.staysFor === undefined)
  const shown: Toast = { ...content, variant, id, open: true }
  set(staysFor === undefined ? [shown, ...staying] : [shown, ...passing.slice(0, toastLimit), ...staying])
  return id
}

/** Lets a toast slide out. It leaves the store after `toastRemoveDelay`. */
export function dismissToast(id: string): void {
  if (!toasts.some((item) => item.id === id && item.open)) return
  set(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)))
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      set(toasts.filter((item) => item.id !== id))
    }, toastRemoveDelay),
  )
}

/** Puts away what stays about something that is no longer so: it was saved after all. */
export function settleToast(staysFor: string): void {
  for (const { id } of toasts.filter((item) => item.staysFor === staysFor)) dismissToast(id)
}

/** Puts away everything that stays: somebody else may be here. */
export function settleAllToasts(): void {
  for (const { id } of toasts.filter((item) => item.staysFor !== undefined)) dismissToast(id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts that are in the store, the newest first but for those that stay. */
export function toastsShown(): readonly Toast[] {
  return toasts
}

/** The toasts that are in the store, and the two things that can be done with them. */
export function useToast() {
  return { toasts: useSyncExternalStore(subscribe, toastsShown, toastsShown), toast, dismiss: dismissToast }
}
