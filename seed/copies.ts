/** Variation rules for large workspaces: how copies of seed rows differ, deterministic by id. */
import { courseSections, courseTopics, courses } from '../server/areas/academy/tables.ts'
import { projects } from '../server/areas/analytics/tables.ts'
import { calendarEvents } from '../server/areas/calendar/tables.ts'
import { contacts } from '../server/areas/chat/tables.ts'
import { customers } from '../server/areas/customers/tables.ts'
import { emails } from '../server/areas/email/tables.ts'
import { invoices } from '../server/areas/invoices/tables.ts'
import { vehicles } from '../server/areas/logistics/tables.ts'
import { orderEvents, orderItems, orders } from '../server/areas/orders/tables.ts'
import { permissions } from '../server/areas/permissions/tables.ts'
import { products } from '../server/areas/products/tables.ts'
import { referrals } from '../server/areas/referrals/tables.ts'
import { reviews } from '../server/areas/reviews/tables.ts'
import { sales } from '../server/areas/sales/tables.ts'
import { users } from '../server/areas/users/tables.ts'
import type { AnyTable } from '../server/db/tables.ts'
import { createdColumns } from '../server/areas/permissions/labels.ts'
import { dayMs, minuteMs } from '../server/time.ts'
import { buyers } from './buyers.ts'

type Row = Record<string, unknown>

export interface CopiedTable {
  table: AnyTable
  /** Columns that reference copied rows, and the table of those. */
  refers?: Record<string, AnyTable>
  /** Values that differ in the copy with this id; `refers` has the ids of the copied references. */
  vary: (row: Row, id: number) => Row
}

export interface CopiedList {
  /** The list's own table, followed by those of its child rows. */
  tables: [CopiedTable, ...CopiedTable[]]
  /** Maximum number of rows, and what limits it; five million by default. */
  limit?: { rows: number; because: string }
}

const someYears = 700

