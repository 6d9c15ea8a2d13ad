import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { migrateOnce, runOnce, templateName } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for all API tests; each app gets a database of its own in it. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  project.provide('postgres', server.url)
  await runOnce(server.url, `drop database if exists ${templateName} with (force)`)
  await runOnce(server.url, `create database ${templateName}`)
  const url = new URL(server.url)
  url.pathname = `/${templateName}`
  await migrateOnce(url.href)
  return async () => {
    await runOnce(server.url, `drop database ${templateName} with (force)`)
    await server.stop()
  }
}
