import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Vite would pick graphql's ES module and @graphql-tools its CommonJS twin: two copies that refuse each other.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

/** Short files that run long, because each goes through a registry. */
const sweeps = /\/(?:controls[\w-]*|routes|languages|models|properties|undo-every|statements|indexes|polish-sentences)\.test\.ts$/

/** Without durations of an earlier run, Vitest begins with the largest files; what runs longest would be left for the end. */
class SweepsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isUnknownSweep = (file: TestSpecification) => sweeps.test(file.moduleId) && !this.ctx.cache.getTestSpecificationResult(file)
    // Projects stay together.
    const groups = Map.groupBy(sorted, ({ project }) => project.name)
    return [...groups.values()].flatMap(group => group.toSorted((a, b) => Number(isUnknownSweep(b)) - Number(isUnknownSweep(a))))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SweepsFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'fast',
          include: ['tests/{text,engine,web}/**/*.test.ts', 'tests/architecture.test.ts'],
          setupFiles: 'tests/support/seed-setup.ts',
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/templates.ts', 'tests/support/postgres-setup.ts'],
          setupFiles: 'tests/support/seed-setup.ts',
          maxWorkers: 2,
          // The application is loaded and compiled once for all files of a worker.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'pages',
          globalSetup: ['tests/support/templates.ts', 'tests/support/browser-setup.ts'],
          // As for the API.
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          // Two work while one waits for its page; more would only wait for each other.
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A loaded machine may be late once; what is broken fails again.
          retry: 1,
        },
      },
    ],
  },
})