/** An integer below `below`, deterministic by id and purpose. */
function roll(id: number, purpose: number, below: number): number {
  let mixed = Math.imul(id * 8191 + purpose * 131 + 11, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below
}

/** The same time on an earlier day; a date stays a date. */
function earlier(value: unknown, id: number): unknown {
  if (typeof value !== 'string' || value.startsWith('9999')) return value
  const back = roll(id, 1, someYears) * dayMs + (value.length > 10 ? roll(id, 2, 60) * minuteMs : 0)
  return new Date(Date.parse(value) - back).toISOString().slice(0, value.length)
}

const parts = buyers.map(({ key, name, email, country, countryName, address }) => {
  const [first = '', ...rest] = name.split(' ')
  const mail = email.slice(email.indexOf('@'))
  const [plainFirst = '', ...plainRest] = key.split('-')
  return { first, last: rest.join(' '), plainFirst, plainLast: plainRest.join('.'), mail, key, country, countryName, address }
})

/** A person with one customer's first name and another's last name, and a unique email address. */
function someone(id: number) {
  const one = parts[roll(id, 3, parts.length)] ?? parts[0]
  const other = parts[roll(id, 4, parts.length)] ?? one
  if (!one || !other) throw new Error('There are no buyers to name people after')
  const username = `${one.plainFirst}.${other.plainLast}.${id}`
  return {
    name: `${one.first} ${other.last}`,
    username,
    email: username + one.mail,
    avatar: `/art/people/${one.key}.svg`,
    country: one.country,
    countryName: one.countryName,
    address: one.address,
  }
}

const finishes = ['Ash', 'Birch', 'Clay', 'Copper', 'Fern', 'Graphite', 'Indigo', 'Linen', 'Moss', 'Oak', 'Pearl', 'Rust', 'Sand', 'Slate']

/** An amount in cents between 80% and 120% of the given one. */
const near = (cents: unknown, id: number) => Math.round((Number(cents) * (80 + roll(id, 5, 41))) / 100)

/** Lists that can be enlarged, by area. */
export const copiedLists: Record<string, CopiedList> = {
  academy: {
    tables: [
      {
        table: courses,
        vary: (row, id) => ({
          courseTitle: `${String(row.courseTitle)} ${id}`,
          ratingTenths: 30 + roll(id, 6, 21),
          ratingCount: roll(id, 7, 900),
          userCount: roll(id, 8, 5000),
          isFavorite: roll(id, 9, 12) === 0,
        }),
      },
      { table: courseSections, refers: { courseId: courses }, vary: () => ({}) },
      {
        table: courseTopics,
        refers: { courseId: courses, sectionId: courseSections },
        vary(_row, id) {
          const isCompleted = roll(id, 6, 3) === 0
          return { isCompleted, completedAt: isCompleted ? '2026-01-05T09:00:00.000Z' : null, position: 0, playedAt: null }
        },
      },
    ],
  },
  analytics: {
    tables: [
      {
        table: projects,
        vary: (row, id) => ({ name: `${String(row.name)} ${id}`, leader: someone(id).name, progress: roll(id, 6, 101) }),
      },
    ],
  },
  calendar: {
    tables: [{ table: calendarEvents, vary: (row, id) => ({ start: earlier(row.start, id), end: earlier(row.end, id) }) }],
  },
  chat: {
    tables: [{ table: contacts, vary: (_row, id) => ({ fullName: someone(id).name, avatar: someone(id).avatar }) }],
  },
  customers: {
    tables: [
      {
        table: customers,
        vary(row, id) {
          const { name: customer, ...who } = someone(id)
          const { email, avatar, country, countryName } = who
          const order = roll(id, 6, 30)
          return {
            customer,
            email,
            avatar,
            country,
            countryName,
            order,
            // 7919 is coprime to both bounds, so numbers repeat only after all others.
            customerId: String(100_000 + ((id * 7919) % 900_000)),
            totalSpent: order * (2000 + roll(id, 7, 30_000)),
            createdAt: earlier(row.createdAt, id),
          }
        },
      },
    ],
    limit: { rows: 800_000, because: 'a customer has a number of six digits' },
  },
  email: {
    tables: [
      {
        table: emails,
        refers: { answers: emails },
        vary(row, id) {
          const { name, email, avatar } = someone(id)
          const isOwn = row.folder === 'SENT' || row.folder === 'DRAFT' || row.isListed === false
          return { time: earlier(row.time, id), ...(isOwn ? {} : { fromName: name, fromEmail: email, fromAvatar: avatar }) }
        },
      },
    ],
  },
  invoices: {
    tables: [
      {
        table: invoices,
        vary: (row, id) => ({
          issuedDate: earlier(row.issuedDate, id),
          dueDate: earlier(row.dueDate, id),
          pastDueFrom: earlier(row.pastDueFrom, id),
          payments: (row.payments as Row[]).map((payment, index) => ({
            ...payment,
            id: `${id}-${index + 1}`,
            date: earlier(payment.date, id),
          })), // written by the seed
        }),
      },
    ],
  },
  logistics: {
    tables: [{ table: vehicles, vary: (_row, id) => ({ location: 100_000 + roll(id, 6, 900_000), progress: roll(id, 7, 101) }) }],
  },
  orders: {
    tables: [
      {
        table: orders,
        vary(row, id) {
          const { name, email, avatar, address } = someone(id)
          const shipping = Number(row.shipping) + roll(id, 6, 3000)
          const spent = Number(row.subtotal) - Number(row.discount) + shipping + Number(row.tax)
          return {
            // Numbered like the seed, so that no number repeats.
            order: 6200 + id * 17 + roll(id, 5, 17),
            orderedAt: earlier(row.orderedAt, id),
            // Guest orders, so that the totals of the store's customers stay correct.
            customerId: null,
            customerName: name,
            email,
            avatar,
            shipping,
            spent,
            // A full refund stays a full refund.
            refunded: row.refunded === row.spent ? spent : row.refunded,
            shippingAddress: `${name}\n${address}`,
            billingAddress: `${name}\n${address}`,
          }
        },
      },
      { table: orderItems, refers: { orderId: orders }, vary: () => ({}) },
      { table: orderEvents, refers: { orderId: orders }, vary: row => ({ at: earlier(row.at, Number(row.orderId)) }) },
    ],
  },
  permissions: {
    tables: [
      {
        table: permissions,
        vary: (row, id) => ({
          name: `${String(row.name)} ${id}`,
          ...createdColumns(new Date(String(earlier(row.createdDate, id)))),
        }),
      },
    ],
  },
  products: {
    tables: [
      {
        table: products,
        vary(row, id) {
          const qty = roll(id, 6, 12) === 0 ? 0 : roll(id, 7, 900)
          return {
            productName: `${String(row.productName)}, ${finishes[roll(id, 8, finishes.length)] ?? ''} ${1 + roll(id, 9, 99)}`,
            qty,
            stock: qty > 0,
            // Variants are not copied: each would need a SKU.
            options: [],
            price: near(row.price, id),
            sku: `C-${String(id).padStart(7, '0')}`,
            // Otherwise all scheduled products would be published at once.
            ...(row.status === 'SCHEDULED' ? { status: 'PUBLISHED', publishAt: null } : {}),
            createdAt: earlier(row.createdAt, id),
          }
        },
      },
    ],
  },
  referrals: {
    tables: [
      {
        table: referrals,
        vary(row, id) {
          const { name: user, email, avatar } = someone(id)
          return { user, email, avatar, referredId: 1000 + ((id * 7919) % 9000) }
        },
      },
    ],
    limit: { rows: 8000, because: 'a referral has a number of four digits' },
  },
  reviews: {
    tables: [
      {
        table: reviews,
        vary(row, id) {
          const { name: reviewer, email, avatar } = someone(id)
          return { reviewer, email, avatar, writtenAt: earlier(row.writtenAt, id), repliedAt: earlier(row.repliedAt, id) }
        },
      },
    ],
  },
  sales: {
    tables: [
      {
        table: sales,
        vary: (row, id) => ({ date: earlier(row.date, id), buyer: someone(id).name, buyerAvatar: someone(id).avatar }),
      },
    ],
  },
  users: {
    tables: [
      {
        table: users,
        vary(row, id) {
          const { name: fullName, username, email, avatar } = someone(id)
          const isNew = row.status === 'PENDING'
          return {
            fullName,
            username,
            email,
            avatar,
            taxId: `TX-${100_000 + id}`,
            taskDone: isNew ? 0 : roll(id, 6, 1200),
            projectDone: isNew ? 0 : roll(id, 7, 160),
          }
        },
      },
    ],
  },
}
