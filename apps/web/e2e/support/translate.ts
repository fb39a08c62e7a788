import type { Page } from '@playwright/test'

/**
 * Does to each text of the page what a browser does that translates it: puts elements, with a text node of their own, in its
 * place, and wherever another text comes.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = 'font, script, style, noscript, textarea, title'
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || (text.parentElement?.closest(untranslated) ?? null) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    const start = () => {
      wrapAll(document.body)
      new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
          for (const node of type === 'characterData' ? [target] : addedNodes) {
            if (node.isConnected) wrapAll(node)
          }
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    }
    // A page that was made at build time is read once the app has taken it over; one without the app, at once.
    addEventListener('DOMContentLoaded', () => {
      const page = document.documentElement
      const isStarted = () => page.dataset.started !== undefined || document.getElementById('root') === null
      if (isStarted()) return start()
      new MutationObserver((_changes, observer) => {
        if (!isStarted()) return
        observer.disconnect()
        start()
      }).observe(page, { attributes: true })
    })
  })
}
