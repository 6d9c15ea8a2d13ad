/** Sixteen clients and thirty-seven invoices of the last four months, the oldest first; totals follow from the lines. */
import { addDays, dayOf, settle, toSent, totalOf } from '../server/areas/invoices/amounts.ts'
import { owner } from '../server/demo/owner.ts'
import { people } from '../server/demo/people.ts'
import type { InvoiceRow, PaymentMethod, StoredItem, StoredPayment } from '../server/areas/invoices/tables.ts'

type Client = [name: string, company: string, email: string, address: string, country: string, contact: string]

// Phone numbers from ranges reserved for fiction where they exist, otherwise too short to be real.
const clients: Client[] = [
  ['Ayodele Bamidele', 'Lagoon Press', 'ayodele@lagoonpress.example', '14 Marina Walk, Lagos', 'Nigeria', '+234 1 555 0142'],
  ['Margit Szabó', 'Szabó és Társa Nyomda', 'margit@szabonyomda.example', 'Malom utca 7, Szeged', 'Hungary', '+36 62 555 018'],
  ['Hiroshi Endo', 'Endo Ceramics', 'hiroshi@endoceramics.example', '3-12 Kamagawa, Mashiko', 'Japan', '+81 285 55 0127'],
  ['Beatriz Carvalho', 'Editora Maré Alta', 'beatriz@marealta.example', 'Rua das Flores 210, Recife', 'Brazil', '+55 81 5550 0163'],
  [
    'Callum Fraser',
    'North Isles Ferries',
    'callum@northisles.example',
    '2 Harbour Street, Stromness',
    'United Kingdom',
    '+44 1632 960 118',
  ],
  ['Samira Haddadin', 'Petra Walking Tours', 'samira@petrawalks.example', '5 Museum Road, Wadi Musa', 'Jordan', '+962 3 555 0109'],
  ['Louise Tremblay', 'Musée du Fleuve', 'louise@museedufleuve.example', '88 rue du Quai, Rimouski', 'Canada', '+1 418 555 0171'],
  ['Arjun Nair', 'Malabar Spice Works', 'arjun@malabarspice.example', '41 Bazaar Road, Kochi', 'India', '+91 484 555 0133'],
  ['Freja Mortensen', 'Vindby Kommune', 'freja@vindby.example', 'Rådhuspladsen 1, Vindby', 'Denmark', '+45 55 50 01 84'],
  ['Xu Jiayi', 'Riverbend Publishing', 'jiayi@riverbend.example', '19 Qingnian Road, Chengdu', 'China', '+86 28 5550 0156'],
  ['Mateo Quispe', 'Cooperativa Altiplano', 'mateo@altiplano.example', 'Calle Lampa 330, Puno', 'Peru', '+51 51 555 012'],
  ['Eleni Stavrou', 'Aegean Sailing School', 'eleni@aegeansail.example', '6 Akti Miaouli, Syros', 'Greece', '+30 22810 55501'],
  ['Wiremu Parata', 'Kauri Coast Trust', 'wiremu@kauricoast.example', '27 River Road, Dargaville', 'New Zealand', '+64 9 555 0119'],
  ['Dilnoza Karimova', 'Silk House', 'dilnoza@silkhouse.example', '9 Registan Street, Samarkand', 'Uzbekistan', '+998 66 555 0147'],
  ['Brendan Walsh', 'Walsh and Daughters Joinery', 'brendan@walshjoinery.example', '3 Mill Lane, Skibbereen', 'Ireland', '+353 28 555 01'],
  ['Simone Achterberg', 'De Lage Polder Krant', 'simone@lagepolder.example', 'Dijkweg 52, Hoorn', 'Netherlands', '+31 229 555 016'],
]

type Line = [title: string, description: string, dollars: number]

