/** The outbox keeps emails while no SMTP server is configured. */
import { type Request, type Response, Router } from 'express'
import type { Parts } from '../../context.ts'
import type { Store } from '../../db/store.ts'
import { reject } from '../../http/reject.ts'
import type { Mail } from '../../mail.ts'
import './tables.ts'

const shown = 50

/** Stores an email in the outbox. */
export async function storeMail(store: Store, { to, subject, text, html }: Mail, now: Date): Promise<void> {
  await store.transact(db =>
    db
      .insertInto('mails')
      .values({ recipient: to, subject, text, html: html ?? null, at: now.toISOString() })
      .execute(),
  )
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Whose emails a caller may read: everybody's on the operator's own machine, else those to one address. */
export type OutboxReader = 'everybody' | { email: string }

/** `/dev/outbox`: the latest emails as a page or as JSON; only in demo mode without SMTP. */
export function outboxRouter(
  { config, store }: Pick<Parts, 'config' | 'store'>,
  findReader: (req: Request) => Promise<OutboxReader | undefined>,
): Router {
  const router = Router()
  router.get('/dev/outbox', (req, res, next) => {
    if (config.smtpUrl || !config.demo) return next()
    const show = async () => {
      const reader = await findReader(req)
      if (!reader) return reject(res, 404, 'PATH_NOT_FOUND', { path: '/dev/outbox' })
      await showOutbox(store, reader, req, res)
    }
    show().catch(next)
  })
  return router
}

async function showOutbox(store: Store, reader: OutboxReader, req: Request, res: Response) {
  const all = store.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(shown)
  const mails = await (reader === 'everybody' ? all : all.where('recipient', '=', reader.email)).execute()
  res.set('cache-control', 'no-store')
  if (req.accepts(['html', 'json']) === 'json') return res.json(mails)
  res.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return res.type('html').send(page(mails))
}

const page = (mails: { recipient: string; subject: string; text: string; html: string | null; at: string }[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title>
<style>
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
body { max-width: 640px; margin: 48px auto; padding: 0 16px }
h1 { font-size: 24px; margin: 0 } p { margin: 4px 0 }
article { border: 1px solid color-mix(in srgb, currentColor 15%, transparent); border-radius: 10px; padding: 16px 20px; margin: 16px 0 }
iframe { width: 100%; height: 560px; border: 0; margin: 12px 0 } h2 { font-size: 16px; margin: 0 } pre { font: inherit; white-space: pre-wrap; margin: 12px 0 0 } small { opacity: 0.75 }
</style></head><body><main>
<h1>Outbox</h1><p>No mail server is configured, so mails wait here instead of leaving.</p>
${mails.map(({ recipient, subject, text, html, at }) => `<article><h2>${escape(subject)}</h2><small>To ${escape(recipient)}, ${escape(at.slice(0, 16).replace('T', ' '))} UTC</small>${html === null ? `<pre>${escape(text.trim())}</pre>` : `<iframe sandbox title="${escape(subject)}" srcdoc="${escape(html)}"></iframe><details><summary>Plain text</summary><pre>${escape(text.trim())}</pre></details>`}</article>`).join('\n') || '<p>Nothing was sent yet.</p>'}
</main></body></html>`
