/** Before a card goes: the focus moves to the title of the card after it, or before it, or to the page's heading. */
export function focusNeighbour(card: HTMLElement | null): void {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('h3') ?? document.querySelector<HTMLElement>('h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
