/** `npm start`: builds the web application if it is missing or outdated, then serves. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildInPlace, isStale } from './build.ts'

/** Read by the C library when a process starts; the Dockerfile sets them, too. */
const allocator = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

// Memory that starting used goes back to the system: about 50 MB less. The process keeps its ID.
if (process.platform === 'linux' && !('MALLOC_TRIM_THRESHOLD_' in process.env)) {
  const { execPath, execArgv, argv, env } = process
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...allocator })
}

const root = fileURLToPath(new URL('..', import.meta.url))

if (isStale(root)) {
  console.log('Building the web application. The first start takes about half a minute...')
  await buildInPlace(root, folder => {
    // In a separate process: Vite sets NODE_ENV=production, which would disable the sandbox.
    execFileSync(
      process.execPath,
      [`${root}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: 'inherit',
      },
    )
  }).catch(() => {
    console.error('The web application could not be built. Run `npm ci`, then try again.')
    process.exit(1)
  })
}
await import('./serve.ts')
