/** Reads the environment, opens and migrates the storage, and listens. */
import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type App, createApp } from './app.ts'
import { startAccountSweeps } from './areas/account/lifecycle.ts'
import { storeMail } from './areas/account/outbox.ts'
import { startPartner } from './areas/chat/partner.ts'
import { startBilling } from './areas/billing/lifecycle.ts'
import { startFiles } from './areas/files/unused.ts'
import { noticeReset, startNotices } from './areas/notifications/lifecycle.ts'
import { startWebhooks } from './areas/webhooks/sender.ts'
import { startPublishing } from './areas/products/lifecycle.ts'
import { countText } from './areas/text/counts.ts'
import { startTextService } from './areas/text/lifecycle.ts'
import type { Config } from './config.ts'
import type { Parts } from './context.ts'
import { migrate } from './db/migrate.ts'
import { freshenPublicWorkspace } from './db/workspaces.ts'
import { openEngine } from './open-engine.ts'
import { localEvents, postgresEvents } from './events.ts'
import { serveMaintenance } from './http/maintenance.ts'
import { openLog } from './log.ts'
import { createMailer } from './mail.ts'
import { createMetrics } from './metrics.ts'
import { openDatabase } from './open-database.ts'
import { StartupError } from './startup-error.ts'
import { hourMs } from './time.ts'

export interface Running {
  parts: Parts
  app: App
  url: string
  close: () => Promise<void>
}

const countAfterMs = 100
/** Time for open requests, which have most of it, and for background work to end. */
const stopMs = 15_000
const built = fileURLToPath(new URL('../dist', import.meta.url))

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
const portTaken = (port: number) => new StartupError(`Port ${port} is already in use. Stop the other process, or set PORT to another port.`)

/**
 * Opens, migrates, and seeds the storage, and starts listening. `given` has parts that are open already, or those of a test;
 * the engine is closed with the server.
 */
export async function start(
  config: Config,
  given: Partial<Pick<Parts, 'engine' | 'now' | 'log'>> & { dist?: string } = {},
): Promise<Running> {
  const log = given.log ?? openLog(config)
  const now = given.now ?? (() => new Date())
  const report = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const store = await openDatabase(config, report)
  try {
    // A worker shares its port with others that may still answer; with an arbitrary port, nobody knows yet where to ask.
    if (cluster.isWorker || config.port === 0) await migrate(store)
    else await serveMaintenance(config, () => migrate(store))
  } catch (error) {
    await store.close()
    throw isPortTaken(error) ? portTaken(config.port) : error
  }
  const events = store.kind === 'postgres' ? await postgresEvents(config.databaseDirectUrl, store.pool, report) : localEvents()
  const engine = given.engine ?? (await openEngine(config, log))
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox: mail => storeMail(store, mail, now()) })
  const metrics = createMetrics(store, engine)
  const parts: Parts = { config, store, events, mailer, engine, metrics, log, now }

  const wasReset = await freshenPublicWorkspace(store, now())
  if (wasReset) await noticeReset(parts)
  const text = await startTextService(parts)
  const publishing = startPublishing(parts)
  const sweeps = startAccountSweeps(parts)
  const notices = startNotices(parts)
  const webhooks = startWebhooks(parts)
  const files = startFiles(parts)
  const partner = startPartner(parts)
  const freshen = async () => {
    if (await freshenPublicWorkspace(store, now())) await noticeReset(parts)
  }
  const daily = setInterval(() => void freshen().catch(report), hourMs)
  daily.unref()

  if (config.appUrl.startsWith('https:') && config.trustProxy === 0)
    log.warn('APP_URL is https, but TRUST_PROXY is 0: behind a proxy, all visitors count as one. Set TRUST_PROXY to the number of proxies.')
  const app = await createApp(parts, { dist: given.dist ?? built })
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', (error: Error) => reject(isPortTaken(error) ? portTaken(config.port) : error))
    app.server.listen(config.port, config.host, resolve)
  })
  // After startup, which must not wait for encodings.
  const counting = setTimeout(() => {
    countText('', '').catch((error: unknown) => log.warn({ err: error }, 'the encodings for counting words were not loaded'))
  }, countAfterMs)
  counting.unref()
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const billing = startBilling(parts, port)
  return {
    parts,
    app,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async close() {
      app.refuseNew()
      await wait(config.shutdownDelayMs)
      clearInterval(daily)
      clearTimeout(counting)
      // Open requests may wait for a run, so runs that are left are ended after them.
      const served = app.close().then(() => text.stop())
      const others = [billing, publishing, sweeps, notices, webhooks, files, partner].map(each => each.stop())
      await Promise.race([Promise.all([served, ...others]), wait(stopMs, undefined, { ref: false })])
      metrics.stop()
      await engine.close()
      await events.close()
      await store.close()
    },
  }
}
