/** Databases that are migrated and seeded once, and copied for each test's application. */
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../server/config.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openStore } from '../../server/db/open.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import { start } from '../../server/main.ts'
import { createDataFolder } from './data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated SQLite database. */
    migrated: string
    /** The SQLite database after a first start of the application. */
    seeded: string
  }
}

/** The PostgreSQL databases: migrated only, and after a first start. */
export const templates = { migrated: 'deskwright_migrated', seeded: 'deskwright_seeded' } as const

/** Closes the migrated database, which copying requires. */
export async function migrateOnce(url: string) {
  const store = openStore(url)
  await migrate(store)
  await store.close()
}

/** An engine that changes nothing. */
export const idle: TextEngine = {
  name: 'embedded',
  version: 'none',
  async *run() {
    yield { type: 'done' }
  },
  close: async () => undefined,
}

/** Starts and stops an application on the database, which creates the public workspace and the demo accounts. */
export async function seedOnce(url: string) {
  const running = await start(readConfig({ PORT: '0', DATABASE_URL: url }), { engine: idle, log: pino({ level: 'silent' }) })
  await running.close()
}

/** For projects whose applications use SQLite. */
export async function setup(project: TestProject) {
  const folder = createDataFolder('desk-')
  const file = join(folder, 'migrated.sqlite')
  await migrateOnce(`file:${file}`)
  project.provide('migrated', file)
  const seeded = join(folder, 'seeded.sqlite')
  copyFileSync(file, seeded)
  await seedOnce(`file:${seeded}`)
  project.provide('seeded', seeded)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Runs a statement on the database server. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
