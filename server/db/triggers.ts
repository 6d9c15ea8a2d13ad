/**
 * Triggers generated from the tables' definitions. Their names end with a hash of their text, so that a changed
 * definition is another trigger, and existing ones need no comparison.
 */
import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Db, Row, Store } from './store.ts'

type Kind = Store['kind']

export type Purpose = 'counts' | 'search'

interface Existing {
  name: string
  table: string
}

/** Statements that create a trigger, by its event; `$NAME` stands for its quoted name. */
export type TriggerTexts = Record<string, string[]>

export const quoted = (name: string): string => `"${name}"`

/** Runs one statement. */
export const run = async (db: Db, text: string, parameters: unknown[] = []): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows

/** Existing triggers of any purpose. */
export async function findTriggers(db: Db, kind: Kind): Promise<Existing[]> {
  const found = await run(
    db,
    kind === 'sqlite'
      ? `select name, tbl_name as "table" from sqlite_schema where type = 'trigger'`
      : `select t.tgname as name, c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  return found
    .map(({ name, table }) => ({ name: String(name), table: String(table) }))
    .filter(({ name, table }) => (['counts', 'search'] satisfies Purpose[]).some(purpose => name.startsWith(`${table}_${purpose}_`)))
}

async function drop(db: Db, kind: Kind, triggers: Existing[]) {
  for (const { name, table } of triggers)
    await run(db, kind === 'sqlite' ? `drop trigger ${quoted(name)}` : `drop trigger ${quoted(name)} on ${quoted(table)}`)
  if (kind === 'postgres') for (const { name } of triggers) await run(db, `drop function ${quoted(name)}()`)
}

/**
 * Drops triggers, so that migrations can change the columns that they name. Those of PostgreSQL's searches name none
 * that change, and copying all texts again would take long.
 */
export async function dropTriggers(db: Db, kind: Kind): Promise<void> {
  const existing = await findTriggers(db, kind)
  await drop(db, kind, kind === 'sqlite' ? existing : existing.filter(({ name, table }) => !name.startsWith(`${table}_search_`)))
}

/** PostgreSQL cuts longer names off, so that they would not be found again. */
const maxName = 63

/** Replaces the triggers of a table unless they are as defined; true if something changed. */
export async function replaceTriggers(
  db: Db,
  kind: Kind,
  existing: Existing[],
  { table, purpose, texts }: { table: string; purpose: Purpose; texts: TriggerTexts },
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
  const nameOf = (event: string) => `${table}_${purpose}_${hash}_${event}`.slice(0, maxName)
  const own = existing.filter(each => each.table === table && each.name.startsWith(`${table}_${purpose}_`))
  const events = Object.keys(texts)
  if (own.length === events.length && events.every(event => own.some(({ name }) => name === nameOf(event)))) return false
  await drop(db, kind, own)
  for (const [event, statements] of Object.entries(texts))
    for (const text of statements) await run(db, text.replaceAll('$NAME', quoted(nameOf(event))))
  return true
}
