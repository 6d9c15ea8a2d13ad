/** Sorting: a primary key on the server, and a secondary key for equal rows of a page. */

export type Order = 'ASC' | 'DESC'

export interface SortKey<Sort extends string> {
  sort: Sort
  order: Order
}

export interface Sorting<Sort extends string> extends SortKey<Sort> {
  second?: SortKey<Sort>
}

const opposite = (order: Order): Order => (order === 'ASC' ? 'DESC' : 'ASC')

/** Cycles through ascending, descending, and default order. */
export function nextSort<Sort extends string>(present: Sorting<Sort>, defaultSort: SortKey<Sort>, sort: Sort): Sorting<Sort> {
  if (sort !== present.sort) return { sort, order: 'ASC' }
  if (sort !== defaultSort.sort && present.order === 'DESC') return defaultSort
  return { ...present, order: opposite(present.order) }
}

/** Cycles the secondary key; on the primary column, only reverses it. */
export function nextSecondarySort<Sort extends string>(present: Sorting<Sort>, sort: Sort): Sorting<Sort> {
  const { second, ...first } = present
  if (sort === first.sort) return { ...present, order: opposite(first.order) }
  if (second?.sort !== sort) return { ...first, second: { sort, order: 'ASC' } }
  return second.order === 'ASC' ? { ...first, second: { sort, order: 'DESC' } } : first
}

// Case-insensitive, like the server.
const words = new Intl.Collator('en', { sensitivity: 'accent' })

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return words.compare(String(a ?? ''), String(b ?? ''))
}

/** The field may be nested, as in `client.name`. */
const valueIn = (row: object, field: string) =>
  field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], row)

/** All rows, sorted by both keys; equal rows keep their order. */
export function sortRows<Sort extends string, Row extends object>(
  rows: readonly Row[],
  sorting: Sorting<Sort>,
  fields: Record<Sort, string>,
): Row[] {
  const field = fields[sorting.sort]
  const turn = sorting.order === 'ASC' ? 1 : -1
  return sortEqual(
    rows.toSorted((a, b) => turn * compare(valueIn(a, field), valueIn(b, field))),
    sorting,
    fields,
  )
}

/** Sorts ties of the primary key by the secondary key; `fields` names the field of each key, such as `total` or `client.name`. */
export function sortEqual<Sort extends string, Row extends object>(
  rows: readonly Row[],
  { sort, second }: Sorting<Sort>,
  fields: Record<Sort, string>,
): Row[] {
  if (!second) return [...rows]
  const valueOf = (row: Row, key: Sort) => valueIn(row, fields[key])
  const turn = second.order === 'ASC' ? 1 : -1
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group?.[0] && compare(valueOf(group[0], sort), valueOf(row, sort)) === 0) group.push(row)
    else groups.push([row])
  }
  return groups.flatMap(group => group.toSorted((a, b) => turn * compare(valueOf(a, second.sort), valueOf(b, second.sort))))
}
