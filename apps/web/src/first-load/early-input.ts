/** What a quick person did to the markup before the app's code was there, each with the last that they did to it. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyInput = {
  texts: Map<Field, string>
  choices: Map<HTMLInputElement, boolean>
  /** Fields in which files were chosen. */
  chosen: Set<HTMLInputElement>
  /** And fields that only open a list. */
  buttons: Set<HTMLButtonElement | HTMLInputElement>
}

declare global {
  interface HTMLElement {
    /** On the page's root element: kept by boot.js, which lets nobody else know of it until the app has started. */
    earlyInput?: EarlyInput
  }
}

/** Adds what was filled in without a word, by the browser or by show-step.js after a reload. Before the app looks at the fields. */
export function keepFilledIn(): void {
  const { texts, choices } = document.documentElement.earlyInput ?? {}
  const fields = '#root :is(input:not([type=file]), textarea)'
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    if (field.value !== field.defaultValue && !texts?.has(field)) texts?.set(field, field.value)
    if (field.checked && !field.defaultChecked && !choices?.has(field)) choices?.set(field, true)
  }
  for (const list of document.querySelectorAll<HTMLSelectElement>('#root select')) {
    const isFilled = list.selectedOptions[0]?.defaultSelected === false
    if (isFilled && !texts?.has(list)) texts?.set(list, list.value)
  }
}

/**
 * The app has taken the page over: it is told of what came before, first what was typed, chosen and scrolled, then what was
 * pressed. From here on it hears by itself.
 */
export function endEarlyInput(): void {
  const page = document.documentElement
  if (page.dataset.started !== undefined) return
  page.dataset.started = ''
  const { texts, choices, chosen, buttons } = page.earlyInput ?? {}
  delete page.earlyInput
  dispatchEvent(new Event('landfall:started'))
  for (const [field, text] of texts ?? []) {
    if (field instanceof HTMLSelectElement) selectAgain(field, text)
    else typeAgain(field, text)
  }
  for (const field of chosen ?? []) field.dispatchEvent(new Event('change', { bubbles: true }))
  for (const [field, isChosen] of choices ?? []) chooseAgain(field, isChosen)
  // For the router, which keeps the place for the way back.
  document.dispatchEvent(new Event('scroll'))
  for (const button of buttons ?? []) {
    // A task later: by then the app has taken in what came before.
    setTimeout(() => button.isConnected && button.click())
  }
}

/**
 * React reports a change where the text is another than it last saw. So the field is emptied first, or filled where it was
 * emptied; the setter is the platform's because React sees through what is set by its own.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  // A field of an email address tells no place.
  const isKept = field.value === typed
  const caret = field.selectionStart === null ? null : isKept ? field.selectionStart : typed.length
  for (const text of [typed === '' ? ' ' : '', typed]) {
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret)
}

/** The same for a choice or a tick. */
function chooseAgain(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen
  field.click()
}

function selectAgain(list: HTMLSelectElement, chosen: string): void {
  list.value = chosen
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
