/** What the readable page says before the calls, in Markdown. */
export const apiDescription = `Sign in on the site, create an API key under Account, and send it as \`Authorization: Bearer …\` or \`x-api-key\`.
Amounts are whole Canadian dollars; dates are ISO 8601 strings. The user id \`user-1\` stands for you.
Where a day is taken, a date and time count as the day they name; where a moment is taken, a day counts as its midnight in UTC; an empty
text is none. A permit's category may be written \`employer_specific\` too.

## A client

\`npx openapi-typescript .../api/openapi.json --default-non-nullable false -o api.d.ts\` writes types for this document, with which \`openapi-fetch\` is a
typed client. Without the option, what has a default counts as required.

## Errors

An error is \`{ "error": text, "code": CODE, "issues"?: [{ "path", "message" }] }\`: what is wrong and what to do, the status in
words, and the fields that were refused.

## Membership

A change needs an active membership, yours or that of a founder of your team, and answers 403 without one. Reading, exporting and
deleting what is kept does not, nor does \`POST /eligibility/evaluate\`.

## Versions and deprecation

\`info.version\` of this document counts as semantic versioning has it. Within 1.x paths, fields and accepted values are added, and none
is removed or given another meaning; pass over fields that you do not know. What is to go is marked \`deprecated\` here, with what
to use instead, and stays until the next major version. A next major version would have paths of its own beside these.

## Limits

Every answer says how many calls a minute you may make (\`RateLimit-Limit\`), how many are left (\`RateLimit-Remaining\`) and in how
many seconds they are counted anew (\`RateLimit-Reset\`). Past the limit a call answers 429, and \`Retry-After\` says after how many seconds
to send it again.

## Reading again

A read answers with an \`ETag\`. Send it as \`If-None-Match\` the next time: where nothing has changed the answer is 304 without a body.
Lists take \`limit\` and \`cursor\`; a \`Link\` header with \`rel="next"\` names the next page.

## Sending again

A POST with an \`Idempotency-Key\` is made once: the same key and body give the first answer again.

## Webhooks

Your own programs need not ask again and again: add an address with \`POST /webhook-endpoints\`, or on the site under Account, and name
the events that it is to hear of. Each is a \`POST\` with the JSON that stands under Webhooks below. Messages follow the
[Standard Webhooks](https://www.standardwebhooks.com) specification, so its libraries verify them:

- \`webhook-id\` is the id of the event. The same event may come twice: keep the ids for a while and pass over one that you know.
- \`webhook-timestamp\` is the moment of sending, in seconds. Refuse what is more than five minutes off.
- \`webhook-signature\` holds \`v1,\` and the base64 of an HMAC-SHA256 of \`id.timestamp.body\`, the body byte for byte as it came. The key is the
  endpoint's secret without \`whsec_\`, decoded from base64. After a new secret was made there are two signatures for 24 hours, with a space
  between them; one that fits is enough.

\`\`\`js
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)
createServer(async (request, response) => {
  const chunks = await Array.fromAsync(request)
  try {
    const event = webhook.verify(Buffer.concat(chunks).toString(), request.headers)
    console.log(request.headers['webhook-id'], event.type, event.data.id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(8080)
\`\`\`

Answer with a status of 200 to 299 within 15 seconds, before the work is done; redirects are not followed. Anything else is tried again, after
5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. 410 turns the endpoint off at once, and so does three days without a message that
arrives; you are told by mail. \`GET /webhook-endpoints/{id}/deliveries\` shows for 30 days what was sent and answered, and
\`POST /webhook-deliveries/{id}/resend\` sends one again. The address has to be a public one, with https.`
