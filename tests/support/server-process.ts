/** The server in a process of its own, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const serve = fileURLToPath(new URL('../../server/serve.ts', import.meta.url))

export interface ServerProcess {
  url: string
  child: ChildProcess
  ended: Promise<number | null>
  /** What it wrote to its log. */
  logged: () => string
}

/** Starts the server on this database; `command` runs Node under another program, `script` another release. */
export async function spawnServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  command: readonly string[] = [],
  script = serve,
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const [program, ...args] = [...command, process.execPath, script]
  const child = spawn(program, args, {
    env: { ...process.env, PORT: port, DATABASE_URL: databaseUrl, RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logged = ''
  child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()))
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready at')) resolve()
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${logged}`)))
  })
  return { url: `http://127.0.0.1:${port}`, child, ended, logged: () => logged }
}
