import { defineConfig } from 'vitest/config'

// Vite would pick graphql's ES module and @graphql-tools its CommonJS twin: two copies that refuse each other.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

export default defineConfig({
  test: {
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
