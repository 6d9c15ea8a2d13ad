/** A server process, with its memory and CPU time. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ticksPerSecond = 100

export interface Launched {
  url: string
  /** In KiB. */
  memory: () => number
  cpuMs: () => number
  stop: () => Promise<void>
}

/** Starts a file of this folder as `npm start` starts the product, and waits until it is ready. */
export async function launch(path: string, env: Record<string, string>): Promise<Launched> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', fileURLToPath(new URL(path, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>(resolve => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
  })
  return {
    url,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]),
    cpuMs() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
    },
    async stop() {
      child.kill('SIGTERM')
      await new Promise(resolve => child.once('exit', resolve))
    },
  }
}
