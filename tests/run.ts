/** `npm test` and `npm run check`: every step in a separate process, two in parallel, and a summary line at the end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('check')
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  NODE_ENV: 'test',
  FORCE_COLOR: '0',
}
/** A slow machine takes long but goes on reporting; a step that hangs falls silent. */
const silenceLimitMs = 10 * 60_000
const totals = { passed: 0, failed: 0 }
const work = mkdtempSync(join(tmpdir(), 'check-'))
const children = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const pid of children) process.kill(-pid, 'SIGKILL')
    process.exit(1)
  })

interface RunOptions {
  env?: Record<string, string>
  cwd?: string
  /** Prints the output as it arrives; otherwise at the end, because another step runs in parallel. */
  live?: boolean
}

async function run(name: string, command: string, args: string[], options: RunOptions = {}): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid) children.add(child.pid)
  let output = ''
  const print = (text: string) => {
    if (options.live) process.stdout.write(text)
    else output += text
  }
  // A step that doesn't end is a failure, not a wait without end; with it end the processes it started.
  const limit = setTimeout(() => {
    print(`"${name}" printed nothing for ${silenceLimitMs / 60_000} minutes and was stopped.\n`)
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }, silenceLimitMs)
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      limit.refresh()
      print(text)
    })
  // A missing command ends with an error instead.
  const [status] = (await once(child, 'close').catch((error: Error) => [error.message])) as [number | string | null]
  clearTimeout(limit)
  if (child.pid) children.delete(child.pid)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${output}${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  return status === 0
}

function count(good: boolean) {
  if (good) totals.passed += 1
  else totals.failed += 1
}

const countRun = async (...args: Parameters<typeof run>) => count(await run(...args))

const isGenerated = (file: string) => file.endsWith('.generated.ts') || /server[\\/]generated[\\/]/.test(file)
const generated = (folder: string) =>
  new Map(
    globSync(['server/generated/**/*.ts', 'web/**/*.generated.ts'], { cwd: folder }).map(file => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )

/** Checks that generated files are current; generates into a copy, because other steps read these files. */
async function codegen() {
  const copy = join(work, 'codegen')
  for (const name of ['schema', 'web', 'codegen.ts', 'package.json', 'tsconfig.json', '.oxfmtrc.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: source => !isGenerated(source) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const good = await run('codegen', 'npm', ['run', '--silent', 'codegen'], { cwd: copy })
  const [committed, fresh] = [generated(root), generated(copy)]
  const stale = [...new Set([...committed.keys(), ...fresh.keys()])].filter(file => committed.get(file) !== fresh.get(file))
  if (stale.length > 0)
    console.log(`FAILED generated files are stale: run "npm run codegen" and commit what it writes\n  ${stale.join('\n  ')}`)
  count(good && stale.length === 0)
}

/** Runs test projects and adds up the results of their reports; a run without a report has failed. */
async function vitest(projects: string[], options: RunOptions = {}) {
  const report = join(work, `${projects.join('-')}.json`)
  const good = await run(
    `tests: ${projects.join(', ')}`,
    'vitest',
    [
      'run',
      // One worker loads the engine once, and leaves a core to the other steps.
      ...(isCheck ? ['--maxWorkers=1'] : []),
      ...projects.flatMap(each => ['--project', each]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true, ...options },
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    } // vitest's own report
    totals.passed += numPassedTests
    // A file that fails to load has no failing test.
    totals.failed += good ? numFailedTests : Math.max(numFailedTests, 1)
  } catch {
    totals.failed += 1
  }
}

// Keeps the current build in place.
const dist = join(work, 'dist')
let isBuilt = false
async function build() {
  // In the test environment, React would use its development build.
  // Budgets need neither compressed copies nor pages drawn beforehand.
  const mode = isCheck ? ['--mode', 'check'] : []
  isBuilt = await run('build', 'vite', ['build', ...mode, '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'], {
    env: { NODE_ENV: 'production' },
  })
  count(isBuilt)
  if (isBuilt) await countRun('budgets', 'node', ['tests/budgets.ts'], { env: { DIST: dist } })
}

/** The longest first, so that both lanes finish at a similar time. */
const steps = [
  () => vitest(isCheck ? ['fast'] : ['engine', 'fast', 'api']),
  () => countRun('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  build,
  // Each further checker reads the shared types anew, and the other lane has the other core.
  () => countRun('types', 'tsc', ['--checkers', '1']),
  codegen,
  () => countRun('format', 'oxfmt', ['--check']),
]

/** Takes the next step until there are none. */
async function lane() {
  for (let step = steps.shift(); step; step = steps.shift()) await step()
}

try {
  await Promise.all([lane(), lane()])
  if (!isCheck) await vitest(['load'])
  if (isBuilt && !isCheck) await vitest(['pages'], { env: { DIST: dist } })
} catch (error) {
  console.error(error)
  totals.failed += 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
