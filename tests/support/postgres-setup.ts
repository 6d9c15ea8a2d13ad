import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { migrateOnce, runOnce, seedOnce, templates } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for all API tests, with a database per application. */
export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  project.provide('postgres', server.url)
  const drop = async () => {
    for (const name of Object.values(templates)) await runOnce(server.url, `drop database if exists ${name} with (force)`)
  }
  const urlOf = (name: string) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  await drop()
  await runOnce(server.url, `create database ${templates.migrated}`)
  await migrateOnce(urlOf(templates.migrated))
  await runOnce(server.url, `create database ${templates.seeded} template ${templates.migrated}`)
  await seedOnce(urlOf(templates.seeded))
  return async () => {
    await drop()
    await server.stop()
  }
}
