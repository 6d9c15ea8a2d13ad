/** What the team of the administrator's demo workspace did over the past three days. */
import { hourMs, minuteMs } from '../server/time.ts'
import { seeds } from './index.ts'

type Row = Record<string, unknown> & { id: number }

interface Entry {
  hoursAgo: number
  by: 'admin@demo.com' | 'client@demo.com' | ''
  door: 'ui' | 'graphql' | 'system'
  area: string
  /** Where operations of the area have codes. */
  action?: string
  summary: string
  table: string
  /** The row that was changed, as the workspace has it now. */
  is: (row: Row) => boolean
  /** Values before the change; null where the row was added. */
  before: Record<string, unknown> | null
}

const team = { admin: 'admin@demo.com', client: 'client@demo.com' } as const
const review = (id: number) => ({
  area: 'REVIEWS',
  action: 'REVIEW_PUBLISHED',
  summary: 'Published a review',
  table: 'reviews',
  is: (row: Row) => row.id === id,
})
const order = (summary: string, is: Entry['is']) => ({ area: 'ORDERS', summary, table: 'orders', is })
const product = (summary: string, id: number) => ({ area: 'PRODUCTS', summary, table: 'products', is: (row: Row) => row.id === id })
const user = (summary: string, status: string) => ({ area: 'USERS', summary, table: 'users', is: (row: Row) => row.status === status })
const pending = { status: 'PENDING' }

const entries: Entry[] = [
  { hoursAgo: 0.3, by: team.admin, door: 'ui', ...review(45), before: pending },
  { hoursAgo: 0.5, by: team.admin, door: 'ui', ...review(44), before: pending },
  { hoursAgo: 1.4, by: team.client, door: 'ui', ...product('Changed a product', 12), before: { price: 5900 } },
  {
    hoursAgo: 2.7,
    by: team.client,
    door: 'ui',
    ...order('Moved an order along', ({ status }) => status === 'OUT_FOR_DELIVERY'),
    before: { status: 'DISPATCHED' },
  },
  {
    hoursAgo: 4.1,
    by: team.admin,
    door: 'ui',
    area: 'CUSTOMERS',
    summary: 'Changed a customer',
    table: 'customers',
    is: ({ id }) => id === 17,
    before: { contact: '' },
  },
  { hoursAgo: 6.6, by: '', door: 'system', ...product('Published a product on its day', 54), before: { status: 'SCHEDULED' } },
  { hoursAgo: 8.2, by: team.admin, door: 'ui', ...user('Invited a user', 'PENDING'), before: null },
  {
    hoursAgo: 21.5,
    by: team.client,
    door: 'graphql',
    ...order('Noted a tracking number', ({ status }) => status === 'DISPATCHED'),
    before: { trackingNumber: '' },
  },
  { hoursAgo: 23.1, by: team.admin, door: 'ui', ...product('Published a product', 31), before: { status: 'INACTIVE' } },
  { hoursAgo: 29.8, by: team.admin, door: 'ui', ...user('Suspended a user', 'INACTIVE'), before: { status: 'ACTIVE' } },
  {
    hoursAgo: 46.3,
    by: team.client,
    door: 'graphql',
    area: 'ANALYTICS',
    summary: 'Changed a project',
    table: 'projects',
    is: ({ id }) => id === 2,
    before: { progress: 35 },
  },
  { hoursAgo: 52.9, by: team.client, door: 'ui', ...product('Changed a product', 8), before: { tags: ['desk'] } },
  { hoursAgo: 70.4, by: team.admin, door: 'ui', ...review(41), before: pending },
]

/** Oldest first; each change leads to the row as it is in the workspace, so it can be undone like any other. */
export const historyEntries = (now: Date) =>
  entries.toReversed().map(({ hoursAgo, by, door, area, action, summary, table, is, before }) => {
    const row = seeds
      .find(seed => seed.table === table)
      ?.rows(now)
      .map(each => ({ version: 1, ...each }) as unknown as Row) // every seeded row has an id
      .find(is)
    if (!row) throw new Error(`The seed has no row of ${table} for "${summary}"`)
    const at = new Date(Math.floor((now.getTime() - hoursAgo * hourMs) / minuteMs) * minuteMs + ((row.id * 7) % 60) * 1000)
    return { at: at.toISOString(), actor: by, door, area, action, summary, table, after: row, before: before && { ...row, ...before } }
  })
