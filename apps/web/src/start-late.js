// Runs inline in a page whose markup was made at build time. The markup reads without the app's code, which comes once it is
// painted. Plain JavaScript: it is inserted as it stands, with the built files in the place of __FILES__, the entry first.
;((files) => {
  let isAsked = false
  const start = () => {
    if (isAsked) return
    isAsked = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    import(files[0]).catch((error) => {
      console.error(error)
      document.getElementById('not-started').hidden = false
    })
  }
  const isPainted = (list) => list.getEntriesByName('first-contentful-paint').length > 0
  new PerformanceObserver((list) => isPainted(list) && start()).observe({ type: 'paint', buffered: true })
  // A tab in the background paints nothing, and a browser may not tell.
  setTimeout(start, 3000)
})(__FILES__)
