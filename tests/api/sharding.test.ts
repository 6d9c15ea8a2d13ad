/** The statements of `npm run shard`, on a PostgreSQL whose stand-ins for Citus enforce the rules of its documentation. */
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import { openStore } from '../../server/db/open.ts'
import { repairCounts } from '../../server/db/row-counts.ts'
import { citusStatements, readSharding, type ShardedTable, yugabyteStatements } from '../../server/db/sharding.ts'
import { makeAccount } from '../support/accounts.ts'
import { newDatabase, startApp } from '../support/harness.ts'
import { runOnce } from '../support/templates.ts'
import { lacksWorkspace } from '../support/workspace-statements.ts'

/** What Citus rejects: https://docs.citusdata.com, "Create Tables" and "Distributed Data Modeling". */
const standIns = `
create table pg_dist_partition (logicalrelid regclass primary key, "column" name);

create function check_foreign_keys(checked regclass) returns void language plpgsql as $$
declare wrong record;
begin
  for wrong in select f.conname from pg_constraint f
    left join pg_dist_partition here on here.logicalrelid = f.conrelid
    left join pg_dist_partition there on there.logicalrelid = f.confrelid
    where f.contype = 'f' and checked in (f.conrelid, f.confrelid) and not case
      when here is null or here."column" is null then there is null or there."column" is null
      when there is null then false
      when there."column" is null then true
      else exists (select 1 from unnest(f.conkey, f.confkey) as pair (own, other)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = own and a.attname = here."column"
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = other and b.attname = there."column")
      end
  loop raise 'foreign key % leads to another node', wrong.conname; end loop;
end $$;

create function create_reference_table(name regclass) returns void language plpgsql as $$ begin
  insert into pg_dist_partition values (name, null);
  perform check_foreign_keys(name);
end $$;

create function create_distributed_table(name regclass, by text, colocate_with text default 'default') returns void language plpgsql as $$
declare wrong record; type oid;
begin
  insert into pg_dist_partition values (name, by);
  select atttypid into strict type from pg_attribute where attrelid = name and attname = by and attnotnull;
  if colocate_with <> 'default' and not exists (select 1 from pg_dist_partition p
    join pg_attribute a on a.attrelid = p.logicalrelid and a.attname = p."column" and a.atttypid = type
    where p.logicalrelid = colocate_with::regclass)
  then raise '% can not be colocated', name; end if;
  for wrong in select indexrelid::regclass from pg_index where indrelid = name and indisunique and not exists (
    select 1 from pg_attribute a where a.attrelid = name and a.attname = by and a.attnum = any (indkey))
  loop raise 'unique index % lacks the distribution column', wrong.indexrelid; end loop;
  for wrong in select tgname, tgtype, tgnewtable, tgoldtable from pg_trigger where tgrelid = name and not tgisinternal loop
    if current_setting('citus.enable_unsafe_triggers', true) is distinct from 'on' then raise '% has triggers', name; end if;
    -- One per statement runs on every node, and asks other nodes.
    if wrong.tgtype & 1 = 0 then raise 'trigger % is not per row', wrong.tgname; end if;
  end loop;
  perform check_foreign_keys(name);
end $$;`

