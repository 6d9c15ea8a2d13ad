/**
 * Row counts of listed tables, in total and by each value of columns with few values. Triggers keep them in the
 * transaction of every write; they are generated from the tables' definitions after the migrations.
 */
import { z } from 'zod'
import { findCluster } from './cluster.ts'
import type { Db, Store } from './store.ts'
import { allTables, type AnyTable } from './tables.ts'
import { findTriggers, quoted, replaceTriggers, run, type TriggerTexts } from './triggers.ts'

type Kind = Store['kind']

/** The widest range of integers that are counted one by one, such as ratings. */
const maxValues = 20

/** Columns whose values are counted: those of a listed table that have few values. */
export function countedColumns(table: AnyTable): string[] {
  if (!table.list) return []
  return Object.entries<z.ZodType>(table.columns).flatMap(([name, schema]) => (hasFewValues(schema) ? [name] : []))
}

function hasFewValues(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNumber) return (schema.maxValue ?? Infinity) - (schema.minValue ?? -Infinity) < maxValues
  return schema instanceof z.ZodEnum || schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral
}

/** Tables whose rows are counted. */
export const countedTables = (): AnyTable[] => allTables().filter(({ list }) => list !== undefined)

const key = '"workspaceId", "tableName", "column", "value"'

function sqliteTriggers(table: AnyTable): TriggerTexts {
  const columns = countedColumns(table)
  const name = `'${table.name}'`
  const values = (row: string, column: string) => (column === '' ? `''` : `${row}.${quoted(column)}`)
  const add = (of: string[]) =>
    `insert into "rowCounts" values ${of.map(column => `(new."workspaceId", ${name}, '${column}', ${values('new', column)}, 1)`).join(', ')} on conflict do update set n = n + 1;`
  // Not inserted: the counts of a deleted workspace are gone before its rows.
  const remove = (of: string[]) =>
    of
      .map(
        column => `update "rowCounts" set n = n - 1 where (${key}) = (old."workspaceId", ${name}, '${column}', ${values('old', column)});`,
      )
      .join(' ')
  const on = (event: string, when: string, body: string) => [
    `create trigger $NAME after ${event} on ${quoted(table.name)} ${when} begin ${body} end`,
  ]
  return {
    insert: on('insert', '', add(['', ...columns])),
    delete: on('delete', '', remove(['', ...columns])),
    ...Object.fromEntries(
      columns.map((column, index) => [
        `update_${index}`, // PostgreSQL shortens long names
        on(`update of ${quoted(column)}`, `when old.${quoted(column)} <> new.${quoted(column)}`, `${remove([column])} ${add([column])}`),
      ]),
    ),
  }
}

/**
 * Per statement where many rows come or go at once; per row, and only if the value changes, for updates. On several
 * nodes always per row: YugabyteDB has no transition tables, and a trigger of Citus may only write to the node of its row.
 */
function postgresTriggers(table: AnyTable, isCluster: boolean): TriggerTexts {
  const columns = countedColumns(table)
  const name = quoted(table.name)
  const counts = (rows: string) => `select "workspaceId" as w, c, v, count(*) as n from ${rows} cross join lateral
    (values ${['', ...columns].map(column => `('${column}', ${column === '' ? `''` : `${quoted(column)}::text`})`).join(', ')}) as counted (c, v)
    group by 1, 2, 3`
  const on = (event: string, body: string) => [
    `create or replace function $NAME() returns trigger language plpgsql as $body$ begin ${body} return null; end $body$`,
    `create trigger $NAME after ${event} execute function $NAME()`,
  ]
  const add = (selected: string) =>
    `insert into "rowCounts" as known (${key}, n) ${selected} on conflict (${key}) do update set n = known.n + excluded.n;`
  const keyOf = (row: string, column: string) =>
    `${row}."workspaceId", '${table.name}', '${column}', ${column === '' ? `''` : `${row}.${quoted(column)}::text`}`
  const addOne = (column: string) => add(`values (${keyOf('new', column)}, 1)`)
  const removeOne = (column: string) => `update "rowCounts" set n = n - 1 where (${key}) = (${keyOf('old', column)});`
  const onRow = {
    insert: on(`insert on ${name} for each row`, ['', ...columns].map(addOne).join(' ')),
    delete: on(`delete on ${name} for each row`, ['', ...columns].map(removeOne).join(' ')),
  }
  const onStatement = {
    insert: on(
      `insert on ${name} referencing new table as added for each statement`,
      add(`select w, '${table.name}', c, v, n from (${counts('added')}) as more order by c, v`),
    ),
    delete: on(
      `delete on ${name} referencing old table as removed for each statement`,
      `update "rowCounts" as known set n = known.n - less.n from (${counts('removed')}) as less
        where known."workspaceId" = less.w and known."tableName" = '${table.name}' and known."column" = less.c and known."value" = less.v;`,
    ),
  }
  return {
    ...(isCluster ? onRow : onStatement),
    ...Object.fromEntries(
      columns.map((column, index) => [
        `update_${index}`, // PostgreSQL shortens long names
        on(
          `update of ${quoted(column)} on ${name} for each row when (old.${quoted(column)} <> new.${quoted(column)})`,
          `${removeOne(column)} ${addOne(column)}`,
        ),
      ]),
    ),
  }
}

