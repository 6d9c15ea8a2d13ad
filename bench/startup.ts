/** Startup time with an empty and a filled data folder, and memory use afterwards. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('../server/start.ts', import.meta.url))

async function startOnce(folder: string) {
  const started = performance.now()
  // As `npm start` does.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', start], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>(resolve => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready at')) resolve()
    })
  })
  const ready = performance.now() - started
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  child.kill('SIGTERM')
  await new Promise(resolve => child.once('exit', resolve))
  return { ready, memory }
}

/** Prints seconds and megabytes. */
export async function benchStartup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const first = await startOnce(folder)
  const second = await startOnce(folder)
  rmSync(folder, { recursive: true, force: true })
  console.log('\nStart to ready\n\n| data | seconds | memory MB |\n|---|---|---|')
  console.log(`| empty (migrates, seeds) | ${(first.ready / 1000).toFixed(2)} | ${first.memory.toFixed(0)} |`)
  console.log(`| there already | ${(second.ready / 1000).toFixed(2)} | ${second.memory.toFixed(0)} |`)
}
