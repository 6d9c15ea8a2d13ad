/** `npm run dev`: the server, restarted on each change, beside Vite with hot reload. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const { values } = parseArgs({
  options: {
    /** Vite's port; the server itself listens on PORT. */
    port: { type: 'string', default: '5173' },
    /** Where Vite keeps prebundled dependencies, instead of node_modules/.vite. */
    'cache-dir': { type: 'string' },
  },
})

const root = fileURLToPath(new URL('..', import.meta.url))
const serve = fileURLToPath(new URL('serve.ts', import.meta.url))
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', serve], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, APP_URL: process.env.APP_URL ?? `http://localhost:${values.port}` },
})
// Also if Vite can't start, for example because its port is in use.
process.on('exit', () => child.kill())
const vite = await createServer({
  configFile: `${root}/vite.config.ts`,
  server: { port: Number(values.port), strictPort: true },
  ...(values['cache-dir'] && { cacheDir: values['cache-dir'] }),
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    child.kill(signal)
    void vite.close().then(() => process.exit(0))
  })
}
