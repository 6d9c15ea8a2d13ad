/** History of the administrator's demo workspace over the past week. */
import { projects } from '../server/areas/analytics/tables.ts'
import { customers } from '../server/areas/customers/tables.ts'
import { invoices } from '../server/areas/invoices/tables.ts'
import { orders } from '../server/areas/orders/tables.ts'
import { permissions } from '../server/areas/permissions/tables.ts'
import { ownCategories, products } from '../server/areas/products/tables.ts'
import { profiles } from '../server/areas/profile/tables.ts'
import { referrals } from '../server/areas/referrals/tables.ts'
import { reviews } from '../server/areas/reviews/tables.ts'
import { roles } from '../server/areas/roles/tables.ts'
import { users } from '../server/areas/users/tables.ts'
import { seedRows } from '../server/db/demo-rows.ts'
import { type AnyTable, nameRow } from '../server/db/tables.ts'
import { formatMessage } from '../server/messages/format.ts'
import { operations } from '../server/messages/operations.ts'
import { hourMs, minuteMs } from '../server/time.ts'

type Row = Record<string, unknown> & { id: number }

/** A row that was changed, as it is now, and its values before the change; null if it was added. */
interface Change {
  area: string
  action: string
  table: AnyTable
  pick: (rows: readonly Row[]) => Row | undefined
  before: Record<string, unknown> | null
  params?: Record<string, unknown>
}

interface Entry extends Change {
  hoursAgo: number
  by: 'admin@demo.com' | 'client@demo.com' | ''
  source: 'ui' | 'graphql' | 'rest' | 'system'
}

const byId = (id: number) => (rows: readonly Row[]) => rows.find(row => row.id === id)
/** The newest rows with these values, counted from 0. */
const newest =
  (values: Record<string, unknown>, index = 0) =>
  (rows: readonly Row[]) =>
    rows.filter(row => Object.entries(values).every(([name, value]) => row[name] === value)).at(-1 - index)

const admin = (hoursAgo: number, change: Change): Entry => ({ hoursAgo, by: 'admin@demo.com', source: 'ui', ...change })
const client = (hoursAgo: number, change: Change, source: Entry['source'] = 'ui'): Entry => ({
  hoursAgo,
  by: 'client@demo.com',
  source,
  ...change,
})

const published = (id: number): Change => ({
  area: 'REVIEWS',
  action: 'REVIEW_PUBLISHED',
  table: reviews,
  pick: byId(id),
  before: { status: 'PENDING' },
})
const order = (action: string, pick: Change['pick'], before: Change['before']): Change => ({
  area: 'ORDERS',
  action,
  table: orders,
  pick,
  before,
})
const product = (action: string, id: number, before: Change['before'], params = {}): Change => ({
  area: 'PRODUCTS',
  action,
  table: products,
  pick: byId(id),
  before,
  params,
})
const user = (action: string, pick: Change['pick'], before: Change['before']): Change => ({
  area: 'USERS',
  action,
  table: users,
  pick,
  before,
})
const customer = (action: string, pick: Change['pick'], before: Change['before']): Change => ({
  area: 'CUSTOMERS',
  action,
  table: customers,
  pick,
  before,
})
const referral = (action: string, status: string, index: number): Change => ({
  area: 'REFERRALS',
  action,
  table: referrals,
  pick: newest({ status }, index),
  before: { status: 'UNPAID' },
})
const invoice = (action: string, pick: Change['pick'], before: Change['before']): Change => ({
  area: 'INVOICES',
  action,
  table: invoices,
  pick,
  before,
})

/** The latest first; each row appears once, so that every change can be undone. */
const entries: Entry[] = [
  admin(0.3, published(45)),
  admin(0.5, published(44)),
  client(1.4, product('PRODUCT_UPDATED', 12, { price: 5900 })),
  client(2.7, order('ORDER_OUT_FOR_DELIVERY', newest({ status: 'OUT_FOR_DELIVERY' }, 1), { status: 'DISPATCHED' })),
  admin(4.1, customer('CUSTOMER_UPDATED', byId(17), { contact: '' })),
  { ...admin(6.6, product('PRODUCT_PUBLISHED_AS_SCHEDULED', 54, { status: 'SCHEDULED' })), by: '', source: 'system' },
  admin(8.2, user('USER_INVITED', newest({ status: 'PENDING' }), null)),
  admin(23.1, product('PRODUCT_PUBLISHED', 31, { status: 'INACTIVE' })),
  client(25.3, invoice('INVOICE_CREATED', newest({ status: 'DRAFT' }), null)),
  client(26.8, product('PRODUCT_RESTOCKED_WITH_NOTE', 1, { qty: 6 }, { pieces: 40, note: 'Monday delivery' })),
  admin(28.3, { area: 'PROFILE', action: 'PROFILE_UPDATED', table: profiles, pick: byId(1), before: { designation: 'Editor' } }),
  admin(29.8, user('USER_SUSPENDED', newest({ status: 'INACTIVE' }), { status: 'ACTIVE' })),
  { ...client(31.4, product('PRODUCT_PRICE_CHANGED', 22, { price: 2600 })), source: 'rest' },
  client(34.6, order('ORDER_PAID', newest({ payment: 'PAID', status: 'READY_TO_PICKUP' }), { payment: 'PENDING' }), 'rest'),
  admin(41.2, invoice('INVOICE_UPDATED', newest({ status: 'DRAFT' }, 1), { thanks: '' })),
  client(46.3, { area: 'ANALYTICS', action: 'PROJECT_UPDATED', table: projects, pick: byId(2), before: { progress: 35 } }, 'graphql'),
  admin(55.5, { area: 'PRODUCTS', action: 'CATEGORY_UPDATED', table: ownCategories, pick: byId(16), before: { title: 'Clocks' } }),
  admin(70.4, published(41)),
  admin(73.8, referral('REFERRAL_REJECTED', 'REJECTED', 0)),
  client(78.2, order('ORDER_REFUNDED', newest({ payment: 'CANCELLED', status: 'DELIVERED' }), { payment: 'PAID', refunded: 0 })),
  admin(81.6, user('USER_UPDATED', byId(19), { role: 'EDITOR' })),
  {
    ...admin(95.4, {
      area: 'PERMISSIONS',
      action: 'PERMISSION_UPDATED',
      table: permissions,
      pick: byId(8),
      before: { assignedTo: ['ADMINISTRATOR'] },
    }),
  },
  client(108.6, product('PRODUCT_PRICE_CHANGED', 40, { price: 1900 })),
  admin(121.7, { area: 'ROLES', action: 'ROLE_UPDATED', table: roles, pick: byId(4), before: { name: 'Caretaker' } }),
  admin(143.9, product('PRODUCT_PUBLISHED', 28, { status: 'INACTIVE' })),
]

/** Oldest first; each change leads to the row's current state, so it can be undone. */
export const historyEntries = (now: Date) =>
  entries.toReversed().map(({ hoursAgo, by, source, area, action, table, pick, before, params: extra }) => {
    const rows = seedRows(table, now).map(each => ({ version: 1, ...each }) as unknown as Row) // every seeded row has an id
    const row = pick(rows)
    if (!row) throw new Error(`The seed has no row of ${table.name} for ${action}`)
    const at = new Date(Math.floor((now.getTime() - hoursAgo * hourMs) / minuteMs) * minuteMs + ((row.id * 7) % 60) * 1000)
    const params = { count: 1, name: nameRow(table, row), ...extra }
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
