// Runs inline in a page whose markup was made at build time. The markup reads without the app's code, which comes once it is
// painted. Plain JavaScript: it is inserted as it stands. In the place of __ENTRY__ come the built files that start the app, each
// after what it imports; in the place of __FILES__, all that the page needs.
;((entry, files) => {
  let isAsked = false
  const start = async () => {
    if (isAsked) return
    isAsked = true
    // Between two steps the page answers: each takes a phone a twentieth of a second.
    const answer = () => new Promise((resume) => setTimeout(resume))
    for (const [index, file] of files.entries()) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
      if (index % 4 === 3) await answer()
    }
    // On a slow line a page is painted before all of it is there, and half a page cannot be taken over.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    }
    // The app begins with the last of the first files, and waits for the others: see main.tsx.
    let isRead
    document.documentElement.readFiles = new Promise((resolve) => {
      isRead = resolve
    })
    try {
      for (const file of [...entry, ...files]) {
        await import(file)
        await answer()
      }
      isRead()
    } catch (error) {
      console.error(error)
      document.getElementById('not-started').hidden = false
    }
  }
  const isPainted = (list) => list.getEntriesByName('first-contentful-paint').length > 0
  new PerformanceObserver((list) => isPainted(list) && start()).observe({ type: 'paint', buffered: true })
  // A tab in the background paints nothing, and a browser may not tell.
  setTimeout(start, 3000)
})(__ENTRY__, __FILES__)
