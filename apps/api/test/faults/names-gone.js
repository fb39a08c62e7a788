// Has no name of a machine be found from when the test says so (SIGUSR2) until it says so again.
import dns from 'node:dns'

const { lookup } = dns
let isGone = false
process.on('SIGUSR2', () => {
  isGone = !isGone
})
dns.lookup = (name, options, callback = options) => {
  if (!isGone) return lookup(name, options, callback)
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  process.nextTick(callback, error)
  return {}
}
