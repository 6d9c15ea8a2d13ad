/** `npm run dev`: the server, started again at each change, beside Vite with hot reload. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const serve = fileURLToPath(new URL('serve.ts', import.meta.url))
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', serve], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, APP_URL: process.env.APP_URL ?? 'http://localhost:5173' },
})
const vite = await createServer({ configFile: `${root}/vite.config.ts` })
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    child.kill(signal)
    void vite.close().then(() => process.exit(0))
  })
}
