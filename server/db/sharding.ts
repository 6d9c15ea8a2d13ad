/** How the tables of the present schema are distributed over several database nodes by workspace. */
import type { Store } from './store.ts'

export interface ShardedTable {
  name: string
  /** Column that decides about the node; undefined: the table has no workspace. */
  by: string | undefined
  /** Foreign keys that Citus can't check while tables are distributed. */
  foreignKeys: { name: string; definition: string; isKept: boolean }[]
  /** Unique indexes without the distribution column, which one node alone can't guarantee. */
  uniqueIndexes: { name: string; definition: string }[]
}

/** Small tables that every node holds a copy of. */
const referenceTables = new Set(['migrations', 'roleAbilities'])
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Reads the schema of a migrated PostgreSQL database. */
export async function readSharding(store: Store): Promise<ShardedTable[]> {
  const tables = await store.select(
    `select c.relname as name, exists (
       select 1 from pg_attribute a
       join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] and f.confrelid = 'workspaces'::regclass
       join pg_index i on i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)
       where a.attrelid = c.oid and a.attname = 'workspaceId'
     ) as "isOfWorkspace"
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
    [],
  )
  const keys = await store.select(
    `select t.relname as "table", f.conname as name, pg_get_constraintdef(f.oid) as definition, o.relname as target
     from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class o on o.oid = f.confrelid
     where f.contype = 'f' and t.relnamespace = 'public'::regnamespace order by t.relname, f.conname`,
    [],
  )
  const indexes = await store.select(
    `select t.relname as "table", x.relname as name, pg_get_indexdef(i.indexrelid) as definition,
       array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
     from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where i.indisunique and not i.indisprimary and t.relnamespace = 'public'::regnamespace order by t.relname, x.relname`,
    [],
  )
  const columnOf = new Map(
    tables.map(({ name, isOfWorkspace }) => [String(name), name === 'workspaces' ? 'id' : isOfWorkspace ? 'workspaceId' : undefined]),
  )
  return [...columnOf].map(([name, by]) => ({
    name,
    by,
    foreignKeys: keys
      .filter(({ table, target }) => table === name && (by !== undefined || columnOf.get(String(target)) !== undefined))
      .map(key => ({ name: String(key.name), definition: String(key.definition), isKept: by !== undefined })),
    uniqueIndexes:
      by === undefined
        ? []
        : indexes
            .filter(({ table, columns }) => table === name && !(columns as string[]).includes(by)) // an array of text
            .map(index => ({ name: String(index.name), definition: String(index.definition) })),
  }))
}

/** SQL that distributes these tables with Citus, except those that are distributed already. */
export function citusStatements(tables: ShardedTable[]): string[] {
  const distributed = tables.filter(({ by }) => by !== undefined)
  // The others of the group refer to it.
  const first = distributed.toSorted((a, b) => Number(b.name === 'workspaces') - Number(a.name === 'workspaces'))
  const isNew = (name: string) =>
    `where not exists (select 1 from pg_dist_partition where logicalrelid = ${quoteText(quote(name))}::regclass)`
  return [
    'create extension if not exists citus',
    `set citus.multi_shard_modify_mode to 'sequential'`,
    // Row counts are kept by triggers, also of later versions.
    'set citus.enable_unsafe_triggers to on',
    `do $$ begin execute format('alter database %I set citus.enable_unsafe_triggers = on', current_database()); end $$`,
    ...tables.flatMap(({ name, foreignKeys }) => foreignKeys.map(key => `alter table ${quote(name)} drop constraint ${quote(key.name)}`)),
    ...distributed.flatMap(({ uniqueIndexes }) =>
      uniqueIndexes.flatMap(({ name, definition }) => [
        `drop index ${quote(name)}`,
        definition.replace('CREATE UNIQUE INDEX', 'create index'),
      ]),
    ),
    ...tables
      .filter(({ name }) => referenceTables.has(name))
      .map(({ name }) => `select create_reference_table(${quoteText(quote(name))}) ${isNew(name)}`),
    ...first.map(({ name, by = '' }) => {
      const group = name === 'workspaces' ? '' : `, colocate_with => 'workspaces'`
      return `select create_distributed_table(${quoteText(quote(name))}, ${quoteText(by)}${group}) ${isNew(name)}`
    }),
    ...distributed.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter(({ isKept }) => isKept)
        .map(key => `alter table ${quote(name)} add constraint ${quote(key.name)} ${key.definition}`),
    ),
  ].map(statement => `${statement};`)
}

/** SQL that keeps the rows of a workspace together with YugabyteDB, which shards by the first column of each key. */
export function yugabyteStatements(tables: ShardedTable[]): string[] {
  return [
    '-- Create the database like this, then start the server once, which creates the tables:',
    'create database deskwright with colocation = false',
    '-- Each of these lists a table that is not sharded by its workspace; expect none:',
    ...tables
      .filter(({ by }) => by === 'workspaceId')
      .map(
        ({ name }) =>
          `select ${quoteText(name)} where not exists (select 1 from pg_index where indrelid = ${quoteText(quote(name))}::regclass and indisprimary and pg_get_indexdef(indexrelid) like '%("workspaceId" HASH%')`,
      ),
  ].map(statement => (statement.startsWith('--') ? statement : `${statement};`))
}
