/** The process: starts the server, prints its address, and shuts down cleanly. */
import { demoLogins } from './areas/account/demo.ts'
import { type Config, readConfig } from './config.ts'
import { exitOnError } from './startup-error.ts'

const config = readSettings()
// Imported late, so that an invalid setting is reported at once.
const { start } = await import('./main.ts')
const { reportBug } = await import('./error-reporting.ts')
const running = await start(config).catch(exitOnError)

const lines = [
  `Deskwright is ready at ${running.url}`,
  `  GraphQL sandbox  ${running.url}/sandbox`,
  `  REST             ${running.url}/api/docs`,
]
if (config.demo) {
  lines.push('', 'Demonstration logins (DEMO=off removes them):', ...demoLogins.map(({ email, password }) => `  ${email}  ${password}`))
}
console.log(lines.join('\n'))

// A bug in a timer or stream must not end the process.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => reportBug(running.parts, error, event))

let ending = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        running.parts.log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      },
    )
  })
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnError(error)
  }
}
