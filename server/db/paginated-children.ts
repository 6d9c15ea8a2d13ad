/** Nested lists: one page of rows for each parent, in one query. */
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../context.ts'
import { ensureFilled } from './demo-rows.ts'
import { type PageArgs, pageBounds } from './rows.ts'
import { type AnyTable, columnNames, decodeRow, type RowOf } from './tables.ts'

interface RowPage<R> {
  items: R[]
  total: number
}

/** The page for each parent, for `batched`: parents with the same arguments share one query. */
export async function loadPages<T extends AnyTable>(
  ctx: Context,
  table: T,
  column: string,
  requests: readonly { owner: string | number; page?: PageArgs | null | undefined }[],
  order: { column: string; order: 'ASC' | 'DESC' },
): Promise<RowPage<RowOf<T>>[]> {
  const answers = new Map<(typeof requests)[number], RowPage<RowOf<T>>>()
  const same = Map.groupBy(requests, ({ page }) => JSON.stringify(pageBounds(page)))
  for (const group of same.values()) {
    const owners = [...new Set(group.map(({ owner }) => owner))]
    const pages = await listRowsOf(ctx, table, column, owners, { order, page: group[0]?.page })
    for (const request of group) answers.set(request, pages[owners.indexOf(request.owner)] ?? { items: [], total: 0 })
  }
  return requests.map(request => answers.get(request) ?? { items: [], total: 0 })
}

/** The page of each parent's rows, in the given order; ties by id. */
async function listRowsOf<T extends AnyTable>(
  ctx: Context,
  table: T,
  owner: string,
  owners: readonly (string | number)[],
  { order, page }: { order: { column: string; order: 'ASC' | 'DESC' }; page?: PageArgs | null | undefined },
): Promise<RowPage<RowOf<T>>[]> {
  await ensureFilled(ctx, table)
  const { limit, offset } = pageBounds(page)
  const direction = sql.raw(order.order)
  const key = sql.ref(owner)
  const { rows } = await sql<Record<string, unknown>>`
    select * from (
      select ${sql.join(columnNames(table).map(each => sql.ref(each)))}, ${key} as "ownerKey",
        row_number() over (partition by ${key} order by ${sql.ref(order.column)} ${direction}, id ${direction}) as "place",
        count(*) over (partition by ${key}) as "total"
      from ${sql.table(table.name)} where ${sql.ref('workspaceId')} = ${workspaceOf(ctx).id} and ${key} in (${sql.join([...owners])})
    ) as placed
    where ("place" > ${offset} and "place" <= ${offset + limit}) or "place" = 1
    order by "ownerKey", "place"`.execute(ctx.db)
  const pages = new Map<unknown, RowPage<RowOf<T>>>()
  for (const { ownerKey, place, total, ...row } of rows) {
    const found = pages.get(ownerKey) ?? { items: [], total: Number(total) }
    pages.set(ownerKey, found)
    // The first row of each parent is always read, because it carries the total.
    if (Number(place) > offset) found.items.push(decodeRow(table, row) as unknown as RowOf<T>) // the table's columns
  }
  return owners.map(each => pages.get(each) ?? { items: [], total: 0 })
}
