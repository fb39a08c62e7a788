import { type ComponentType, useLayoutEffect, useState } from 'react'
import { onDemand, usePart } from './on-demand.ts'

type Closable = { onClose: () => void }

/**
 * A dialog whose code comes with its first opening. Put `intent` on the button that opens it.
 * @param closed The properties that say that it is closed: `{ opened: false }`. Left out where it is on the page only while open.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  closed: Partial<Props> = {},
) {
  const dialog = onDemand(load)
  const states = Object.keys(closed) as (keyof Props)[]
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as React's `lazy` is
  function LazyDialog(props: Props) {
    const isWanted = states.length === 0 || states.some((state) => props[state] !== closed[state])
    const Dialog = usePart(dialog, isWanted, props.onClose)
    return Dialog && <FirstClosed dialog={Dialog} props={props} closed={closed} />
  }
  return Object.assign(LazyDialog, { intent: dialog.intent })
}

type FirstClosedProps<Props> = { dialog: ComponentType<Props>; props: Props; closed: Partial<Props> }

/** A dialog remembers where the focus was when it is told to open, not when it is there from the start. */
function FirstClosed<Props extends object>({ dialog: Dialog, props, closed }: FirstClosedProps<Props>) {
  const [isIn, setIn] = useState(false)
  useLayoutEffect(() => setIn(true), [])
  return <Dialog {...props} {...(isIn ? {} : closed)} />
}