/** Creates missing triggers, and counts the rows of their tables. Returns quickly if there is nothing to do. */
export async function installCounts(db: Db, kind: Kind): Promise<void> {
  const existing = await findTriggers(db, kind)
  const isCluster = (await findCluster(db, kind)) !== undefined
  for (const table of countedTables()) {
    const texts = kind === 'sqlite' ? sqliteTriggers(table) : postgresTriggers(table, isCluster)
    if (await replaceTriggers(db, kind, existing, { table: table.name, purpose: 'counts', texts })) await recount(db, table)
  }
}

/** Counts by workspace, column, and value, as the rows say. */
const countsOf = (table: AnyTable) =>
  ['', ...countedColumns(table)].map(column => {
    const value = column === '' ? `''` : quoted(column)
    return `select "workspaceId", '${column}' as "column", ${value} as "value", count(*) as n from ${quoted(table.name)} group by 1, 3`
  })

async function recount(db: Db, table: AnyTable) {
  await run(db, `delete from "rowCounts" where "tableName" = '${table.name}'`)
  for (const counts of countsOf(table))
    await run(
      db,
      `insert into "rowCounts" (${key}, n) select "workspaceId", '${table.name}', "column", "value", n from (${counts}) as counted`,
    )
}

/** Counts that differ from the rows, one line each, and corrects them. */
export async function repairCounts(store: Store): Promise<string[]> {
  const differences: string[] = []
  // A database from before the counts gets them on the next start.
  if ((await findTriggers(store.db, store.kind)).length === 0) return []
  for (const table of countedTables()) {
    const found = await compare(store.db, table)
    if (found.length === 0) continue
    // A write between both queries of the comparison looks like a difference, so only the corrected ones are reported.
    differences.push(
      ...(await store.transact(async db => {
        if (store.kind === 'postgres') await run(db, `lock table ${quoted(table.name)} in share row exclusive mode`)
        const confirmed = await compare(db, table)
        if (confirmed.length > 0) await recount(db, table)
        return confirmed
      })),
    )
  }
  return differences
}

async function compare(db: Db, table: AnyTable): Promise<string[]> {
  const label = (row: Record<string, unknown>) => JSON.stringify([Number(row.workspaceId), row.column, String(row.value)])
  const stored = await run(db, `select "workspaceId", "column", "value", n from "rowCounts" where "tableName" = '${table.name}' and n <> 0`)
  const known = new Map(stored.map(row => [label(row), Number(row.n)]))
  const actual = new Map<string, number>()
  for (const counts of countsOf(table)) for (const row of await run(db, counts)) actual.set(label(row), Number(row.n))
  return [...new Set([...known.keys(), ...actual.keys()])].flatMap(each => {
    const [counted, present] = [known.get(each) ?? 0, actual.get(each) ?? 0]
    const [workspaceId, column, value] = JSON.parse(each) as [number, string, string] // written by `label`
    return counted === present
      ? []
      : [`workspace ${workspaceId} counts ${counted} ${table.name}${column && ` with ${column} ${value}`}, and has ${present}`]
  })
}
