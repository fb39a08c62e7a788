// Runs inline below the markup of the demo's screener, before it is painted: shows the step that this tab was at, with what was
// answered there. In the place of __DRAFT__ and __RESULT__ come the keys under which the tab keeps both. Plain JavaScript: it is
// inserted as it stands.
;((draftKey, resultKey) => {
  const page = document.documentElement
  const main = document.querySelector('#root main')
  let draft = null
  try {
    draft = JSON.parse(sessionStorage.getItem(draftKey))
    // The code shows the result; until then there is nothing to answer.
    if (draft === null && sessionStorage.getItem(resultKey) !== null) page.dataset.step = 'result'
  } catch {
    return
  }
  const step = document.querySelector(`template[data-step="${draft?.step}"]`)
  if (step) {
    page.dataset.step = draft.step
    main.replaceChildren(step.content)
  }
  for (const field of main.querySelectorAll('[name]')) {
    const answer = draft?.form?.[field.name]
    if (typeof answer !== 'string') continue
    if (field.type === 'radio') field.checked = field.value === answer
    else field.value = answer
  }
})(__DRAFT__, __RESULT__)
