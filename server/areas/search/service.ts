/** Search of the command palette: pages by title, records of every area by their main text. */
import { pageWords, wordsKey } from '../../../text/page-words.ts'
import { catalog, type CatalogGroup } from './catalog.ts'
import type { Context } from '../../context.ts'
import type { ListQuery } from '../../db/rows.ts'
import { fold, toSearch } from '../../db/text.ts'
import { toPrice } from '../../money.ts'
import { listCourses } from '../academy/service.ts'
import { listProjects } from '../analytics/service.ts'
import { listEvents } from '../calendar/service.ts'
import { listContacts } from '../chat/service.ts'
import { listCustomers } from '../customers/service.ts'
import { listEmails } from '../email/service.ts'
import { listInvoices } from '../invoices/service.ts'
import { listVehicles } from '../logistics/service.ts'
import { listOrders } from '../orders/service.ts'
import { listProducts } from '../products/service.ts'
import { readShopFormat } from '../store/format.ts'
import { listUsers } from '../users/service.ts'

const maxResults = 5

type ShopFormat = Awaited<ReturnType<typeof readShopFormat>>

interface Result {
  title: string
  subtitle: string
  url: string
}

type Page = CatalogGroup['children'][number]

const hasInTitle = (wanted: string) => (page: Page) => fold(page.title).includes(wanted)

const words = new Map(catalog.flatMap(({ children }) => children.map(page => [page, foldedWords(page)] as const)))

function foldedWords({ title, url }: Page): string[] {
  const others: Partial<Record<string, string>> = pageWords
  return fold(`${title} ${others[wordsKey(url)] ?? ''}`).split(' ')
}

/** Pages with a word, of the title or another one for the page, that begins with each word of the text. */
const hasWords = (wanted: string) => {
  const starts = wanted.split(/\s+/)
  return (page: Page) => starts.every(start => words.get(page)?.some(word => word.startsWith(start)))
}

function pagesWith(isWanted: (page: Page) => boolean): CatalogGroup[] {
  return catalog
    .map(group => ({ ...group, children: group.children.filter(isWanted).slice(0, maxResults) }))
    .filter(({ children }) => children.length > 0)
}

/** Pages whose title contains the text, by group, otherwise those that are known by its words; empty groups are left out. */
export function searchPages(_ctx: Context, q?: string | null) {
  const wanted = toSearch(q, 'q')
  const titled = pagesWith(hasInTitle(wanted))
  return titled.length > 0 ? titled : pagesWith(hasWords(wanted))
}

/** The searched areas, in the order of the results. */
const sources = [
  source('ORDERS', 'Order', listOrders, ({ order, customerName, spent }, { orderName, price }) => ({
    title: orderName(order),
    subtitle: `${customerName}, ${price(spent)}`,
    url: `/apps/ecommerce/order/details/${order}`,
  })),
  source('CUSTOMERS', 'Customer', listCustomers, ({ customer, customerId, email }) => ({
    title: customer,
    subtitle: email,
    url: `/apps/ecommerce/customer/details/${customerId}`,
  })),
  source('INVOICES', 'Invoice', listInvoices, ({ id, clientName, total }) => ({
    title: `#${id}`,
    subtitle: `${clientName}, ${toPrice(total)}`,
    url: `/apps/invoice/preview/${id}`,
  })),
  source('USERS', 'User', listUsers, ({ id, fullName, email }) => ({ title: fullName, subtitle: email, url: `/apps/user/view/${id}` })),
  source('EMAIL', 'Email', listEmails, ({ id, subject, fromName }) => ({
    title: subject,
    subtitle: fromName,
    url: `/apps/email?id=${id}`,
  })),
  source('CALENDAR', 'CalendarEvent', listEvents, ({ title, start }) => ({
    title,
    subtitle: start.slice(0, 10),
    url: `/apps/calendar?date=${start.slice(0, 10)}`,
  })),
  source('CHAT', 'Contact', listContacts, ({ id, fullName, role }) => ({ title: fullName, subtitle: role, url: `/apps/chat?user=${id}` })),
  source('PRODUCTS', 'Product', listProducts, ({ id, productName, price: cents }, { price }) => ({
    title: productName,
    subtitle: price(cents),
    url: `/apps/ecommerce/product/edit/${id}`,
  })),
  source('ACADEMY', 'Course', listCourses, ({ id, courseTitle, user }) => ({
    title: courseTitle,
    subtitle: user,
    url: `/apps/academy/course-details?course=${id}`,
  })),
  source('ANALYTICS', 'Project', listProjects, ({ name, leader }) => ({
    title: name,
    subtitle: leader,
    url: `/dashboards/analytics?search=${encodeURIComponent(name)}`,
  })),
  source('LOGISTICS', 'Vehicle', listVehicles, ({ id, location, startCity, endCity }) => ({
    title: String(location),
    subtitle: `${startCity} – ${endCity}`,
    url: `/apps/logistics/fleet?vehicle=${id}`,
  })),
]

/** Records whose main text contains the text; none for an empty text. */
export async function searchRecords(ctx: Context, q: string) {
  if (q.trim() === '') return []
  const format = await readShopFormat(ctx)
  return (await Promise.all(sources.map(find => find(ctx, q, format)))).flat()
}

/** Searches the list of an area. */
function source<const A extends string, R extends { id: number }>(
  area: A,
  type: string,
  list: (ctx: Context, args: Pick<ListQuery, 'search' | 'page'>) => Promise<{ items: R[] }>,
  toResult: (row: R, format: ShopFormat) => Result,
) {
  return async (ctx: Context, search: string, format: ShopFormat) => {
    const { items } = await list(ctx, { search, page: { itemsPerPage: maxResults } })
    return items.map(row => ({ area, type, id: row.id, ...toResult(row, format) }))
  }
}
