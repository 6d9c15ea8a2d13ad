/** Devices, projects, cards, addresses, plan invoices, and notification settings of the fifty users. */
import type { CardBrand, StoredDetails } from '../server/areas/users/tables.ts'
import { dayMs, hourMs } from '../server/time.ts'

interface Person {
  now: Date
  /** Index in the list, from 0. */
  index: number
  name: string
  country: string
  /** Codes as in the list of users. */
  plan: string
  status: string
  billing: string
}

const browsers = ['Firefox, Linux', 'Chrome, Windows', 'Safari, macOS', 'Edge, Windows', 'Safari, iPhone', 'Chrome, Android']

const projects: [name: string, kind: string, tasksTotal: number][] = [
  ['Harbor museum guide', 'Print', 84],
  ['Spring catalog', 'Print', 132],
  ['Clinic appointment pages', 'Website', 56],
  ['Warehouse stock counter', 'Application', 210],
  ['School newsletter', 'Newsletter', 24],
  ['Loyalty card launch', 'Campaign', 48],
  ['Ferry timetable', 'Website', 39],
  ['Annual report', 'Print', 96],
  ['Recipe collection', 'Book', 118],
  ['Field notes', 'Application', 164],
  ['Concert season', 'Campaign', 71],
  ['Supplier handbook', 'Book', 62],
]

/** Monthly price of each plan in cents. */
export const planCents: Record<string, number> = { B: 0, T: 4900, C: 9900, E: 24_900 }

/** Cities with a street and postal code in the local format. */
const towns: Record<string, [street: string, city: string, region: string, postalCode: string]> = {
  Nigeria: ['14 Marina Road', 'Lagos', 'Lagos State', '101241'],
  Sweden: ['Storgatan 12', 'Gothenburg', 'Västra Götaland', '411 24'],
  Singapore: ['3 Harbour View', 'Singapore', '', '098632'],
  Poland: ['Ulica Długa 8', 'Poznań', 'Greater Poland', '61-848'],
  India: ['41 Temple Street', 'Chennai', 'Tamil Nadu', '600004'],
  'United Kingdom': ['22 Mill Lane', 'Sheffield', 'South Yorkshire', 'S1 2HE'],
  Germany: ['Lindenweg 5', 'Hanover', 'Lower Saxony', '30159'],
  France: ['7 rue du Port', 'Nantes', 'Pays de la Loire', '44000'],
  Canada: ['310 rue Principale', 'Québec', 'Quebec', 'G1R 2L3'],
  'United States': ['118 Maple Avenue', 'Portland', 'Oregon', '97205'],
  Japan: ['2-4 Kitamachi', 'Sapporo', 'Hokkaido', '060-0002'],
  Brazil: ['Rua das Palmeiras 90', 'Recife', 'Pernambuco', '50030-150'],
}

/** An integer below `below`, deterministic by person and purpose. */
const pick = (index: number, purpose: number, below: number) => ((index + 1) * (purpose * 37 + 101) + purpose * 13) % below

/** Pending users have no data; suspended ones have no active device. */
export function userDetails(person: Person): StoredDetails {
  const { index, country, status } = person
  const isNew = status === 'p'
  const [street, city, region, postalCode] = towns[country] ?? [`${4 + pick(index, 1, 90)} Station Road`, '', '', '']
  return {
    isTwoStep: !isNew && index % 3 !== 1,
    passwordChangedAt: isNew ? null : at(person, 20 + pick(index, 2, 300)),
    invitedAt: isNew ? at(person, 1 + pick(index, 9, 12)) : null,
    devices: status === 'a' && index % 4 !== 3 ? devicesOf(person, city || country) : [],
    projects: isNew ? [] : projectsOf(index),
    paymentMethods: isNew || person.plan === 'B' ? [] : cardsOf(person),
    address: isNew ? { street: '', city: '', region: '', postalCode: '' } : { street, city, region, postalCode },
    invoices: isNew ? [] : invoicesOf(person),
    notifications: [
      { type: 'NEW_FOR_YOU', email: true, browser: index % 2 === 0, app: true },
      { type: 'ACCOUNT_ACTIVITY', email: true, browser: true, app: index % 3 === 0 },
      { type: 'NEW_BROWSER', email: true, browser: false, app: false },
      { type: 'NEW_DEVICE', email: true, browser: false, app: index % 2 === 1 },
      { type: 'MENTION', email: index % 4 !== 0, browser: true, app: true },
    ],
    connections: (['GOOGLE', 'SLACK', 'GITHUB', 'MAILCHIMP', 'ASANA', 'LINKEDIN', 'DRIBBBLE'] as const).map((service, place) => ({
      service,
      isConnected: !isNew && pick(index, place + 5, 3) === 0,
    })),
  }
}

const at = ({ now, index }: Person, days: number, hours = 0) =>
  new Date(Math.floor(now.getTime() / hourMs) * hourMs - days * dayMs - hours * hourMs - (index % 50) * 60_000).toISOString()

const devicesOf = (person: Person, place: string) =>
  [0, 1, 2].slice(0, 1 + pick(person.index, 3, 3)).map(number => ({
    id: `d${number + 1}`,
    name: browsers[(person.index + number * 2) % browsers.length] ?? '',
    place,
    at: at(person, number * 3, 1 + pick(person.index, 4, 20)),
  }))

function projectsOf(index: number) {
  return [0, 1, 2, 3].slice(0, 2 + (index % 3)).map(number => {
    const [name, kind, tasksTotal] = projects[(index * 5 + number * 7) % projects.length] ?? ['', '', 1]
    const tasksDone = Math.round((tasksTotal * (15 + pick(index, number + 6, 86))) / 100)
    return { id: `p${number + 1}`, name, kind, tasksDone, tasksTotal, hours: Math.round(tasksDone * (0.8 + (index % 4) * 0.3)) }
  })
}

const brands: readonly CardBrand[] = ['VISA', 'MASTERCARD', 'AMEX']

function cardsOf({ now, index, name, billing }: Person) {
  const year = (now.getUTCFullYear() + 2) % 100
  return [0, 1].slice(0, billing === 'C' ? 2 : 1).map(number => ({
    id: `c${number + 1}`,
    brand: brands[(index + number) % brands.length] ?? 'VISA',
    last4: String(1000 + ((index * 739 + number * 4211 + 42) % 9000)),
    expires: `${String(1 + ((index + number * 5) % 12)).padStart(2, '0')}/${year + number}`,
    holder: name,
    isPrimary: number === 0,
  }))
}

/** Recent months of a paid plan; with manual payment, the latest may be overdue. */
function invoicesOf(person: Person) {
  const cents = planCents[person.plan] ?? 0
  if (cents === 0) return []
  return Array.from({ length: 3 + (person.index % 4) }, (_, month) => ({
    id: `P-${4000 + person.index * 12 + month}`,
    date: at(person, 6 + month * 30),
    cents,
    isPaid: month > 0 || person.billing === 'D',
  })).map((invoice, month, all) => ({ ...invoice, id: `P-${4000 + person.index * 12 + all.length - month}` }))
}
