/**
 * Keeps what was read of a list up to date from the recorded changes of rows: after a write, its total is not counted
 * again, and a page without changed rows is not read again.
 */
import { readChangesSince, type StoredChange } from './changes-since.ts'
import { keepMatches, type Matches, type Remembered } from './count-cache.ts'
import type { ListShape } from './list-sql.ts'
import { type CachedPage, keepPage, renewPage } from './page-cache.ts'
import { changePage, type Window } from './page-upkeep.ts'
import type { RowMatcher } from './row-matching.ts'
import type { Reading, Store } from './store.ts'
import type { AnyTable } from './tables.ts'

interface Upkeep {
  table: AnyTable
  workspaceId: number
  /** The workspace's revision, as just read. */
  current: number
  /** Tells which rows are in the list; undefined if only the database can. */
  toMatcher: () => RowMatcher | undefined
}

/** Larger search results are read in the order of the list. */
const maxIds = 5000

/** The present matches of a list; undefined if they must be counted again. */
export function* presentMatches(
  store: Store,
  shape: ListShape,
  values: readonly unknown[],
  { known, isSearch, table, workspaceId, current, toMatcher }: Upkeep & { known: Remembered; isSearch: boolean },
): Reading<Remembered | undefined> {
  const { revision, hits, counted } = known
  if (revision === current) return known
  const isMatch = shape.isCounted ? undefined : toMatcher()
  if (!isMatch) return undefined
  const since = yield* readChangesSince(store, table, workspaceId, { revision, current })
  if (!since) return undefined
  const present = applyChanges(hits, since.changes, { isMatch, kind: store.kind })
  // The fewer rows match, the longer it takes to find them without their ids, which counting again may get.
  if (isSearch && present.ids === undefined && present.total < counted / 2) return undefined
  const updated = { revision: since.revision, hits: present, counted }
  keepMatches(store, shape, values, updated)
  return updated
}

function applyChanges(
  hits: Matches,
  changes: readonly StoredChange[],
  { isMatch, kind }: { isMatch: RowMatcher; kind: Store['kind'] },
): Matches {
  let { total } = hits
  const changed = new Map<number, boolean>()
  for (const { rowId, before, after } of changes) {
    const [was, is] = [before !== null && isMatch(before), after !== null && isMatch(after)]
    total += Number(is) - Number(was)
    if (was !== is) changed.set(rowId, is)
  }
  if (changed.size === 0) return hits
  // PostgreSQL has no array of no rows.
  const ids = hits.total === 0 ? '' : hits.ids
  return { total, ids: ids === undefined ? undefined : changeIds(ids, changed, kind) }
}

/** A list of ids, as the database takes it: JSON on SQLite, an array on PostgreSQL. */
function changeIds(text: string, changed: ReadonlyMap<number, boolean>, kind: Store['kind']): string | undefined {
  const ids = new Set(text.slice(1, -1).split(',').filter(Boolean).map(Number))
  for (const [id, is] of changed)
    if (is) ids.add(id)
    else ids.delete(id)
  if (ids.size > maxIds) return undefined
  const joined = [...ids].join(',')
  return kind === 'sqlite' ? `[${joined}]` : `{${joined}}`
}

/**
 * A page as it is now; undefined if it must be read again. It is kept if no change since has touched its list, and
 * changed where its window is known, and its rows are certainly of its revision: on PostgreSQL they may be newer.
 */
export function* presentPage(
  store: Store,
  key: string,
  page: CachedPage,
  { window, table, workspaceId, current, toMatcher }: Upkeep & { window?: Window },
): Reading<CachedPage | undefined> {
  const { revision, total } = page
  if (revision === current) return page
  // An empty list may be filled with demo rows, which are not recorded.
  const isMatch = total > 0 ? toMatcher() : undefined
  if (!isMatch) return undefined
  const since = yield* readChangesSince(store, table, workspaceId, { revision, current })
  if (!since) return undefined
  const isTouched = since.changes.some(({ before, after }) => (before !== null && isMatch(before)) || (after !== null && isMatch(after)))
  if (!isTouched) return renewPage(page, since.revision)
  const changed = window && store.kind === 'sqlite' ? changePage(table, page, since.changes, { ...window, isMatch }) : undefined
  return changed && keepPage(store, key, since.revision, changed)
}
