/** Code of the guides; ORIGIN is the address of this server. */
export const samples = {
  first: `curl 'ORIGIN/api/apps/ecommerce/reviews?status=Pending&itemsPerPage=2'`,
  signIn: `curl ORIGIN/register/login \\
  -H 'content-type: application/json' \\
  --data-raw '{"email":"client@demo.com","password":"client"}'`,
  signedIn: `export DESKWRIGHT_TOKEN=...   # "auth" of the response

curl ORIGIN/api/apps/ecommerce/orders -H "authorization: $DESKWRIGHT_TOKEN"`,
  write: `curl -i -X PUT ORIGIN/api/apps/ecommerce/reviews/status \\
  -H "authorization: $DESKWRIGHT_TOKEN" \\
  -H 'content-type: application/json' \\
  --data-raw '{"ids":[1,2],"status":"Pending"}'`,
  undo: `curl -X POST ORIGIN/api/_workspace/undo -H "authorization: $DESKWRIGHT_TOKEN"`,
  client: `npm run client:rest -- ../app/src/api`,
  apiKey: `curl ORIGIN/me/apiKeys/create \\
  -H "authorization: $DESKWRIGHT_TOKEN" \\
  -H 'content-type: application/json' \\
  --data-raw '{"name":"Nightly export","scope":"read","password":"..."}'`,
  page: `curl -i 'ORIGIN/api/apps/ecommerce/orders?page=2&itemsPerPage=25'`,
  pageHeaders: `X-Total-Count: 100
Link: </api/apps/ecommerce/orders?page=1&itemsPerPage=25>; rel="first",
      </api/apps/ecommerce/orders?page=1&itemsPerPage=25>; rel="prev",
      </api/apps/ecommerce/orders?page=3&itemsPerPage=25>; rel="next",
      </api/apps/ecommerce/orders?page=4&itemsPerPage=25>; rel="last"`,
  everyPage: `async function* everyOrder() {
  for (let page = 1; ; page += 1) {
    const response = await fetch(\`ORIGIN/api/apps/ecommerce/orders?itemsPerPage=100&page=\${page}\`, {
      headers: { authorization: token },
    })
    const { orders, total } = await response.json()
    yield* orders
    if (page * 100 >= total) return
  }
}`,
  filter: `curl 'ORIGIN/api/apps/users?role=editor&status=active&sortBy=billing&orderBy=desc'`,
  error: `{
  "message": "rating must be 5 or less",
  "code": "BAD_USER_INPUT",
  "reason": "TOO_LARGE",
  "field": "rating",
  "params": { "max": 5 },
  "requestId": "7d1f0c0a-5c1e-4a51-9f0e-3f0a4d1f2b6c"
}`,
  idempotency: `curl -i ORIGIN/api/apps/users \\
  -H "authorization: $DESKWRIGHT_TOKEN" \\
  -H 'content-type: application/json' \\
  -H 'idempotency-key: 2f1c8a52-user-ada' \\
  --data-raw '{"fullName":"Ada Lovelace","email":"ada@example.com"}'`,
  conflict: `curl -i -X PUT ORIGIN/api/apps/ecommerce/products/1 \\
  -H "authorization: $DESKWRIGHT_TOKEN" \\
  -H 'content-type: application/json' \\
  --data-raw '{"price":64.5,"version":1}'`,
  etag: `curl -i ORIGIN/api/apps/kanban -H 'if-none-match: "Zk3…"'

HTTP/1.1 304 Not Modified`,
  retry: `async function call(url, options) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, options)
    if (![429, 503].includes(response.status) || attempt === 5) return response
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}`,
  limitHeaders: `RateLimit: "account"; r=297; t=1
RateLimit-Policy: "account"; q=300; w=15`,
  webhook: `POST /your/path HTTP/1.1
Content-Type: application/json
Deskwright-Event: order.updated
Deskwright-Delivery: evt_5d0b6c1f0a9e4b7d8c2f3a10
Deskwright-Signature: t=1795341600,v1=9f2c…

{
  "id": "evt_5d0b6c1f0a9e4b7d8c2f3a10",
  "type": "order.updated",
  "created": 1795341600,
  "data": { "operationId": 57, "requestId": "…", "ids": [5434], "records": [{ "id": 5434, … }] }
}`,
  verify: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromDeskwright(rawBody, header, secret) {
  const parts = header.split(',').map(part => part.split('='))
  const t = parts.find(([name]) => name === 't')?.[1]
  if (Math.abs(Date.now() / 1000 - Number(t)) > 300) return false
  const wanted = createHmac('sha256', secret).update(\`\${t}.\${rawBody}\`).digest()
  return parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '', 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}`,
} as const
