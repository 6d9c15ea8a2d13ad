/** The recorded row changes of a table since an earlier revision of its workspace. */
import type { Reading, Row, Store } from './store.ts'
import { type AnyTable, encodeRow, type Stored } from './tables.ts'

export interface StoredChange {
  rowId: number
  before: Stored | null
  after: Stored | null
}

interface ChangesSince {
  /** The revision up to which there are changes. */
  revision: number
  /** Those of the table, in order. */
  changes: readonly StoredChange[]
}

/** Evaluating more changes takes longer than counting anew. Bytes are those of all operations since, as recorded. */
const max = { changes: 1000, bytes: 500_000 }

/** The latest results, because many lists of a table are read after a write. */
const maxRemembered = 10
const memories = new WeakMap<Store, Map<string, ChangesSince>>()

const texts = { sqlite: textOf(() => '?'), postgres: textOf(number => `$${number}`) }

/**
 * One statement, because operations may be deleted at any time. Only a revision with its own operation recorded what it
 * changed: a reset and other writes without undo have none, nor have operations that were deleted since.
 */
function textOf(sign: (number: number) => string): string {
  let count = 0
  const next = () => sign((count += 1))
  const isComplete = () => `since.operations = workspace.revision - ${next()} and since.bytes <= ${next()}`
  // Joined text keeps the planner from the index of the table's rows, which would read its whole history.
  return `select workspace.revision, case when ${isComplete()} then 1 else 0 end as "isComplete",
    change."rowId", change."before", change."after"
    from workspaces as workspace
    cross join (select count(*) as operations, coalesce(sum(bytes), 0) as bytes from operations where "workspaceId" = ${next()} and id > ${next()}) as since
    left join "rowChanges" as change on ${isComplete()}
      and change."workspaceId" = ${next()} and change."operationId" > ${next()} and change."tableName" || '' = ${next()}
    where workspace.id = ${next()}
    order by change."operationId", change.position limit ${max.changes + 1}`
}

/**
 * All changes of the table's rows since the revision; undefined if they are too many, or not all are recorded. `current`
 * is the workspace's revision, as just read.
 */
export function* readChangesSince(
  store: Store,
  table: AnyTable,
  workspaceId: number,
  { revision, current }: { revision: number; current: number },
): Reading<ChangesSince | undefined> {
  let memory = memories.get(store)
  if (!memory) memories.set(store, (memory = new Map<string, ChangesSince>()))
  const key = `${table.name} ${workspaceId} ${revision}`
  const known = memory.get(key)
  if (known?.revision === current) return known
  const [since, complete] = [
    [workspaceId, revision],
    [revision, max.bytes],
  ]
  const rows = yield [texts[store.kind], [...complete, ...since, ...complete, ...since, table.name, workspaceId]]
  const [first] = rows
  if (Number(first?.isComplete) !== 1 || rows.length > max.changes) return undefined
  const found = { revision: Number(first?.revision), changes: first?.rowId === null ? [] : rows.map(row => decode(table, row)) }
  memory.delete(key)
  memory.set(key, found)
  const [oldest] = memory.keys()
  if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest)
  return found
}

/** Forgets what was read. */
export const forgetChanges = (store: Store): boolean => memories.delete(store)

function decode(table: AnyTable, { rowId, before, after }: Row): StoredChange {
  const stored = (text: unknown) => (typeof text === 'string' ? encodeRow(table, JSON.parse(text) as Row) : null) // written by `write`
  return { rowId: Number(rowId), before: stored(before), after: stored(after) }
}
