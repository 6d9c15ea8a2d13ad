import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const sources = ['schema', 'seed', 'server', 'tests', 'text', 'web', 'bench', 'docs', 'README.md', 'package.json']
const configs = ['tsconfig.json', 'codegen.ts', 'vite.config.ts', 'vitest.config.ts']

test('npm run new-area writes an area that compiles and is complete', { timeout: 400_000 }, async () => {
  const copy = await mkdtemp(join(tmpdir(), 'new-area-'))
  for (const name of [...sources, ...configs]) await cp(name, join(copy, name), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const bin = (name: string, ...args: string[]) => run(join('node_modules/.bin', name), args, { cwd: copy })

  await run(process.execPath, ['server/cli/new-area.ts', 'shelves', 'shelf'], { cwd: copy })
  await expect(run(process.execPath, ['server/cli/new-area.ts', 'shelves', 'shelf'], { cwd: copy })).rejects.toThrow(/exists already/)
  await bin('graphql-codegen', '--silent')
  // Without the build information of this repository, and with one reader of the shared types, because other tests run beside it.
  await bin('tsc', '--incremental', 'false', '--checkers', '1')
  const { stdout } = await bin('vitest', 'run', '--project', 'fast', 'tests/architecture.test.ts', '--reporter', 'verbose')
  expect(stdout).toContain('the area shelves is complete')
  await rm(copy, { recursive: true })
})
