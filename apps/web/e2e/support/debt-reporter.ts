import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** Names each test that passed only when it was tried again, then says how many passed and failed. */
export default class DebtReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? []
    const count = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome)
    const [flaky, passed, failed] = [count('flaky'), count('expected'), count('unexpected')]
    for (const test of flaky) {
      write(`DEBT: passed only on a second try: ${test.titlePath().filter(Boolean).join(' › ')}`)
    }
    for (const test of count('skipped')) {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
      write(`Skipped: ${test.title} (${reason})`)
    }
    if (status === 'interrupted' || status === 'timedout') write(`The run was cut short: ${status}.`)
    write(`End-to-end: ${passed.length + flaky.length} passed, ${failed.length} failed`)
  }

  printsToStdio(): boolean {
    return false
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
