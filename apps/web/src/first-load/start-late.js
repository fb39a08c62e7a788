// Runs inline in a page whose markup was made at build time. The markup reads without the app's code, which comes once it is
// painted. Plain JavaScript: it is inserted as it stands. In the place of __ENTRY__ come the built files that start the app, each
// after what it imports; in the place of __FILES__, all that the page needs.
;((entry, files) => {
  let isAsked = false
  const start = async () => {
    if (isAsked) return
    isAsked = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    try {
      for (const file of entry) {
        await import(file)
        // Between two files the page answers: each takes a phone a twentieth of a second.
        await new Promise((resume) => setTimeout(resume))
      }
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
