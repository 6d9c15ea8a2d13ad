import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Reserves words; returns false, and writes nothing, if there are fewer than `least`. */
const reserveWords = `
create function reserve_words(account bigint, run text, least_words bigint, most_words bigint, now text, until text)
returns boolean language plpgsql as $$
declare
  available bigint;
  wanted bigint;
  part bigint;
  source record;
begin
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
 * Begins runs, one after the other, so that several of one account are decided exactly. Each statement of a volatile
 * function reads what was committed before it: the accounts are locked first, in order of ID, then read.
 */
const beginRuns = `
create function begin_runs(inputs json) returns setof json language plpgsql as $$
declare
  input json;
  quota json;
  run "textRuns";
  place integer;
  number_found bigint;
  found_text text;
  words record;
begin
  perform 1 from "accounts" where "id" in (select (each->'run'->>'accountId')::bigint from json_array_elements(inputs) as each)
    order by "id" for no key update;
  <<each_input>>
  for input in select value from json_array_elements(inputs) loop
    run := json_populate_record(null::"textRuns", input->'run');
    if run."idempotencyKey" is not null then
      select "id" into found_text from "textRuns" where "accountId" = run."accountId" and "idempotencyKey" = run."idempotencyKey";
      if found then
        return next json_build_object('outcome', 'SAME_KEY', 'id', found_text);
        continue;
      end if;
    end if;
    if (input->>'mayRepeat')::boolean then
      select "id" into found_text from "textRuns"
        where "accountId" = run."accountId" and ("id" = run."redoOf" or "redoOf" = run."redoOf") and "inputHash" = run."inputHash"
        and "status" in ('DONE', 'RUNNING') order by "createdAt" desc limit 1;
      if found then
        return next json_build_object('outcome', 'REPEAT', 'id', found_text);
        continue;
      end if;
    end if;
    select count(*) into number_found from "textRuns" where "accountId" = run."accountId" and "status" = 'RUNNING';
    if number_found >= (input->>'maxRunning')::bigint then
      return next json_build_object('outcome', 'TOO_MANY_RUNS');
      continue;
    end if;
    if run."documentId" is not null then
      perform 1 from "documents" where "id" = run."documentId" and "accountId" = run."accountId";
      if not found then
        return next json_build_object('outcome', 'NO_DOCUMENT');
        continue;
      end if;
    end if;
    run."isFree" := 0;
    if (input->>'mayBeFree')::boolean then
      select count(*) into number_found from "textRuns" where "redoOf" = run."redoOf" and "isFree" = 1;
      if number_found < (input->>'freeRedos')::bigint then
        run."isFree" := 1;
      end if;
    end if;
    if run."isFree" = 1 then
      select count(*), min("createdAt") into number_found, found_text from "textRuns"
        where "accountId" = run."accountId" and "isFree" = 1 and "createdAt" > input->>'freeSince';
      if number_found >= (input->>'freeRuns')::bigint then
        return next json_build_object('outcome', 'FREE_RUNS_EXCEEDED', 'from', found_text);
        continue;
      end if;
    else
      place := 0;
      for quota in select value from json_array_elements(input->'quotas') loop
        select "until" into found_text from "throttles"
          where "key" = quota->>'key' and "failures" >= (quota->>'count')::bigint and "until" > run."createdAt";
        if found then
          return next json_build_object('outcome', 'UNCHARGED_RUNS_EXCEEDED', 'quota', place, 'until', found_text);
          continue each_input;
        end if;
        place := place + 1;
      end loop;
    end if;
    if not reserve_words(
      run."accountId", run."id",
      case run."isFree" when 1 then 0 else (input->>'least')::bigint end, case run."isFree" when 1 then 0 else (input->>'most')::bigint end,
      run."createdAt", input->>'reservedUntil'
    ) then
      select coalesce(sum("remaining") filter (where "temporary" = 0), 0) as lasting, coalesce(sum("remaining") filter (where "temporary" = 1), 0) as passing
        into words from "wordGrants"
        where "accountId" = run."accountId" and "remaining" > 0 and ("expiresAt" is null or "expiresAt" > run."createdAt");
      return next json_build_object('outcome', 'NOT_ENOUGH_WORDS', 'durWordsLeft', words.lasting, 'tempWordsLeft', words.passing);
      continue;
    end if;
    insert into "textRuns" select run.*;
    return next json_build_object('outcome', 'BEGUN', 'isFree', run."isFree" = 1);
  end loop;
end $$`

/** On PostgreSQL, runs are begun by a function, so that many share one round trip and one commit. */
export const up: Migration['up'] = async (db, kind) => {
  if (kind === 'sqlite') return
  await sql.raw(reserveWords).execute(db)
  await sql.raw(beginRuns).execute(db)
}
