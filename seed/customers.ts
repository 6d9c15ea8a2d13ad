/** The hundred customers; what they ordered is counted from the seed's orders. */
import { buyers } from './buyers.ts'
import { orders } from './orders.ts'
import { dayMs } from '../server/time.ts'

/** The same for all, from a range that no telephone has. */
const contact = '+1 (202) 555-0142'

/** The customers, those who came first first. */
export function customerRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const placed = orders(now)
  return buyers.map(({ key, name, email, country, countryName }, index) => {
    const own = placed.filter(order => order.customerId === index + 1)
    return {
      id: index + 1,
      customer: name,
      customerId: String(100_000 + (((index + 5) * 102_947) % 899_999)),
      email,
      country,
      countryName,
      order: own.length,
      totalSpent: own.reduce((sum, { spent }) => sum + spent, 0),
      avatar: `/art/people/${key}.svg`,
      status: 'ACTIVE',
      contact,
      createdAt: new Date(today - (95 + (99 - index) * 6) * dayMs + ((index * 53) % 720) * 60_000 + 7 * 3_600_000).toISOString(),
    }
  })
}
