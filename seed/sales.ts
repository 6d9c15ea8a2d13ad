/** Fifty sales of the last hundred days, the oldest first. */
import { type PersonKey, people } from '../server/demo/people.ts'
import { isOnSale, productId, productKeys, products } from './product-list.ts'
import { reviewRows } from './reviews.ts'
import { dayMs } from '../server/time.ts'

/** Outcome of each sale: completed, confirmed, or cancelled, and fully paid (lower case: partly; none: not at all). */
const outcomes =
  'DF DF DF X- DF DF DF DF X- DF DF DF DF Dp DF DF X- DF DF DF DF DF Dp DF DF DF X- DF DF CF DF Cp DF CF DF Cp C- DF CF X- Cp CF C- CF Cp C- CF C- C- C-'.split(
    ' ',
  )
const statuses: Record<string, string> = { D: 'COMPLETED', C: 'CONFIRMED', X: 'CANCELLED' }
const received: Record<string, string> = { F: 'FULLY_PAID', p: 'PARTIALLY_PAID', '-': 'UNPAID' }

const categories = {
  ELECTRONICS: 'Electronics',
  ACCESSORIES: 'Accessories',
  SHOES: 'Shoes',
  OFFICE: 'Office',
  HOME_DECOR: 'Home Decor',
  GAMES: 'Games',
} as const

/** Products at or above this price (cents) ship free. */
const freeFrom = 5000

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Mean rating of each product in tenths of a star; products without reviews have none. */
function ratings(now: Date): Map<string, number> {
  const reviews = Map.groupBy(reviewRows(now), ({ product }) => product)
  return new Map(
    [...reviews].map(([name, each]) => [name, Math.round((each.reduce((sum, { rating }) => sum + rating, 0) / each.length) * 10)]),
  )
}

export function saleRows(now: Date) {
  const sold = productKeys.filter(isOnSale)
  const buyers = Object.keys(people) as PersonKey[] // keys of this very object
  const rated = ratings(now)
  return outcomes.map((outcome, index) => {
    const key = sold[(index * 7 + 3) % sold.length] ?? 'lamp'
    const buyer = buyers[(index * 11 + 5) % buyers.length] ?? 'amara-okafor'
    const { name, maker, category, price, text } = products[key]
    const pieces = price > 20_000 ? 1 : 1 + ((index * 5) % 4)
    const totalCents = price * pieces
    const [status = '', paid = ''] = outcome
    return {
      id: index + 1,
      productId: productId(key),
      productName: name,
      slug: slugOf(name),
      brand: maker,
      category: categories[category],
      priceCents: price,
      image: `/art/products/${key}.svg`,
      hasFreeShipping: price >= freeFrom,
      ratingTenths: rated.get(name) ?? 0,
      description: text,
      date: new Date(now.getTime() - (1 + Math.round((49 - index) * 2.02)) * dayMs).toISOString().slice(0, 10),
      buyer: people[buyer].name,
      // One in eight has no image.
      buyerAvatar: index % 8 === 6 ? '' : `/art/people/${buyer}.svg`,
      totalCents,
      received: received[paid],
      paidCents: paid === 'F' ? totalCents : paid === 'p' ? Math.floor(totalCents / 3 / 100) * 100 : 0,
      status: statuses[status],
    }
  })
}
