/** Answers while the database is migrated at startup: a page for browsers, JSON for API clients, both with status 503. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { writeRejection } from './reject.ts'

/** Seconds after which clients try again. */
const retryAfter = 5

const texts = {
  en: { title: 'Deskwright is being updated', text: 'This takes less than a minute. The page reloads by itself.', dir: 'ltr' },
  fr: { title: 'Deskwright est en cours de mise à jour', text: 'Moins d’une minute suffit. La page se recharge d’elle-même.', dir: 'ltr' },
  ar: { title: 'يجري تحديث Deskwright', text: 'يستغرق ذلك أقل من دقيقة. ستُعاد تحميل الصفحة تلقائيًا.', dir: 'rtl' },
} as const
type Language = keyof typeof texts

/** The chosen language, else the browser's. */
function languageOf({ headers }: IncomingMessage): Language {
  const wanted = /Deskwright-locale=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? (headers['accept-language'] ?? '').slice(0, 2).toLowerCase()
  return wanted === 'fr' || wanted === 'ar' ? wanted : 'en'
}

const pageOf = (language: Language) => {
  const { title, text, dir } = texts[language]
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; text-align: center;
  font: 15px/1.6 system-ui, sans-serif; background: light-dark(#f6f6fa, #15161d); color: light-dark(#5e607a, #a9abc0) }
h1 { margin: 0; font-size: 24px; line-height: 1.3; color: light-dark(#25263a, #ececf4) }
p { margin: 0; max-width: 440px }
svg { color: light-dark(#5557d9, #9fa1ff) }
</style>
</head>
<body>
<svg width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 11a8.1 8.1 0 0 0-15.5-2M4 5v4h4M4 13a8.1 8.1 0 0 0 15.5 2M20 19v-4h-4"/></svg>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`
}

function answer(req: IncomingMessage, res: ServerResponse) {
  const headers = {
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  }
  const isPage = /^(?:GET|HEAD)$/.test(req.method ?? '') && (req.headers.accept ?? '').includes('text/html')
  // The address may be that of an API even in a browser.
  const isApi = /^\/(?:api|graphql|healthz|readyz|metrics)(?:\/|\?|$)/.test(req.url ?? '')
  if (isPage && !isApi) return res.writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(pageOf(languageOf(req)))
  const message = `The database is being migrated. Try again in ${retryAfter} seconds.`
  const params = { seconds: retryAfter }
  const { type, text } = writeRejection(req, { message, code: 'UNAVAILABLE', reason: 'MIGRATING', params, retryAfter }, { params })
  return res.writeHead(503, { ...headers, 'content-type': type }).end(text)
}

interface Place {
  host: string
  port: number
}

/** Does the work while the place answers that the server is being updated; then the place is free. */
export async function serveMaintenance({ host, port }: Place, work: () => Promise<void>): Promise<void> {
  const server = createServer(answer)
  server.listen(port, host)
  await once(server, 'listening')
  try {
    await work()
  } finally {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}
