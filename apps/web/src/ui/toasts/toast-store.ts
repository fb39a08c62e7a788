import { type ReactNode, useSyncExternalStore } from 'react'

export type ToastVariant = 'default' | 'destructive'

export type Toast = {
  readonly id: string
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void }
  readonly variant: ToastVariant
  /** False once dismissed: it then slides out, and stays in the store for a while. */
  readonly open: boolean
}

export type ToastContent = Omit<Toast, 'id' | 'open' | 'variant'> & { readonly variant?: ToastVariant }

/** The specification's figures. */
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

/** Shows a toast in place of the one that is there. Returns its id, for `dismissToast`. */
export function toast({ variant = 'default', ...content }: ToastContent): string {
  lastId += 1
  const id = String(lastId)
  set([{ ...content, variant, id, open: true }, ...toasts].slice(0, toastLimit))
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts that are in the store, and the two things that can be done with them. */
export function useToast() {
  const current = () => toasts
  return { toasts: useSyncExternalStore(subscribe, current, current), toast, dismiss: dismissToast }
}
