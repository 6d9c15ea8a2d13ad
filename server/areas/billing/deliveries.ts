/** Sends the sandbox provider's events to the webhook over HTTP, until they are accepted. */
import { request } from 'node:http'
import type { Parts } from '../../context.ts'
import { signBody, waitAfter } from './sandbox.ts'

const timeoutMs = 10_000
const batch = 50

/** Sends what is due, up to the one during which it is stopped; `port` is where this process listens. */
export async function deliverDue(parts: Parts, port: number, stopping?: AbortSignal): Promise<void> {
  const { store } = parts
  for (;;) {
    const now = parts.now()
    const due = await store.db
      .selectFrom('sandboxDeliveries')
      .selectAll()
      .where('nextAt', '<=', now.toISOString())
      .orderBy('nextAt')
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, body, attempts, nextAt } of due) {
      if (stopping?.aborted) return
      const wait = waitAfter(attempts + 1)
      // Claimed before it is sent, so that another process does not send it at the same time.
      const claim = await store.transact(db =>
        db
          .updateTable('sandboxDeliveries')
          .set({ attempts: attempts + 1, nextAt: wait === undefined ? null : new Date(now.getTime() + wait).toISOString() })
          .where('id', '=', id)
          .where('nextAt', '=', nextAt)
          .executeTakeFirstOrThrow(),
      )
      if (claim.numUpdatedRows === 0n) continue
      const status = await send(parts, port, body).catch((error: unknown) => {
        parts.log.warn({ err: error, event: id }, 'a sandbox event was not delivered')
        return 0
      })
      if (status === 200)
        await store.transact(db => db.updateTable('sandboxDeliveries').set({ nextAt: null }).where('id', '=', id).execute())
    }
    if (due.length < batch) return
  }
}

function send({ config, now }: Parts, port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host,
        port,
        path: '/webhooks/sandbox',
        method: 'POST',
        timeout: timeoutMs,
        headers: {
          host: new URL(config.appUrl).host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'sandbox-signature': signBody(config, body, now()),
        },
      },
      response => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    call.once('timeout', () => call.destroy(new Error('The webhook did not answer in time')))
    call.once('error', reject)
    call.end(body)
  })
}
