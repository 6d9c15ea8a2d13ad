/** Programs of the system that some tests need and not every machine has. */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()]

/** Debian keeps PostgreSQL's programs in a folder for each version. */
function postgresFolders() {
  try {
    return readdirSync('/usr/lib/postgresql').map(version => `/usr/lib/postgresql/${version}/bin`)
  } catch {
    return []
  }
}

/** The program's path; undefined if this machine doesn't have it, which `why` explains in the output. */
export function findProgram(name: string, why: string): string | undefined {
  const found = folders
    .map(folder => join(folder, name))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (!found) console.warn(`Not tested on this machine, which has no ${name}: ${why}.`)
  return found
}

export interface Program {
  child: ChildProcess
  stop: () => Promise<void>
}

/** Starts a program that runs until it is stopped; resolves when `isReady`. */
export async function runProgram(
  file: string,
  args: string[],
  isReady: () => Promise<boolean>,
  { env = {}, uid }: { env?: Record<string, string>; uid?: number } = {},
): Promise<Program> {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  for (let tries = 0; !(await isReady().catch(() => false)); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${file} did not start: ${output}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    child,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
