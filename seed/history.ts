/** History of the administrator's demo workspace over the past three days. */
import { projects } from '../server/areas/analytics/tables.ts'
import { customers } from '../server/areas/customers/tables.ts'
import { orders } from '../server/areas/orders/tables.ts'
import { products } from '../server/areas/products/tables.ts'
import { reviews } from '../server/areas/reviews/tables.ts'
import { users } from '../server/areas/users/tables.ts'
import { seedRows } from '../server/db/demo-rows.ts'
import { type AnyTable, nameRow } from '../server/db/tables.ts'
import { formatMessage } from '../server/messages/format.ts'
import { operations } from '../server/messages/operations.ts'
import { hourMs, minuteMs } from '../server/time.ts'

type Row = Record<string, unknown> & { id: number }

interface Entry {
  hoursAgo: number
  by: 'admin@demo.com' | 'client@demo.com' | ''
  source: 'ui' | 'graphql' | 'system'
  area: string
  action: string
  table: AnyTable
  /** The changed row, as it is now. */
  is: (row: Row) => boolean
  /** Values before the change; null if the row was added. */
  before: Record<string, unknown> | null
}

const team = { admin: 'admin@demo.com', client: 'client@demo.com' } as const
const review = (id: number) => ({
  area: 'REVIEWS',
  action: 'REVIEW_PUBLISHED',
  table: reviews,
  is: (row: Row) => row.id === id,
})
const order = (action: string, is: Entry['is']) => ({ area: 'ORDERS', action, table: orders, is })
const product = (action: string, id: number) => ({ area: 'PRODUCTS', action, table: products, is: (row: Row) => row.id === id })
const user = (action: string, status: string) => ({ area: 'USERS', action, table: users, is: (row: Row) => row.status === status })
const pending = { status: 'PENDING' }

const entries: Entry[] = [
  { hoursAgo: 0.3, by: team.admin, source: 'ui', ...review(45), before: pending },
  { hoursAgo: 0.5, by: team.admin, source: 'ui', ...review(44), before: pending },
  { hoursAgo: 1.4, by: team.client, source: 'ui', ...product('PRODUCT_UPDATED', 12), before: { price: 5900 } },
  {
    hoursAgo: 2.7,
    by: team.client,
    source: 'ui',
    ...order('ORDER_OUT_FOR_DELIVERY', ({ status }) => status === 'OUT_FOR_DELIVERY'),
    before: { status: 'DISPATCHED' },
  },
  {
    hoursAgo: 4.1,
    by: team.admin,
    source: 'ui',
    area: 'CUSTOMERS',
    action: 'CUSTOMER_UPDATED',
    table: customers,
    is: ({ id }) => id === 17,
    before: { contact: '' },
  },
  { hoursAgo: 6.6, by: '', source: 'system', ...product('PRODUCT_PUBLISHED_AS_SCHEDULED', 54), before: { status: 'SCHEDULED' } },
  { hoursAgo: 8.2, by: team.admin, source: 'ui', ...user('USER_INVITED', 'PENDING'), before: null },
  {
    hoursAgo: 21.5,
    by: team.client,
    source: 'graphql',
    ...order('ORDER_TRACKING_UPDATED', ({ status }) => status === 'DISPATCHED'),
    before: { trackingNumber: '' },
  },
  { hoursAgo: 23.1, by: team.admin, source: 'ui', ...product('PRODUCT_PUBLISHED', 31), before: { status: 'INACTIVE' } },
  { hoursAgo: 29.8, by: team.admin, source: 'ui', ...user('USER_SUSPENDED', 'INACTIVE'), before: { status: 'ACTIVE' } },
  {
    hoursAgo: 46.3,
    by: team.client,
    source: 'graphql',
    area: 'ANALYTICS',
    action: 'PROJECT_UPDATED',
    table: projects,
    is: ({ id }) => id === 2,
    before: { progress: 35 },
  },
  { hoursAgo: 52.9, by: team.client, source: 'ui', ...product('PRODUCT_UPDATED', 8), before: { tags: ['desk'] } },
  { hoursAgo: 70.4, by: team.admin, source: 'ui', ...review(41), before: pending },
]

/** Oldest first; each change leads to the row's current state, so it can be undone. */
export const historyEntries = (now: Date) =>
  entries.toReversed().map(({ hoursAgo, by, source, area, action, table, is, before }) => {
    const row = seedRows(table, now)
      .map(each => ({ version: 1, ...each }) as unknown as Row) // every seeded row has an id
      .find(is)
    if (!row) throw new Error(`The seed has no row of ${table.name} for ${action}`)
    const at = new Date(Math.floor((now.getTime() - hoursAgo * hourMs) / minuteMs) * minuteMs + ((row.id * 7) % 60) * 1000)
    const params = { count: 1, name: nameRow(table, row) }
    const summary = formatMessage(operations, action, params) ?? action
    return {
      at: at.toISOString(),
      actor: by,
      source,
      area,
      action,
      params,
      summary,
      table: table.name,
      after: row,
      before: before && { ...row, ...before },
    }
  })
