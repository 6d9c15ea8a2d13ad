import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Vite would pick graphql's ES module and @graphql-tools its CommonJS copy: two incompatible instances.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

/** The files that take longest, the slowest first; most are small, because they iterate over a registry. */
const longest = [
  'abuse-bodies undo-every storage copies threads models notifications trial prose properties',
  'editor controls-shop languages routes reviews account controls-account controls controls-people',
  'text openapi history polish-sentences statements controls-invoices outage dev indexes',
].flatMap(names => names.split(' '))

/** Without recorded durations, Vitest starts with the largest files, which would leave the slowest for last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification) => {
      const place = this.ctx.cache.getTestSpecificationResult(file) ? -1 : longest.indexOf(basename(file.moduleId, '.test.ts'))
      return place < 0 ? longest.length : place
    }
    // Keeps projects together.
    const groups = Map.groupBy(sorted, ({ project }) => project.name)
    return [...groups.values()].flatMap(group => group.toSorted((a, b) => rank(a) - rank(b)))
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
