/**
 * Watches every statement that the API tests send to PostgreSQL: one that reads or writes a demonstration table without
 * its workspace would ask every node of a sharded database.
 */
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { allTables } from '../../server/db/tables.ts'

/** Statements about the whole installation: sweeps that look for due rows, and the administrator's activities of one record. */
const ofAllWorkspaces = [
  /"publishAt" <= \$1 and status = 'SCHEDULED'/,
  /from "operations" where exists \(select 1 from "rowChanges" as c\s/,
  // The administrator's activities.
  /^select \* from "operations".* order by "at" desc, "workspaceId" desc/,
  /^select count\(\*\) as "total" from "operations"(?: where "area" = \$1)?$/,
  // The administrator's activities since a time, and their figures by hour.
  /^select (?:count\(\*\)|substr\(at, 1, 13\)) .*from "operations" where "at" >= \$1/,
  // Checks of a whole database, and of row counts.
  /^select id from "\w+" as here where/,
  /count\(\*\) as n from "\w+" group by 1, 3/,
]

const seen = new Set<string>()
const checked = new Set<string>()
/** Connections whose transaction holds the lock of migrations. */
const migrating = new WeakSet()
type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query & { isWatched?: true } } // the library's own method, with its many overloads hidden

if (!prototype.query.isWatched) {
  const query = prototype.query
  const watched: Query & { isWatched?: true } = function (this: pg.Client, ...args) {
    const [first] = args
    const text = typeof first === 'string' ? first : typeof first === 'object' && first && 'text' in first ? String(first.text) : ''
    // Migrations are about the whole installation.
    if (text.includes('pg_advisory_xact_lock(')) migrating.add(this)
    else if (/^(?:commit|rollback)$/i.test(text)) migrating.delete(this)
    if (!migrating.has(this)) seen.add(text)
    return query.apply(this, args)
  }
  watched.isWatched = true
  prototype.query = watched
}

/** True if the statement names more demonstration tables than it compares or inserts workspaces. */
export function lacksWorkspace(text: string): boolean {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return false
  const tables = [...allTables().map(({ name }) => name), 'operations', 'rowChanges']
  const reference = new RegExp(`\\b(?:from|join|update|using)\\s+(?:only\\s+)?"?(?:${tables.join('|')})"?(?=[\\s,()]|$)`, 'gi')
  const inserted = new RegExp(`\\binto\\s+"?(?:${tables.join('|')})"?\\s*\\((?![^)]*workspaceId)`, 'i')
  const compared = [...text.matchAll(/workspaceId"?\s*(?:=|in\b)|=\s*(?:"?\w+"?\.)?"?workspaceId/gi)].length
  return inserted.test(text) || [...text.matchAll(reference)].length > compared
}

afterAll(() => {
  const fresh = [...seen].filter(text => !checked.has(text))
  for (const text of fresh) checked.add(text)
  const wrong = fresh.filter(text => lacksWorkspace(text) && !ofAllWorkspaces.some(each => each.test(text)))
  expect(wrong, 'statements on demonstration tables without their workspace').toEqual([])
})
