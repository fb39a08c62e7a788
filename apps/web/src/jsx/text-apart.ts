import { createElement, Fragment, type ReactNode } from 'react'

/** Elements whose only content is text: an element in them would not be shown. */
const textOnly = new Set<unknown>(['option', 'title', 'desc', 'textarea', 'style', 'script', 'text', 'tspan'])

/**
 * The props of an element in which no text stands beside anything else: text among elements gets an element of its own, and
 * text next to text is joined. A browser that translates the page puts elements in the place of text nodes. React would look
 * for the node that is gone as soon as the text, or what stands before it, changes; the whole text of an element it replaces.
 *
 * Children keep their places, by which React knows them again. White space between elements stays: nobody translates it.
 *
 * @param isStatic whether the children are those that JSX lists one by one
 */
export function withTextApart(type: unknown, props: unknown, isStatic: boolean): unknown {
  const { children } = props as { children?: ReactNode | readonly ReactNode[] }
  const apart = isStatic
    ? apartFrom(type, children as readonly ReactNode[])
    : own(type, children as ReactNode)
  return apart === children ? props : { ...(props as object), children: apart }
}

function apartFrom(type: unknown, children: readonly ReactNode[]): ReactNode | readonly ReactNode[] {
  if (!children.some(isText)) return children
  if (children.every((child) => isText(child) || isNothing(child)))
    return own(type, children.filter(isText).join(''))
  if (textOnly.has(type)) return children
  return children.map((child, index) => {
    if (!isText(child)) return child
    if (isText(children[index - 1])) return null
    const end = children.findIndex((next, place) => place > index && !isText(next))
    return inElement(children.slice(index, end === -1 ? undefined : end).join(''))
  })
}

/** An only child. A fragment's text is not alone: it stands among what is around the fragment. */
function own(type: unknown, child: ReactNode): ReactNode {
  return type === Fragment && isText(child) ? inElement(String(child)) : child
}

/** Whether there is more than one child left. */
export function isList(props: unknown): boolean {
  return Array.isArray((props as { children?: unknown }).children)
}

/** An element that no style sheet knows, so that the text looks as it would by itself. */
function inElement(text: string): ReactNode {
  return text.trim() === '' ? text : createElement('x-text', null, text)
}

function isText(child: ReactNode): boolean {
  return typeof child === 'string' || typeof child === 'number'
}

function isNothing(child: ReactNode): boolean {
  return child == null || typeof child === 'boolean'
}
