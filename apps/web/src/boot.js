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
  // A form that is sent before its code is there would lose what was typed.
  addEventListener('submit', (event) => page.dataset.started ?? event.preventDefault(), true)
  // Who was signed in here finds the way back in. The server decides whether they still are.
  addEventListener('DOMContentLoaded', () => {
    const link = document.getElementById('sign-in')
    if (!link || read('suv:member') !== 'yes') return
    link.href = '/dashboard'
    link.textContent = 'Dashboard'
  })
})()
