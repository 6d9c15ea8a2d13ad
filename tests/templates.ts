/** Databases that are migrated once and copied for each test's application. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of the migrated SQLite database. */
    migrated: string
  }
}

/** The migrated PostgreSQL database. */
export const templateName = 'deskwright_template'

/** Leaves the migrated database closed, as it must be to be copied. */
export async function migrateOnce(url: string) {
  const store = openStore(url)
  await migrate(store)
  await store.close()
}

/** For a project whose applications stand on SQLite. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const file = join(folder, 'migrated.sqlite')
  await migrateOnce(`file:${file}`)
  project.provide('migrated', file)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Runs a statement about whole databases. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
