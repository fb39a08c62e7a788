// Sets the clock of a server back by an hour when the test says so (SIGUSR2).
const RealDate = Date
let offsetMs = 0
process.on('SIGUSR2', () => {
  offsetMs = -3_600_000
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
