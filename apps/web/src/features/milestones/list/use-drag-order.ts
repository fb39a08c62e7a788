import { type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react'

/** Near the edge of the window, the page scrolls along. */
const edge = 88
const scrollStep = 8
/** Between two items, as the style sheet has it. */
const gap = 8
/** For a new order that never comes. */
const longestWait = 300

/**
 * Lets the items of a list be dragged by a handle, with a mouse, a pen or a finger. While it lasts, only the elements move;
 * `onMove` hears of the end. Escape, and anything that interrupts the pointer, puts the item back.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null)
  const latest = useRef(onMove)
  /** Takes the elements' shifts away. After a move that waits for the new order, so that nothing jumps back in between. */
  const settle = useRef(() => {})
  useLayoutEffect(() => {
    latest.current = onMove
    settle.current()
  })

  // Stays the same function, so that no card is drawn anew for it.
  const startDrag = useCallback((event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget
    const list = listRef.current
    const item = handle.closest('li')
    if (event.button !== 0 || list === null || item === null) return
    event.preventDefault()
    const { pointerId, clientY: y } = event
    beginDrag({ list, item, handle, pointerId, y }, ({ from, to, clear }) => {
      settle.current = () => {
        clear()
        settle.current = () => {}
      }
      if (from === to) return settle.current()
      setTimeout(() => settle.current(), longestWait)
      latest.current(from, to)
    })
  }, [])

  return { listRef, startDrag }
}

type Start = { list: HTMLElement; item: HTMLElement; handle: HTMLElement; pointerId: number; y: number }
type End = { from: number; to: number; clear: () => void }

function beginDrag({ list, item, handle, pointerId, y }: Start, onEnd: (end: End) => void) {
  const items = [...list.children].filter((child) => child instanceof HTMLElement)
  const from = items.indexOf(item)
  const grip = y - item.getBoundingClientRect().top
  let pointerY = y
  let offset = 0
  let to = from
  let frame = 0

  // `offsetTop` leaves the shifts out. Measured each time: cards that scroll into view take on their true height.
  function draw() {
    offset += pointerY - grip - item.getBoundingClientRect().top
    const top = item.offsetTop + offset
    const bottom = top + item.offsetHeight
    const isBefore = (other: HTMLElement, index: number) =>
      index !== from && other.offsetTop + other.offsetHeight / 2 < (index < from ? top : bottom)
    to = items.filter(isBefore).length
    const room = item.offsetHeight + gap
    for (const [index, other] of items.entries()) {
      const makesRoom = index < from ? index >= to : index <= to
      other.style.transform = makesRoom ? `translateY(${index < from ? room : -room}px)` : ''
    }
    item.style.transform = `translateY(${offset}px)`
  }

  function follow() {
    if (pointerY < edge) window.scrollBy(0, -scrollStep)
    else if (pointerY > window.innerHeight - edge) window.scrollBy(0, scrollStep)
    draw()
    frame = requestAnimationFrame(follow)
  }

  function clear() {
    for (const other of items) other.style.transform = ''
    delete item.dataset.dragging
    delete list.dataset.sorting
  }

  const listening = new AbortController()
  function end(isDone: boolean) {
    listening.abort()
    cancelAnimationFrame(frame)
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId)
    onEnd({ from, to: isDone ? to : from, clear })
  }

  handle.setPointerCapture(pointerId)
  item.dataset.dragging = 'true'
  list.dataset.sorting = 'true'
  const { signal } = listening
  const track = (event: globalThis.PointerEvent) => {
    pointerY = event.clientY
  }
  handle.addEventListener('pointermove', track, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  handle.addEventListener('lostpointercapture', () => end(false), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  frame = requestAnimationFrame(follow)
}