let url = ''
let tables: ShardedTable[] = []
async function withStore<T>(work: (store: ReturnType<typeof openStore>) => Promise<T>): Promise<T> {
  const store = openStore(url)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** As after the server has started on a database with the extension. */
beforeAll(async () => {
  const stored = await newDatabase('postgres')
  url = stored.url
  await runOnce(
    url,
    `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
     values (999999, 'citus', 10, 'public'::regnamespace, false, '13.0')`,
  )
  await withStore(migrate)
  tables = await withStore(readSharding)
  return stored.remove
})

const apply = (statements: string[]) => runOnce(url, `begin; ${statements.join('\n')} commit`)

test('counts stay exact with the triggers of several nodes', async () => {
  const app = await startApp({ databaseUrl: url })
  onTestFinished(app.close)
  const { token } = await makeAccount(app)
  const reviews = '/api/apps/ecommerce/reviews'
  expect((await app.rest('DELETE', `${reviews}/1`, { token })).status).toBe(204)
  const changed = await app.graphql('mutation { a: publishReview(id: 2) { id } b: unpublishReview(id: 3) { id } }', {}, token)
  expect(changed.errors).toBeUndefined()
  for (const area of ['users', 'ecommerce/orders'])
    expect([area, (await app.rest('DELETE', `/api/apps/${area}/3`, { token })).status]).toEqual([area, 204])
  const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>('{ operations { items { id } } }', {}, token)
  const undone = await app.graphql(`mutation { undo(operationId: ${data.operations.items[0]?.id}) { summary } }`, {}, token)
  expect(undone.errors).toBeUndefined()
  const totals = async () => (await app.rest('GET', `${reviews}?itemsPerPage=1&status=Published`, { token })).body.total as number
  const { store } = app.running.parts
  const counted = await sql<{ n: number }>`select count(*)::int as n from reviews where status = 'PUBLISHED' and "workspaceId" =
    (select max(id) from workspaces)`.execute(store.db)
  expect(await totals()).toBe(counted.rows[0]?.n)
  expect(await repairCounts(store)).toEqual([])
  const { rows } = await sql`select tgname from pg_trigger where not tgisinternal and tgtype & 1 = 0`.execute(store.db)
  expect(rows).toEqual([])
})

test('every table that has a workspace is distributed by it, also when the statements run again', async () => {
  const withWorkspace = await withStore(store =>
    store.select(
      `select table_name as name from information_schema.columns where column_name = 'workspaceId' and table_schema = 'public'`,
      [],
    ),
  )
  const distributed = tables.filter(({ by }) => by !== undefined).map(({ name }) => name)
  // Belong to accounts, and only name the workspace.
  const ofAccounts = new Set(['accounts', 'webhooks'])
  expect(distributed.toSorted()).toEqual(
    [...withWorkspace.map(({ name }) => String(name)).filter(name => !ofAccounts.has(name)), 'workspaces'].toSorted(),
  )
  const [extension, ...statements] = citusStatements(tables)
  expect(extension).toBe('create extension if not exists citus;')
  await runOnce(url, standIns)
  await apply(statements)
  // A later version may have added tables.
  await apply(citusStatements(await withStore(readSharding)).slice(1))
  const placed = await withStore(store => store.select(`select logicalrelid::text as name, "column" from pg_dist_partition`, []))
  expect(placed.filter(({ column }) => column !== null)).toHaveLength(distributed.length)
  expect(placed.filter(({ column }) => column === null).map(({ name }) => String(name).replaceAll('"', ''))).toEqual([
    'migrations',
    'roleAbilities',
  ])
  // The whole schema, with the foreign keys that were added afterwards.
  const keys = await withStore(store =>
    store.select(`select count(*)::int as n from pg_constraint where contype = 'f' and confrelid = 'workspaces'::regclass`, []),
  )
  expect(keys).toEqual([{ n: distributed.length - 1 }])
  await runOnce(url, `select check_foreign_keys(c.oid) from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`)
})

test('the checks of YugabyteDB name each table, and what PostgreSQL does not shard', async () => {
  const [, create, , ...checks] = yugabyteStatements(tables)
  expect(create).toBe('create database deskwright with colocation = false;')
  const distributed = tables.filter(({ by }) => by === 'workspaceId')
  expect(checks).toHaveLength(distributed.length)
  const found = await withStore(store => Promise.all(checks.map(check => store.select(check.replace(/;$/, ''), []))))
  expect(found.every(rows => rows.length === 1)).toBe(true)
})

test.each([
  ['select * from "reviews" where "id" = $1', true],
  ['select * from "reviews" where "workspaceId" = $1 and "id" = $2', false],
  ['select * from "orders" as o join "orderItems" as i on i."orderId" = o."id" where o."workspaceId" = $1', true],
  ['select * from "orders" as o join "orderItems" as i on i."workspaceId" = o."workspaceId" where o."workspaceId" = $1', false],
  ['update "users" set "status" = $1 where "id" = $2', true],
  ['delete from "operations" where "id" < $1', true],
  ['insert into "reviews" ("id", "status") values ($1, $2)', true],
  ['insert into "reviews" ("workspaceId", "id") values ($1, $2)', false],
  ['with old as (select "id" from "rowChanges") select 1', true],
  ['select * from "accounts" where "id" = $1', false],
])('the watch on statements decides about %s', (text, lacks) => {
  expect(lacksWorkspace(text)).toBe(lacks)
})
