/** The process: starts the server or its workers, prints the address, and shuts down cleanly. */
import cluster from 'node:cluster'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { demoLogins } from './areas/account/demo.ts'
import { type Config, readConfig } from './config.ts'
import { exitOnError } from './startup-error.ts'

const config = readSettings()
// Compiled modules are kept for the next start. Not in the folder for temporary files, where other users can write.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/deskwright', import.meta.url)))
if (config.workers > 1 && cluster.isPrimary) await supervise()
else await serve()

/** Runs the server in this process. */
async function serve() {
  // Would end the process; the workers get it if it is sent to all processes of the service.
  process.on('SIGUSR2', () => {
    if (!cluster.isWorker) console.error('SIGUSR2 restarts workers, so it needs WORKERS=2 or more. Nothing was restarted.')
  })
  // Imported late, so that an invalid setting is reported at once.
  const { openEngine } = await import('./open-engine.ts')
  const { openLog } = await import('./log.ts')
  const log = openLog(config)
  const engine = await openEngine(config, log)
  // A thread loads dictionaries while the server's modules load, so that the first text need not wait for them.
  engine.warm?.().catch((error: unknown) => log.debug({ err: error }, 'the text engine was not loaded ahead'))
  const { start } = await import('./main.ts')
  const { reportBug } = await import('./error-reporting.ts')
  const running = await start(config, { log, engine }).catch(exitOnError)
  if (!cluster.isWorker) announce(running.url)
  // A bug in a timer or stream must not end the process.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => reportBug(running.parts, error, event))
  closeOnSignal(running.close, error => running.parts.log.error({ err: error }, 'shutdown failed'))
}

/** Runs the server in several processes. */
async function supervise() {
  let restart = () => Promise.reject<void>(new Error('the workers are still starting'))
  process.on('SIGUSR2', () => {
    restart().then(
      () => console.log('All workers have been restarted'),
      (error: unknown) =>
        console.error(`The restart stopped: ${error instanceof Error ? error.message : String(error)}. The other workers go on.`),
    )
  })
  const { startWorkers, WorkerExit } = await import('./workers.ts')
  const workers = await startWorkers(config.workers, message => console.error(message)).catch((error: unknown) =>
    // The worker has said what is wrong.
    process.exit(error instanceof WorkerExit ? error.code : 1),
  )
  announce(`http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${workers.port}`)
  restart = workers.restart
  closeOnSignal(workers.close, console.error)
}

function announce(url: string) {
  const lines = [`Deskwright is ready at ${url}`, `  GraphQL sandbox  ${url}/sandbox`, `  REST             ${url}/dev/rest`]
  if (config.demo) {
    lines.push('', 'Demonstration logins (DEMO=off removes them):', ...demoLogins.map(({ email, password }) => `  ${email}  ${password}`))
  }
  console.log(lines.join('\n'))
  // Now, because a process that is killed writes nothing.
  setTimeout(flushCompileCache, 5000).unref()
}

function closeOnSignal(close: () => Promise<void>, onError: (error: unknown) => void) {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          onError(error)
          process.exit(1)
        },
      )
    })
  }
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnError(error)
  }
}
