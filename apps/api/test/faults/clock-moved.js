// Moves the clock of a server when the test says so (SIGUSR2): an hour back, then a day ahead, then to where it belongs.
const RealDate = Date
const steps = [-3_600_000, 86_400_000, 0]
let offsetMs = 0
process.on('SIGUSR2', () => {
  offsetMs = steps.shift() ?? 0
})
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offsetMs)
    else super(...given)
  }
  static now() {
    return RealDate.now() + offsetMs
  }
}
