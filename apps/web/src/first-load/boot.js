// Runs inline in the head of every page, before the first paint. Plain JavaScript: it is inserted as it stands.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // The visitor's choice of light or dark, else the system's.
  const choice = read('mantine-color-scheme-value')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // What is typed, chosen and pressed before the app has started is kept for it: see early-input.ts. A form that was sent would
  // lose it.
  const early = { texts: new Map(), choices: new Map(), chosen: new Set(), buttons: new Set() }
  page.earlyInput = early
  const keep = (event) => {
    const control = event.target.closest('#root :is(input, textarea, select, button)')
    if (!control || page.dataset.started !== undefined) return
    event.stopImmediatePropagation()
    if (control.matches('button')) {
      event.preventDefault()
      early.buttons.add(control)
    } else if (control.matches('[type=radio], [type=checkbox]')) {
      early.choices.delete(control)
      early.choices.set(control, control.checked)
    } else if (control.type === 'file') {
      if (event.type === 'change') early.chosen.add(control)
    } else if (event.type === 'input') early.texts.set(control, control.value)
    // A list that opens from its field.
    else if (event.type === 'click' && control.readOnly) early.buttons.add(control)
  }
  for (const type of ['click', 'input', 'change']) addEventListener(type, keep, true)
  addEventListener('submit', (event) => page.dataset.started ?? event.preventDefault(), true)
  // Who was signed in here finds the way back in. The server decides whether they still are.
  addEventListener('DOMContentLoaded', () => {
    const link = document.getElementById('sign-in')
    if (!link || read('suv:member') !== 'yes') return
    link.href = '/dashboard'
    link.textContent = 'Dashboard'
  })
})()
