/**
 * Calls back once the press under way, if there is one, has reached what it is meant for. A field hears that it is left before
 * that: what it then shows would push a button away from under the pointer.
 */
export function afterPress(then: () => void): void {
  if (document.querySelector(':active') === null) {
    then()
    return
  }
  const end = () => {
    removeEventListener('mouseup', end)
    removeEventListener('pointercancel', end)
    // A task later: the click comes first.
    setTimeout(then)
  }
  addEventListener('mouseup', end)
  addEventListener('pointercancel', end)
}
