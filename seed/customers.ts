/** The hundred customers; order counts and totals come from the seed's orders. */
import { buyers, type Country } from './buyers.ts'
import { orderRows } from './orders.ts'
import { isOnSale, productId, productKeys } from './product-list.ts'
import { dayMs } from '../server/time.ts'

/** Phone numbers in each country's format, from ranges reserved for fiction where they exist. */
const contacts: Record<Country, (index: number) => string> = {
  AUSTRALIA: index => `+61 ${[2, 3, 7, 8][index % 4]} ${[5550, 7010][index % 2]} ${pad((index * 37) % 10_000, 4)}`,
  UNITED_STATES: index => `+1 (${[202, 503, 218, 912, 505][index % 5]}) 555-01${pad((index * 29 + 42) % 100, 2)}`,
  FRANCE: index => `+33 6 39 98 ${pad((index * 13) % 100, 2)} ${pad((index * 71) % 100, 2)}`,
  CHINA: index => `+86 ${[571, 28, 592, 871][index % 4]} 5550 01${pad((index * 31) % 100, 2)}`,
  BRAZIL: index => `+55 ${[81, 41, 91, 48][index % 4]} 95550-01${pad((index * 43) % 100, 2)}`,
  INDIA: index => `+91 ${[20, 33][index % 2]} 5550 01${pad((index * 17) % 100, 2)}`,
}
const pad = (number: number, digits: number) => String(number).padStart(digits, '0')

/** Some customers are inactive, but none on the first page of the list. */
const isInactive = (index: number) => index > 10 && index % 9 === 4

/** The customers by sign-up date. */
export function customerRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const placed = orderRows(now)
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
      totalSpent: own.reduce((sum, { payment, spent, refunded }) => sum + (payment === 'PAID' ? spent - refunded : 0), 0),
      avatar: `/art/people/${key}.svg`,
      status: isInactive(index) ? 'INACTIVE' : 'ACTIVE',
      contact: contacts[country](index),
      createdAt: new Date(today - (95 + (99 - index) * 6) * dayMs + ((index * 53) % 720) * 60_000 + 7 * 3_600_000).toISOString(),
    }
  })
}

const devices = ['Chrome, Windows', 'Safari, iPhone', 'Firefox, Linux', 'Chrome, Android', 'Safari, macOS', 'Edge, Windows']
const coupons = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'DESK15', percent: 15 },
  { code: 'AUTUMN20', percent: 20 },
]
const wished = productKeys.filter(isOnSale).map(productId)
const orderDevices = (index: number) => [devices[index % devices.length] ?? '', devices[(index + 3) % devices.length] ?? '']

/** The city of an address: the line above its country, without postal codes. */
const townOf = (address: string) =>
  (address.split('\n').at(-2) ?? '')
    .replace(/\b[A-Z]{2,3}\b|\d+/g, '')
    .replace(/[,\s]+$/, '')
    .trim()

/** Profiles: those who spent more have more. */
export function customerProfileRows(now: Date) {
  const placed = orderRows(now)
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const at = (day: number, minute: number) => new Date(day + 8 * 3_600_000 + minute * 60_000).toISOString()
  return customerRows(now).map(({ id, order, totalSpent, createdAt }, index) => {
    const { address = '', countryName = '' } = buyers[index] ?? {}
    const own = placed.filter(each => each.customerId === id).toReversed()
    const [first, second] = orderDevices(index)
    const place = [townOf(address), countryName].filter(Boolean).join(', ')
    const secondAddress = address.replace(/\d+/, number => String(Number(number) + 14))
    const home = { id: 1, label: 'Home', address, isShipping: true, isBilling: index % 4 !== 2 }
    const office = { id: 2, label: 'Office', address: secondAddress, isShipping: false, isBilling: true }
    return {
      id,
      plan: totalSpent >= 150_000 ? 'PREMIUM' : order >= 2 || totalSpent >= 70_000 ? 'PLUS' : 'BASIC',
      balance: index % 5 === 1 ? 500 + ((index * 731) % 90) * 50 : 0,
      isTwoStep: index % 6 === 0,
      resetSentAt: null,
      notices: { orders: true, offers: index % 3 !== 0, wishlist: index % 2 === 0, news: index % 5 === 0 },
      addresses: index % 4 === 2 ? [home, office] : [home],
      wishlist: Array.from({ length: (index * 7) % 5 }, (_, each) => wished[(index * 11 + each * 17) % wished.length]),
      coupons: [
        ...(order > 0 ? [{ ...coupons[0], endsAt: at(today + 30 * dayMs, 0), usedAt: own.at(-1)?.orderedAt ?? null }] : []),
        ...(order === 0 ? [{ ...coupons[0], endsAt: at(today + 60 * dayMs, 0), usedAt: null }] : []),
        ...(totalSpent >= 50_000
          ? [{ ...coupons[1 + (index % 2)], endsAt: at(today + (10 + (index % 40)) * dayMs, 0), usedAt: null }]
          : []),
      ],
      signIns: [
        ...own.slice(0, 5).map((each, number) => ({
          at: new Date(Date.parse(each.orderedAt) - (6 + number) * 60_000).toISOString(),
          device: (number % 3 === 1 ? second : first) ?? '',
          place,
        })),
        { at: createdAt, device: first ?? '', place },
      ],
    }
  })
}
