/** `npm start`: builds the web application when it is missing or stale, then serves. */
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

function isStale(): boolean {
  const built = `${root}/dist/index.html`
  if (!existsSync(built)) return true
  const time = statSync(built).mtimeMs
  return globSync(['web/**/*', 'schema/*', 'text/*', 'vite.config.ts', 'package-lock.json'], { cwd: root }).some(
    file => statSync(`${root}/${file}`).mtimeMs > time,
  )
}

if (isStale()) {
  console.log('Building the web application (once)...')
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn' })
}
await import('./serve.ts')
