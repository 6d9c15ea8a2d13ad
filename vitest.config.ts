import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Vite would pick graphql's ES module and @graphql-tools its CommonJS copy: two incompatible instances.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

/** The files that take longest, the slowest first; most are small, because they iterate over a registry. */
const longest = [
  'polish-sentences threads controls routes abuse-bodies languages editor undo-every controls-shop',
  'reviews new-area shell account editor-faults products several-processes editor-checks first-query',
  'billing-settings orders invoices controls-account kanban controls-people text-documents email analytics',
  'store profile storage controls-invoices calendar users clients dev outage copies models',
  'prose notifications startup trial files text openapi properties history statements indexes',
].flatMap(names => names.split(' '))

/** Vitest starts with the largest files, or with those whose durations it has recorded, which may leave the slowest for last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification) => {
      const place = longest.indexOf(basename(file.moduleId, '.test.ts'))
      return place < 0 ? longest.length : place
    }
    // Keeps projects together, so that their files share workers. Long files that share none come first.
    const groups = Map.groupBy(sorted, ({ project }) => project)
    const isolatedFirst = [...groups].toSorted(([a], [b]) => Number(b.config.isolate) - Number(a.config.isolate))
    return isolatedFirst.flatMap(([, group]) => group.toSorted((a, b) => rank(a) - rank(b)))
  }
}

/** Thousands of sentences, and threads that load the engine: half a minute, for `npm test` only. */
const slow = 'tests/engine/{polish-sentences,threads}.test.ts'

const besideOthers = 'tests/api/abuse-{costs,faults,hangups,limits,logins,quotas,runs,writes}.test.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'fast',
          include: ['tests/{text,engine,web}/**/*.test.ts', 'tests/{architecture,operations}.test.ts'],
          exclude: [slow],
          setupFiles: 'tests/support/seed-setup.ts',
          maxWorkers: 2,
          // Shares the loaded engine between all files of a worker.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engine',
          include: [slow],
          setupFiles: 'tests/support/seed-setup.ts',
          maxWorkers: 2,
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [besideOthers],
          globalSetup: ['tests/support/templates.ts', 'tests/support/postgres-setup.ts'],
          setupFiles: ['tests/support/seed-setup.ts', 'tests/support/workspace-statements.ts'],
          maxWorkers: 2,
          // Shares the loaded and compiled application between all files of a worker.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // What an ordinary caller waits while another attacks: measured while no other test runs.
          name: 'load',
          include: [besideOthers],
          globalSetup: ['tests/support/templates.ts', 'tests/support/postgres-setup.ts'],
          setupFiles: 'tests/support/seed-setup.ts',
          maxWorkers: 1,
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          // Another process may have taken the processor for a moment; what is slow is slow again.
          retry: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'pages',
          globalSetup: ['tests/support/templates.ts', 'tests/support/browser-setup.ts'],
          // As for the API tests.
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          // Two files run while one waits for its page; more would only wait for each other.
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A busy machine may time out once or twice in so many tests; a real failure fails again.
          retry: 2,
        },
      },
    ],
  },
})
