import type { Guides } from './guide.ts'

export const guides: Guides = {
  start: {
    lead: 'JSON over HTTP for the whole application: the same records, rules, and live updates as the screens and GraphQL.',
    blocks: [
      'Calls under `/api` work without an account: they then read and write a public workspace that is reset every day. With a token, they use your own workspace.',
      { heading: 'Read a list' },
      { code: 'first', label: 'Read a list' },
      { heading: 'Sign in' },
      'The response has your token as `auth`. Send it in the `Authorization` header, with or without `Bearer`.',
      { code: 'signIn', label: 'Sign in' },
      { code: 'signedIn', label: 'Call with a token' },
      { heading: 'Change something, and undo it' },
      'Open pages show the change at once. `X-Operation-Id` names the entry in the history.',
      { code: 'write', label: 'Unpublish two reviews' },
      { code: 'undo', label: 'Undo the latest change' },
      { heading: 'Typed client' },
      'In the repository, this writes the types of every route, and a client for [openapi-fetch](https://openapi-ts.dev/openapi-fetch/). The OpenAPI document is at [/api/openapi.json](/api/openapi.json).',
      { code: 'client', label: 'Typed client' },
      { heading: 'See your loading and error states' },
      'The [sandbox](/dev/sandbox) delays your calls or lets some fail, takes snapshots, and resets your data to empty or long lists.',
    ],
  },
  authentication: {
    lead: 'Session tokens for people, API keys for programs.',
    blocks: [
      { heading: 'Sessions' },
      '`POST /register/login` returns a token as `auth`. It ends when you sign out, when the password changes, or when it isn’t used for some days. Accounts with two-step sign-in also send `code`.',
      { code: 'signIn', label: 'Sign in' },
      { heading: 'API keys' },
      'Create a key in the account settings under Security, or with `POST /me/apiKeys/create`. It is shown once. A key with the scope `read` only sends GET requests; `write` allows changes. Keys can expire, and can be revoked at any time.',
      { code: 'apiKey', label: 'Create an API key' },
      'No key can change the password, two-step sign-in, sessions, API keys, webhooks, or the email address, export the account, or delete it.',
      { heading: 'Without a token' },
      'Routes under `/api` use the public workspace, unless the server is set up to show its data to signed-in visitors only. All other routes answer 401. An unknown or expired token is rejected with 401 everywhere; it never falls back to the public workspace.',
    ],
  },
  paging: {
    lead: 'Lists come in pages, with the total on every page.',
    blocks: [
      {
        terms: [
          ['page', 'Page number, from 1. The default is 1.'],
          ['itemsPerPage', 'Rows per page, from 1 to 100. The default is 10; -1 returns all, up to 1,000.'],
        ],
      },
      { code: 'page', label: 'Read the second page' },
      'The response names its rows and counts them after filtering: `orders` and `total`, `users` and `totalUsers`. `X-Total-Count` repeats the count, and `Link` has the neighboring pages.',
      { code: 'pageHeaders', label: 'Headers of the response' },
      'Beyond the last page, lists are empty and the total stays true. Lists that return `page` give the first page instead.',
      { heading: 'Read everything' },
      { code: 'everyPage', label: 'Read every page' },
    ],
  },
  filtering: {
    lead: 'Search, filters, and sorting are query parameters, and can be combined.',
    blocks: [
      {
        terms: [
          ['q', 'Text to search for, in any case. Each operation says in which fields.'],
          ['status, role, …', 'Exact values, as the response shows them. A value that does not exist matches nothing.'],
          ['sortBy', 'A key from the list of the operation. Unknown keys keep the default order.'],
          ['orderBy', 'asc or desc. The default is asc.'],
        ],
      },
      { code: 'filter', label: 'Filter and sort' },
      'An empty parameter is the same as none. Sorting is stable and ignores case; numbers, amounts, and dates are compared by value. Rows with equal values keep the default order, so pages never overlap.',
    ],
  },
  errors: {
    lead: 'Errors use HTTP status codes, and a JSON body that programs can rely on.',
    blocks: [
      { code: 'error', label: 'Body of an error' },
      {
        terms: [
          ['message', 'What is wrong, in English, for people.'],
          ['code', 'The kind of error, one for each status and purpose. See the [error catalog](/dev/rest?guide=catalog).'],
          ['reason', 'The exact error, for your own texts.'],
          ['params', 'Values in the message, such as limits.'],
          ['field', 'The parameter or field that is wrong.'],
          ['allowed', 'Permitted values, if there are few.'],
          ['current', 'The record as it is now, if it changed since you read it.'],
          ['requestId', 'Identifies the request in the log of the server. Also in `X-Request-Id`.'],
        ],
      },
      'Decide by `code` and `reason`, not by `message`. A few routes of the contract have their own error bodies; the operation shows them.',
      { heading: 'What to retry' },
      'Repeat a request after 429 and 503, when `Retry-After` says so. GET, PUT, and DELETE can be repeated as they are; POST with an [idempotency key](/dev/rest?guide=idempotency).',
      { code: 'retry', label: 'Retry after 429 and 503' },
    ],
  },
  catalog: { lead: 'Every code of this server, what it means, and what to do. Also at `/api/errors.json`.' },
  idempotency: {
    lead: 'A POST that may have been lost can be sent again without happening twice.',
    blocks: [
      'Send a key of your choice with POST requests under `/api`: 1 to 255 visible ASCII characters, such as a UUID.',
      { code: 'idempotency', label: 'Create a user once' },
      {
        points: [
          'The first response is stored for 24 hours. The same request with the same key gets it again, with `Idempotency-Replayed: true`.',
          'Another request with the same key is rejected with 422.',
          'While the first request is running, a second one gets 409 with `Retry-After`.',
          'A request that failed is not stored. Send it again with the same key.',
        ],
      },
      'Keys belong to your account and workspace. Under `/order` and `/text`, the body has fields of its own for this purpose.',
    ],
  },
  conflicts: {
    lead: 'Overwrite nothing that you have not seen, and download nothing twice.',
    blocks: [
      { heading: 'Versions' },
      'Records have a `version` that counts their changes. Send the `version` that you read with your change. If someone else was faster, the answer is 409 with the record as `current`: apply your change to it and send it again. Without `version`, the last change wins.',
      { code: 'conflict', label: 'Change a price, unless someone else did' },
      { heading: 'ETags' },
      'Responses to GET have an `ETag`. Send it as `If-None-Match`; if nothing has changed, the answer is 304 without a body.',
      { code: 'etag', label: 'Ask again' },
      { heading: 'After a change' },
      'A change is visible to the next request. No cache in between may answer.',
    ],
  },
  limits: {
    lead: 'A budget per account that refills continuously. Ordinary use never reaches it.',
    blocks: [
      'GraphQL, REST, and WebSocket share one budget of tokens. By default, an account gets 1,200 a minute, an API key 600, and callers without a token 300 per network.',
      {
        terms: [
          ['Read', '1 token'],
          ['Write', '3 tokens'],
          ['Polish, expand, check', '10 tokens, and 1 for every 2,000 characters'],
          ['Import', '3 tokens, and 1 for every 50 rows'],
          ['Export, snapshot', '50 tokens'],
          ['Reset, restore', '200 tokens'],
        ],
      },
      'Every response says what is left (`r`) and in how many seconds the budget is full again (`t`).',
      { code: 'limitHeaders', label: 'Headers of the response' },
      'Beyond the limit, the answer is 429 with `Retry-After`. Wait that long; sooner attempts are rejected, too.',
      { code: 'retry', label: 'Retry after 429 and 503' },
    ],
  },
  webhooks: {
    lead: 'Your server receives the events of your account as signed requests, instead of asking for changes.',
    blocks: [
      'Create a webhook in the account settings under Connections, or with `POST /api/webhooks`. Its secret is shown once.',
      { code: 'webhook', label: 'What is sent' },
      {
        points: [
          '`order`, `product`, `customer`, `invoice`, `review`, `user`, `event`, and `card`, each with `.created`, `.updated`, and `.deleted`.',
          '`purchase.paid`, `purchase.failed`, `purchase.refunded`, `plan.renewed`, `plan.ended`, and `words.low`.',
        ],
      },
      { heading: 'Verify the signature' },
      '`v1` is the HMAC-SHA256 of `t`, a dot, and the raw body, in hex. Reject a `t` older than five minutes.',
      { code: 'verify', label: 'Verify the signature' },
      { heading: 'Answer' },
      'Answer within 10 seconds with a status from 200 to 299. Everything else is repeated after 30 seconds, 5 minutes, 30 minutes, 2 hours, 8 hours, and 24 hours. Events can arrive twice and out of order: ignore an `id` that you have processed.',
    ],
  },
  extensions: {
    lead: 'What stays as it is, and what this server adds.',
    blocks: [
      'The contract is a fixed set of routes with their parameters, fields, and status codes, which dashboards written for it rely on. Responses may gain fields; they lose none.',
      'Extensions are routes that this server adds. Headers such as `ETag`, `Link`, and `RateLimit`, and the fields `code` and `requestId` of errors, are additions as well, which clients of the contract can ignore.',
      '`API-Version` is the date of the contract. It changes when a response loses a field.',
      'Where the contract drops the connection to report an error, this server answers with a status. `X-Contract: strict` drops it, for clients that need exactly that.',
    ],
  },
  changes: { lead: 'Routes that were added since the first version, newest first.' },
}
