import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Indexes of columns that are mostly null, which leave those rows out from now on. */
const partial = [
  { name: 'wordEntries_order', on: 'wordEntries', columns: ['outTradeNo'], isSet: 'outTradeNo' },
  { name: 'textRuns_redo', on: 'textRuns', columns: ['redoOf'], isSet: 'redoOf' },
  { name: 'textRuns_document', on: 'textRuns', columns: ['documentId', 'accountId', 'createdAt', 'id'], isSet: 'documentId' },
  { name: 'textRuns_key', on: 'textRuns', columns: ['accountId', 'idempotencyKey'], isSet: 'idempotencyKey', unique: true },
]

/** As in migration 210, with a short way for what nearly every run needs: all words out of one grant. */
const reserveWords = `
create or replace function reserve_words(account bigint, run text, least_words bigint, most_words bigint, now text, until text)
returns boolean language plpgsql as $$
declare
  available bigint;
  wanted bigint;
  part bigint;
  source record;
  enough bigint;
begin
  if most_words > 0 and most_words >= least_words then
    update "wordGrants" set "remaining" = "remaining" - most_words
      where "id" = (
        select "id" from "wordGrants"
        where "accountId" = account and "remaining" > 0 and ("expiresAt" is null or "expiresAt" > now)
        order by "temporary" desc, "expiresAt", "id" limit 1
      ) and "remaining" >= most_words
      returning "id" into enough;
    if found then
      insert into "reservations" ("runId", "accountId", "words", "state", "expiresAt") values (run, account, most_words, 'reserved', until);
      insert into "wordEntries" ("accountId", "grantId", "words", "kind", "runId", "at") values (account, enough, -most_words, 'RESERVE', run, now);
      return true;
    end if;
  end if;
  select coalesce(sum("remaining"), 0) into available from "wordGrants"
    where "accountId" = account and "remaining" > 0 and ("expiresAt" is null or "expiresAt" > now);
  if available < least_words then
    return false;
  end if;
  wanted := greatest(least(most_words, available), least_words);
  insert into "reservations" ("runId", "accountId", "words", "state", "expiresAt") values (run, account, wanted, 'reserved', until);
  if wanted = 0 then
    return true;
  end if;
  for source in select "id", "remaining" from "wordGrants"
    where "accountId" = account and "remaining" > 0 and ("expiresAt" is null or "expiresAt" > now)
    order by "temporary" desc, "expiresAt", "id" loop
    part := least(wanted, source."remaining");
    update "wordGrants" set "remaining" = "remaining" - part where "id" = source."id";
    insert into "wordEntries" ("accountId", "grantId", "words", "kind", "runId", "at") values (account, source."id", -part, 'RESERVE', run, now);
    wanted := wanted - part;
    exit when wanted = 0;
  end loop;
  return true;
end $$`

/**
 * A run writes fewer index pages: they are most of what its commit writes. Entries of words no longer refer to their
 * grant by a foreign key, which needed an index of its own; both are deleted with their account only, and
 * `npm run reconcile` compares them.
 */
export const up: Migration['up'] = async (db, kind) => {
  if (kind === 'sqlite') await rebuildEntries(db)
  else {
    await sql.raw('alter table "wordEntries" drop constraint "wordEntries_grantId_fkey"').execute(db)
    // Leaves room on each page for the next version of a row, whose balance changes with every run.
    await sql.raw('alter table "wordGrants" set (fillfactor = 50)').execute(db)
    await sql.raw(reserveWords).execute(db)
  }
  await db.schema.dropIndex('wordEntries_grant').ifExists().execute()
  for (const { name, on, columns, isSet, unique } of partial) {
    await db.schema.dropIndex(name).ifExists().execute()
    const index = db.schema.createIndex(name).on(on).columns(columns).where(sql.ref(isSet), 'is not', null)
    await (unique ? index.unique() : index).execute()
  }
}

/** SQLite cannot drop a foreign key. */
async function rebuildEntries(db: Parameters<Migration['up']>[0]) {
  const text = textType('sqlite')
  await db.schema
    .createTable('wordEntriesNew')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('accountId', 'bigint', column => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('grantId', 'bigint', column => column.notNull())
    .addColumn('words', 'bigint', column => column.notNull())
    .addColumn('kind', text, column => column.notNull())
    .addColumn('runId', text)
    .addColumn('at', text, column => column.notNull())
    .addColumn('outTradeNo', text)
    .execute()
  const columns = sql.join(['id', 'accountId', 'grantId', 'words', 'kind', 'runId', 'at', 'outTradeNo'].map(name => sql.ref(name)))
  await sql`insert into ${sql.table('wordEntriesNew')} (${columns}) select ${columns} from ${sql.table('wordEntries')}`.execute(db)
  await db.schema.dropTable('wordEntries').execute()
  await db.schema.alterTable('wordEntriesNew').renameTo('wordEntries').execute()
  await db.schema.createIndex('wordEntries_account').on('wordEntries').columns(['accountId', 'id']).execute()
  await db.schema.createIndex('wordEntries_run').on('wordEntries').columns(['runId']).execute()
}
