/** `npm start`: builds the web application when it is missing or stale, then serves. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
  // A process of its own: Vite sets NODE_ENV for all that follows, by which the server would hide the sandbox.
  execFileSync(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
}
await import('./serve.ts')
