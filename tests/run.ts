/** `npm test` and `npm run check`: every step as a process of its own, and one honest line at the end. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
const totals = { passed: 0, failed: 0 }

async function run(name: string, command: string, args: string[], own: Record<string, string> = {}): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, args, { cwd: root, env: { ...env, ...own }, stdio: ['ignore', 'inherit', 'inherit'] })
  // A command that is not there ends with an error instead.
  const [status] = (await once(child, 'close').catch((error: Error) => [error.message])) as [number | string | null]
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

function count(good: boolean) {
  if (good) totals.passed += 1
  else totals.failed += 1
}

const generated = () =>
  execFileSync('git', ['ls-files', '-s', '-m', '--', 'server/generated', '*.generated.ts'], { cwd: root, encoding: 'utf8' }) + contents()
const contents = () =>
  execFileSync('git', ['ls-files', '--', 'server/generated', '*.generated.ts'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\0')

/** Generated files must be what the generator writes now. */
async function codegenIsFresh(): Promise<boolean> {
  const before = generated()
  const good = await run('codegen', 'npm', ['run', '--silent', 'codegen'])
  const same = before === generated()
  if (!same) console.log('FAILED generated files were stale: commit what "npm run codegen" writes')
  return good && same
}

/** Runs test projects and adds up what their report says; a run without a report has failed. */
async function vitest(projects: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.json')
  const good = await run(`tests: ${projects.join(', ')}`, 'vitest', [
    'run',
    ...projects.flatMap(each => ['--project', each]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    } // vitest's own report
    totals.passed += numPassedTests
    // A file that cannot be loaded fails without failing a test.
    totals.failed += good ? numFailedTests : Math.max(numFailedTests, 1)
  } catch {
    totals.failed += 1
  }
  rmSync(folder, { recursive: true, force: true })
}

count(await codegenIsFresh())
// Each of these has a processor's worth of work.
const asked = [run('types', 'tsc', []), run('lint', 'oxlint', ['--type-aware', '--deny-warnings']), run('format', 'oxfmt', ['--check'])]
for (const good of await Promise.all(asked)) count(good)
await vitest(['fast'])
if (!isCheck) await vitest(['api'])
// What is served now stays as it is while only checking.
const dist = isCheck ? mkdtempSync(join(tmpdir(), 'dist-')) : join(root, 'dist')
// In a test's environment, React would be its development build.
const built = await run('build', 'vite', ['build', '--logLevel', 'warn', '--outDir', dist, '--emptyOutDir'], { NODE_ENV: 'production' })
count(built)
if (built) count(await run('budgets', 'node', ['tests/budgets.ts'], { DIST: dist }))
if (built && !isCheck) await vitest(['pages'])
if (isCheck) rmSync(dist, { recursive: true })
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