/** Services and their price per hour, page, or unit. */
const services = {
  'Copy-editing': [
    ['Copy-editing', 'Language, consistency, and style sheet, per page', 9.5],
    ['Second reading', 'After the author’s corrections, per page', 3.25],
  ],
  Translation: [
    ['Translation', 'Per standard page of 250 words', 42],
    ['Review by a second translator', 'Per standard page', 14],
    ['Glossary', 'Terms agreed with the client, once', 180],
  ],
  Proofreading: [['Proofreading', 'On the typeset pages, per page', 4.75]],
  'Website copy': [
    ['Interview', 'One hour with a subject expert', 95],
    ['Page writing', 'One page with title and summary', 160],
  ],
  Typesetting: [
    ['Typesetting', 'Per page, with one round of corrections', 7.8],
    ['Cover', 'Front, spine, and back, ready to print', 420],
  ],
  'Style guide': [
    ['Workshop', 'Half a day with your writers', 640],
    ['Style guide', 'Up to thirty pages', 1850],
  ],
  'Annual report': [
    ['Report editing', 'Hours', 78],
    ['Table and caption check', 'Hours', 62],
    ['Summary in plain language', 'Once', 350],
  ],
  Subtitles: [
    ['Transcription', 'Per minute of film', 2.4],
    ['Subtitles', 'Timed and translated, per minute of film', 8.9],
  ],
  'Catalog copy': [['Product description', '80 words per item', 18.5]],
  Newsletter: [
    ['Newsletter', 'One issue, including research', 310],
    ['Photo selection', 'With captions and rights, per issue', 75],
  ],
  Index: [['Index', 'Names and subjects, per page of the book', 3.6]],
  'Speech writing': [['Speech', 'Up to fifteen minutes, two drafts', 720]],
} satisfies Record<string, Line[]>

type Service = keyof typeof services
type State = InvoiceRow['status'] | 'LATE'
/**
 * Paid shares of the total; an overdue invoice was sent and is past its due date, with a partial payment if a share is
 * given.
 */
type Entry = [
  client: number,
  service: Service,
  quantities: number[],
  state: State,
  daysAgo: number,
  termDays: number,
  extra?: { discount?: number; tax?: number; shares?: number[]; note?: string },
]

const entries: Entry[] = [
  [5, 'Website copy', [3, 8], 'PAID', 118, 30],
  [1, 'Typesetting', [196, 1], 'PAID', 115, 14, { tax: 27 }],
  [
    9,
    'Copy-editing',
    [240, 240],
    'PAID',
    111,
    30,
    { shares: [0.5, 0.5], note: 'Half on delivery of the first twelve chapters, as agreed.' },
  ],
  [8, 'Annual report', [22, 9, 1], 'PAID', 108, 30, { tax: 25 }],
  [15, 'Proofreading', [48], 'PAID', 104, 14],
  [3, 'Translation', [85, 85, 1], 'LATE', 101, 30, { shares: [0.4], note: 'The second reminder was sent by post.' }],
  [12, 'Newsletter', [1, 1], 'PAID', 98, 14],
  [0, 'Copy-editing', [312, 312], 'PAID', 95, 30, { discount: 150, shares: [0.3, 0.7] }],
  [4, 'Website copy', [2, 5], 'PAID', 91, 14, { tax: 20 }],
  [7, 'Catalog copy', [64], 'PAID', 88, 14],
  [13, 'Translation', [31, 31, 1], 'PAID', 84, 30],
  [10, 'Website copy', [2, 6], 'LATE', 80, 30],
  [6, 'Subtitles', [54, 54], 'PAID', 76, 30, { tax: 5 }],
  [2, 'Catalog copy', [38], 'PAID', 73, 14],
  [14, 'Website copy', [1, 4], 'PARTIAL_PAYMENT', 70, 90, { shares: [0.5], note: 'The rest follows when the new site is open.' }],
  [11, 'Speech writing', [1], 'PAID', 66, 14],
  [1, 'Index', [288], 'PAID', 63, 14, { tax: 27 }],
  [5, 'Translation', [26, 26], 'LATE', 59, 30],
  [12, 'Newsletter', [1, 1], 'PAID', 56, 14],
  [9, 'Index', [410], 'PAID', 53, 30],
  [8, 'Style guide', [2, 1], 'PAID', 49, 30, { tax: 25, discount: 200 }],
  [3, 'Copy-editing', [128, 128], 'LATE', 46, 14, { shares: [0.25, 0.25] }],
  [15, 'Proofreading', [52], 'PAID', 43, 14],
  [0, 'Typesetting', [312, 1], 'PARTIAL_PAYMENT', 38, 60, { shares: [0.4, 0.2] }],
  [6, 'Catalog copy', [90], 'PAID', 35, 30, { tax: 5 }],
  [4, 'Proofreading', [36], 'LATE', 31, 14, { tax: 20 }],
  [7, 'Website copy', [2, 7], 'DOWNLOADED', 27, 60],
  [13, 'Speech writing', [2], 'PARTIAL_PAYMENT', 24, 45, { shares: [0.5] }],
  [10, 'Catalog copy', [45], 'DOWNLOADED', 21, 45],
  [2, 'Translation', [18, 18], 'SENT', 17, 30],
  [12, 'Newsletter', [1, 1], 'DOWNLOADED', 14, 30],
  [11, 'Subtitles', [22, 22], 'SENT', 11, 30, { note: 'Delivered as one file for each language.' }],
  [14, 'Catalog copy', [16], 'SENT', 8, 30],
  [9, 'Copy-editing', [175, 175], 'SENT', 5, 45, { discount: 90 }],
  [15, 'Proofreading', [44], 'DRAFT', 3, 14],
  [8, 'Annual report', [6, 2.5, 1], 'DRAFT', 2, 30, { tax: 25 }],
  [5, 'Website copy', [1, 3], 'DRAFT', 1, 14, { note: 'Waiting for two pictures of the new trail.' }],
]

