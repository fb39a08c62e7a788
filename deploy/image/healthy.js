// The image has no shell and no curl: exits with 0 where the server answers, as HEALTHCHECK wants it.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
)
process.exit(answer?.ok === true ? 0 : 1)
