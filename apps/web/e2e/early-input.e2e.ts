import { holdCode, openWithoutCode } from './support/hold-code.ts'
import {
  choice,
  eligibleAnswers,
  fillStep,
  nextButton,
  partlyEligibleAnswers,
  questions,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

test.describe('before the code is there', () => {
  test('a sign-in waits for it, and is done once', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false })
    const tries: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/sign-in/email')) tries.push(request.method())
    })
    const letThrough = await openWithoutCode(page, '/login')
    await page.getByLabel('Email').fill(sample.email)
    await page.getByLabel('Password', { exact: true }).fill(sample.password)
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.click()
    await button.click()
    expect(new URL(page.url()).search).toBe('')
    await letThrough()
    await expect(page).toHaveURL('/dashboard')
    expect(tries).toEqual(['POST'])
  })

  test('so does one by the Enter key', async ({ newPage, sample }) => {
    const page = await newPage({ signedIn: false })
    const letThrough = await openWithoutCode(page, '/login')
    await page.getByLabel('Email').fill(sample.email)
    await page.getByLabel('Password', { exact: true }).fill(sample.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await letThrough()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a page that was scrolled stays where it is', async ({ newPage }) => {
    const page = await newPage({ signedIn: false, width: 390 })
    const letThrough = await openWithoutCode(page, '/demo')
    await page.getByRole('link', { name: 'Browse Organizations' }).scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(100)
    await letThrough()
    expect(await scrolled()).toBe(before)
    // From here on the app leads to the top of what it opens, and back to where the reader was.
    await page.getByRole('link', { name: 'Browse Organizations' }).click()
    await expect(page.getByRole('list', { name: 'Organizations' }).getByRole('button').first()).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(before)
  })

  test('a link that was followed is not taken back by the app’s start', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    const letThrough = await holdCode(page, '/demo')
    const next = Promise.withResolvers<void>()
    await page.route('**/demo/organizations', async (route) => {
      await next.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Browse Organizations' }).click({ noWaitAfter: true })
    // The router's first act is to write down where it is.
    const appStarts = page.waitForEvent('framenavigated')
    letThrough()
    await appStarts
    next.resolve()
    await expect(page).toHaveURL('/demo/organizations')
    await expect(page.getByRole('list', { name: 'Organizations' }).getByRole('button').first()).toBeVisible()
  })

  test('answers are taken, and kept', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    const letThrough = await openWithoutCode(page, '/demo/eligibility')
    await page.getByLabel(questions.ownership).fill(eligibleAnswers.ownership)
    await choice(page, questions.business, 'Yes').check()
    await letThrough()
    await nextButton(page).click()
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(choice(page, questions.business, 'Yes')).toBeChecked()
    await expect(page.getByLabel(questions.ownership)).toHaveValue(eligibleAnswers.ownership)
  })

  test('each step of the screener is filled where it is, and counts', async ({ newPage }) => {
    const page = await newPage({ signedIn: false, width: 390 })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    for (const step of [1, 2, 3, 4, 5]) {
      // Once filled by one who reloads: the page comes back with it, and takes other answers.
      await fillStep(page, step, partlyEligibleAnswers)
      const code = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await code.promise
        await route.continue()
      })
      await page.reload()
      await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
      if (step === 1) await expect(page.getByLabel(questions.ownership)).toHaveValue('9')
      if (step === 3) await expect(page.getByLabel('CLB in writing')).toHaveValue('4')
      if (step === 5) await expect(page.getByLabel(questions.province)).toHaveValue('ON')
      await fillStep(page, step, { ...eligibleAnswers, province: 'Manitoba' })
      code.resolve()
      await expect(page.locator('html[data-started]')).toBeVisible()
      await page.unroute('**/assets/*.js')
      await nextButton(page).click()
    }
    await waitForResult(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Eligible on these answers' })).toBeVisible()
  })

  test('an answer that is taken back early stays away, and a step back is taken', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    for (const step of [1, 2, 3]) {
      await fillStep(page, step, eligibleAnswers)
      await nextButton(page).click()
    }
    await fillStep(page, 4, eligibleAnswers)
    const letThrough = await openWithoutCode(page, '/demo/eligibility')
    await page.getByLabel(questions.funds).fill('')
    await letThrough()
    await expect(nextButton(page)).toBeDisabled()
    await expect(page.getByLabel(questions.funds)).toHaveValue('')
    await expect(choice(page, questions.familySize, eligibleAnswers.familySize)).toBeChecked()

    await page.unroute('**/assets/*.js')
    const letThroughAgain = await openWithoutCode(page, '/demo/eligibility')
    await page.getByRole('button', { name: 'Previous' }).click()
    await letThroughAgain()
    await expect(page.getByLabel('CLB in writing')).toHaveValue(eligibleAnswers.levels.writing)
  })

  test('where a result is kept, there is nothing to fill in', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    for (const step of [1, 2, 3, 4, 5]) {
      await fillStep(page, step, eligibleAnswers)
      await nextButton(page).click()
    }
    await waitForResult(page)
    const letThrough = await openWithoutCode(page, '/demo/eligibility')
    await expect(page.getByLabel(questions.ownership)).toBeHidden()
    await letThrough()
    await waitForResult(page)
  })

  test('what is being typed keeps its place', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    const letThrough = await openWithoutCode(page, '/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('ac')
    await password.press('ArrowLeft')
    await letThrough()
    await password.press('b')
    await expect(password).toHaveValue('abc')
  })
})

test('the code comes where the browser does not tell that it has painted', async ({ newPage }) => {
  const page = await newPage({ signedIn: false })
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/login')
  await expect(page.locator('html[data-started]')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('a page whose code does not come says so', async ({ newPage }) => {
  const page = await newPage({ signedIn: false, cutsRequests: true })
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/signup')
  await expect(page.getByRole('alert').getByText('A part of this page did not load.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})