const firstNumber = 5001
const methods: PaymentMethod[] = ['BANK_TRANSFER', 'CARD', 'BANK_TRANSFER', 'PAYPAL', 'BANK_TRANSFER', 'CASH']

export const invoiceClientRows = () =>
  clients.map(([name, company, companyEmail, address, country, contact], index) => ({
    id: index + 1,
    name,
    company,
    companyEmail,
    address,
    country,
    contact,
  }))

function linesOf([, service, quantities, , , , extra]: Entry): StoredItem[] {
  return quantities.map((qty, index) => {
    const [title, description, dollars] = (services[service] as Line[])[index] as Line // as many lines as quantities
    const discount = index === 0 ? (extra?.discount ?? 0) * 100 : 0
    return { title, description, cost: Math.round(dollars * 100), qty, discount, tax: extra?.tax ?? 0 }
  })
}

/** Payments between the issue date and today; the last one settles a paid invoice. */
function paymentsOf(entry: Entry, id: number, total: number, issuedDate: string): StoredPayment[] {
  const [, , , state, daysAgo, termDays, extra] = entry
  const isPaid = state === 'PAID'
  const shares = extra?.shares ?? (isPaid ? [1] : [])
  const span = Math.min(daysAgo, termDays) - 1
  let open = total
  return shares.map((share, index) => {
    const amount = isPaid && index === shares.length - 1 ? open : Math.round(total * share)
    open -= amount
    const after = Math.max(1, Math.floor((span * (index + 1)) / shares.length) - (id % 4))
    return {
      id: `${id}-${index + 1}`,
      date: addDays(issuedDate, after),
      amount,
      method: methods[(id + index) % methods.length] ?? 'CARD',
      note: shares.length > 1 ? `Part ${index + 1}` : '',
    }
  })
}

/** Links are created by those who send invoices. */
export const invoiceLinkRows = () => []

const salespeople = [owner.name, people['grace-wanjiku'].name, people['liam-murphy'].name]
const thanks = ['Thank you for your business.', 'Thank you. We look forward to the next project.', 'It was a pleasure to work with you.']

/** What the invoices of a client print. */
const printedOf = (client: number, note: string) => ({
  salesperson: salespeople[client % salespeople.length] ?? owner.name,
  thanks: thanks[(client * 2) % thanks.length] ?? '',
  paymentMethod: methods[client % methods.length] ?? ('BANK_TRANSFER' as const),
  hasTerms: client % 4 !== 3,
  hasNote: note !== '',
  hasStub: client % 5 === 1,
})

export function invoiceRows(now: Date) {
  const today = dayOf(now)
  return entries.map((entry, index) => {
    const [client, service, , state, daysAgo, termDays, extra] = entry
    const id = firstNumber + index
    const issuedDate = addDays(today, -daysAgo)
    const items = linesOf(entry)
    const total = totalOf(items)
    const [clientName, , clientEmail] = clients[client] as Client // every entry names one of the sixteen
    const note = extra?.note ?? ''
    const invoice = {
      items,
      payments: paymentsOf(entry, id, total, issuedDate),
      dueDate: addDays(issuedDate, termDays),
      status: state === 'LATE' ? ('SENT' as const) : state,
    }
    return {
      id,
      issuedDate,
      clientId: client + 1,
      clientName,
      clientEmail,
      service,
      note,
      ...printedOf(client, note),
      ...invoice,
      ...settle(invoice),
      sent: state === 'DRAFT' ? null : toSent({ ...invoice, issuedDate, clientName, note }, `${issuedDate}T09:00:00.000Z`),
      remindedAt: state === 'LATE' && daysAgo > 40 ? `${addDays(invoice.dueDate, 3)}T09:30:00.000Z` : null,
    }
  })
}
