/** Connections of `node:sqlite` with cached statements; threads open them, too, so this file imports nothing large. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { compileFunction } from 'node:vm'
import type { Row } from './store.ts'

/** Cached statements per connection; lists have a few hundred shapes. */
const maxStatements = 500
/** Page cache of reading connections in KiB, sized for index scans of large workspaces. */
export const readCache = 65_536
/** How long opening waits for a lock of another process. */
const openingMs = 5000

/** Opens or creates the file in WAL mode with full durability, and verifies both settings. */
export function connect(file: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: openingMs })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }
  for (const [pragma, value] of Object.entries(wanted)) {
    const found = database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]
    if (found !== value)
      throw new Error(`SQLite runs with ${pragma}=${String(found)} where ${value} is needed: is ${file} on a network drive?`)
  }
  database.exec(`PRAGMA busy_timeout = ${timeout}`)
  return database
}

const bind = (value: unknown): SQLInputValue => (typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue))

export interface Prepared {
  /** Whether it returns rows. */
  reader: boolean
  all: (parameters: readonly unknown[]) => Row[]
  run: (parameters: readonly unknown[]) => ReturnType<StatementSync['run']>
  iterate: (parameters: readonly unknown[]) => IterableIterator<Row>
}

// SQLite plans a bare `limit ?` by its value and prepares it again for each; an expression is planned once.
const planOnce = (text: string) => text.replaceAll(/\blimit \?/gi, 'limit +?')

/** Prepares each statement once. */
export function keepStatements(database: DatabaseSync): (text: string) => Prepared {
  const statements = new Map<string, Prepared>()
  return text => {
    let statement = statements.get(text)
    if (!statement) {
      if (statements.size >= maxStatements) statements.clear()
      statement = prepare(database, planOnce(text))
      statements.set(text, statement)
    }
    return statement
  }
}

function prepare(database: DatabaseSync, text: string): Prepared {
  const statement = database.prepare(text)
  const readNames = () => statement.columns().map(({ name }) => name)
  let names = readNames()
  let create: ReturnType<typeof compileRow> | undefined
  // `node:sqlite` returns objects in dictionary mode, several times slower to read than objects of one shape.
  statement.setReturnArrays(true)
  const toRow = (given: unknown): Row => {
    const values = given as unknown[] // because of `setReturnArrays`
    // A migration may have added columns to `select *`.
    if (values.length !== names.length) [names, create] = [readNames(), undefined]
    create ??= compileRow(names)
    return create(values)
  }
  return {
    reader: names.length > 0,
    all: parameters => statement.all(...parameters.map(bind)).map(toRow),
    run: parameters => statement.run(...parameters.map(bind)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(bind))) yield toRow(values)
    },
  }
}

/** Creates rows of one shape with all columns at once, which takes a tenth of the time of adding one after the other. */
function compileRow(names: readonly string[]): (values: readonly unknown[]) => Row {
  const columns = names.map((name, at) => `${JSON.stringify(name)}: values[${at}]`)
  return compileFunction(`return { ${columns.join(', ')} }`, ['values']) as (values: readonly unknown[]) => Row // as written here
}
