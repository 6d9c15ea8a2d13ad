/** A valid call for every write of the REST API. */
import { Secret, TOTP } from 'otpauth'
import { addMoney } from '../../server/areas/billing/balance.ts'
import { makeAccount, type MadeAccount } from './accounts.ts'
import { onePixel } from './bodies.ts'
import type { TestApp } from './harness.ts'

export interface Call {
  method: string
  path: string
  body?: unknown
  /** Called without a token. */
  isAnonymous?: true
  /** Called with this token instead of the usual one. */
  token?: string
}

type Sample = Omit<Call, 'method' | 'path'> & { ids?: Record<string, unknown> }

export const person = { email: 'grace@example.com', password: 'a compiler for everyone' }

/** Creates the sample of a write such as `POST /api/...`; undefined if there is none. */
export function samplesFor(app: TestApp, token: string): (operation: string) => Promise<Sample | undefined> {
  const get = async (path: string) => (await app.rest('GET', path, { token })).body
  const idOf = async (path: string, list: string, is: (row: Record<string, unknown>) => boolean) => {
    const rows = list ? (await get(path))[list] : await get(path)
    return { id: rows.find(is)?.id }
  }
  const shop = '/api/apps/ecommerce'
  const digits = async () => ({ id: (await get(`${shop}/customers`)).customers[0].customerId })
  const mailedCode = async (email: string) => {
    await app.rest('POST', '/register/sendCode', { body: { email } })
    const mails = (await app.rest('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).body
    return mails.find(({ recipient }: { recipient: string }) => recipient === email)?.subject.slice(0, 6)
  }
  const own = () => makeAccount(app, 'regular', person.password)
  const { password } = person
  const nextCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const setUp = async ({ token }: MadeAccount) =>
    nextCode((await app.rest('POST', '/me/twoStep/setUp', { token, body: { password } })).body.secret as string)
  const withTwoStep = async () => {
    const account = await own()
    const enabled = await app.rest('POST', '/me/twoStep/enable', { token: account.token, body: { code: await setUp(account) } })
    return { token: account.token, code: String(enabled.body.recoveryCodes[0]) }
  }
  const pack = { packId: 'words-2000', method: 'sandbox' }
  const bought = async (buyer: string, body: object = pack) => (await app.rest('POST', '/order/create', { token: buyer, body })).body
  /** An account with money on its balance. */
  const rich = async () => {
    const account = await own()
    const { store } = app.running.parts
    await store.transact(db => addMoney(db, account.id, { cents: 50_000, kind: 'TOP_UP', reference: 'sample' }, new Date()))
    return account
  }
  const subscribed = async () => {
    const account = await rich()
    await bought(account.token, { packId: 'team-month', method: 'balance' })
    return account
  }
  const document = async () => ({ id: (await app.rest('POST', '/text/documents', { token, body: {} })).body.id })
  const samples: Record<string, () => Sample | Promise<Sample>> = {
    'POST /register/getAuthStatus': () => ({}),
    'POST /register/sendCode': () => ({ body: { email: 'someone@example.com' } }),
    'POST /register/register': async () => ({ body: { ...person, code: await mailedCode(person.email) }, isAnonymous: true }),
    'POST /register/login': () => ({ body: person, isAnonymous: true }),
    'POST /register/resetPassword': async () => ({ body: { ...person, code: await mailedCode(person.email) }, isAnonymous: true }),
    'POST /me/me': () => ({}),
    'POST /me/changeEmail': async () => ({
      token: (await own()).token,
      body: { email: 'moved@example.com', password, code: await mailedCode('moved@example.com') },
    }),
    'POST /me/profile': () => ({}),
    'POST /me/saveProfile': async () => ({
      token: (await own()).token,
      body: {
        fullName: 'Ada Lovelace',
        organization: '',
        phone: '+44 20 7946 0958',
        address: '',
        timeZone: 'Europe/London',
        currency: 'GBP',
      },
    }),
    'POST /me/saveAvatar': async () => ({
      token: (await own()).token,
      body: { picture: `data:image/png;base64,${onePixel}` },
    }),
    'POST /me/twoStep/setUp': async () => ({ token: (await own()).token, body: { password } }),
    'POST /me/twoStep/enable': async () => {
      const account = await own()
      return { token: account.token, body: { code: await setUp(account) } }
    },
    'POST /me/twoStep/disable': async () => {
      const { token: other, code } = await withTwoStep()
      return { token: other, body: { password, code } }
    },
    'POST /me/twoStep/recoveryCodes': async () => ({ token: (await withTwoStep()).token, body: { password } }),
    'POST /me/apiKeys/create': async () => ({
      token: (await own()).token,
      body: { name: 'Backup', scope: 'read', expiresInDays: 30, password },
    }),
    'POST /me/apiKeys/revoke': async () => {
      const { token: other } = await own()
      const body = { name: 'Backup', scope: 'write', password }
      return { token: other, body: { id: (await app.rest('POST', '/me/apiKeys/create', { token: other, body })).body.apiKey.id } }
    },
    'POST /me/signOutEverywhere': async () => ({ token: (await own()).token, body: { exceptThis: true } }),
    'POST /order/packs': () => ({ isAnonymous: true }),
    'POST /order/methods': () => ({ isAnonymous: true }),
    'POST /order/quote': () => ({ body: { packId: 'words-2000', coupon: 'WELCOME10', country: 'DE' }, isAnonymous: true }),
    'POST /order/create': () => ({ body: pack }),
    'POST /order/topUp': () => ({ body: { amount: 25, method: 'sandbox' } }),
    'POST /order/get': async () => ({ body: { outTradeNo: (await bought(token)).outTradeNo } }),
    'POST /order/invoice': async () => {
      const { token: other } = await rich()
      return { token: other, body: { outTradeNo: (await bought(other, { ...pack, method: 'balance' })).outTradeNo } }
    },
    'POST /order/billingDetails': () => ({}),
    'POST /order/saveBillingDetails': () => ({
      body: { name: 'Ada Lovelace', address: '12 St James’s Square', country: 'GB', lowWords: 500 },
    }),
    'POST /order/addresses': () => ({}),
    'POST /order/saveAddress': () => ({ body: { name: 'Ada Lovelace', address: '12 St James’s Square', country: 'GB', isDefault: true } }),
    'POST /order/deleteAddress': async () => {
      const body = { name: 'Grace Hopper', address: 'Arlington' }
      const { addresses } = (await app.rest('POST', '/order/saveAddress', { token, body })).body as { addresses: { id: number }[] }
      return { body: { id: addresses.at(-1)?.id } }
    },
    'POST /order/list': () => ({ body: { page: 1, itemsPerPage: 5, status: 'pending' } }),
    'POST /order/cancel': async () => ({ body: { outTradeNo: (await bought(token)).outTradeNo } }),
    'POST /order/refund': async () => {
      const { token: other } = await rich()
      const { outTradeNo } = await bought(other, { ...pack, method: 'balance' })
      return { token: other, body: { outTradeNo, reason: 'Wrong pack' } }
    },
    'POST /subscription/quote': async () => ({ token: (await subscribed()).token, body: { packId: 'writer-month' } }),
    'POST /subscription/change': async () => ({ token: (await subscribed()).token, body: { packId: 'writer-month' } }),
    'POST /subscription/cancel': async () => ({ token: (await subscribed()).token }),
    'POST /subscription/resume': async () => {
      const { token: other } = await subscribed()
      await app.rest('POST', '/subscription/cancel', { token: other })
      return { token: other }
    },
    'POST /me/deleteAccount': async () => {
      const { token: other, email } = await own()
      return { token: other, body: { email, password } }
    },
    'POST /api/auth/login': () => ({ body: { email: 'client@demo.com', password: 'client' }, isAnonymous: true }),
    'POST /text/check': () => ({ body: { text: 'I has a plan.' } }),
    'POST /text/polish': () => ({ body: { text: 'I has a plan.', options: { tone: 'formal' } } }),
    'POST /text/expand': () => ({ body: { text: '- Fixed the bug' } }),
    'POST /text/trial': () => ({ body: { text: 'I has a plan.' }, isAnonymous: true }),
    'POST /text/documents': () => ({ body: { title: 'A letter' } }),
    'PUT /text/documents/{id}': async () => ({ ids: await document(), body: { title: 'Another letter', version: 1 } }),
    'DELETE /text/documents/{id}': async () => ({ ids: await document() }),
    'POST /api/front/contact': () => ({ body: { ...person, name: 'Grace', message: 'Hello' } }),
    'POST /api/apps/permissions': () => ({ body: { name: 'Printing', assignedTo: ['manager', 'restricted-user'] } }),
    'DELETE /api/apps/permissions/{id}': async () => ({
      ids: { id: (await app.rest('POST', '/api/apps/permissions', { token, body: { name: 'Filing' } })).body.id },
    }),
    'POST /api/apps/permissions/deletions': async () => ({
      body: { ids: [(await app.rest('POST', '/api/apps/permissions', { token, body: { name: 'Copying' } })).body.id] },
    }),
    'PUT /api/apps/permissions/{id}': () => ({ body: { name: 'Posting', version: 1 } }),
    'PUT /api/pages/datatable/{id}': async () => ({
      ids: await idOf('/api/pages/datatable', '', row => (row.payment as { status: string }).status === 'Confirmed'),
      body: { buyer: 'Grace Hopper', date: '2026-11-02' },
    }),
    'PUT /api/pages/datatable/{id}/status': async () => ({
      ids: await idOf('/api/pages/datatable', '', row => (row.payment as { status: string }).status === 'Confirmed'),
      body: { status: 'Completed' },
    }),
    'PUT /api/pages/datatable/{id}/payment': async () => ({
      ids: await idOf(
        '/api/pages/datatable',
        '',
        ({ payment }) => (payment as { receivedPaymentStatus: string }).receivedPaymentStatus === 'Unpaid',
      ),
      body: { receivedPaymentStatus: 'Partially Paid', paidAmount: 1.5 },
    }),
    'PUT /api/apps/ecommerce/settings': () => ({
      body: {
        storeName: 'The new shop',
        units: 'IMPERIAL',
        payments: ['CARD'],
        shippingZones: [{ name: 'Home', countries: ['France'], rate: 4.5, days: '1 day' }],
      },
    }),
    'POST /api/apps/ecommerce/settings/reset': () => ({ body: { part: 'SHIPPING' } }),
    'PUT /api/dashboard/analytics/layout': async () => {
      const { cards } = await get('/api/dashboard/analytics/layout')
      return { body: { cards: cards.toReversed() } }
    },
    'POST /api/dashboard/analytics/layout/reset': () => ({}),
    'PUT /api/dashboard/analytics/projects/{id}': () => ({ body: { name: 'Lighthouse', progress: 40 } }),
    'POST /api/apps/ecommerce/referrals': () => ({ body: { email: 'new@example.com', name: 'New' } }),
    'POST /api/apps/ecommerce/referrals/payments': async () => {
      const { id } = await idOf(`${shop}/referrals?itemsPerPage=-1`, 'referrals', row => row.status === 'Unpaid')
      return { body: { ids: [id] } }
    },
    'PUT /api/apps/ecommerce/referrals/{id}/status': async () => ({
      ids: await idOf(`${shop}/referrals?itemsPerPage=-1`, 'referrals', row => row.status === 'Unpaid'),
      body: { status: 'Paid' },
    }),
    'POST /api/apps/ecommerce/products': () => ({ body: { productName: 'Lamp', sku: 'LAMP-1', price: 19.9, category: 'Home Decor' } }),
    'PUT /api/apps/ecommerce/products/{id}': async () => ({
      body: { price: 5, stock: false, version: (await get(`${shop}/products/1`)).version },
    }),
    'PUT /api/apps/ecommerce/products/{id}/status': async () => ({
      ids: await idOf(`${shop}/products?status=Inactive`, 'products', () => true),
      body: { status: 'Scheduled', publishAt: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    'POST /api/apps/ecommerce/products/statuses': async () => {
      const { id } = await idOf(`${shop}/products?status=Published`, 'products', () => true)
      return { body: { ids: [id], status: 'Inactive' } }
    },
    'POST /api/apps/ecommerce/products/prices': () => ({ body: { ids: [2], percent: 10 } }),
    'POST /api/apps/ecommerce/products/import': () => ({
      body: { rows: [{ sku: 'FILED-1', productName: 'Filed', price: '12.50' }], dryRun: false },
    }),
    'POST /api/apps/ecommerce/products/sku': () => ({ body: { productName: 'Folding Ruler', category: 'Office' } }),
    'POST /api/files': () => ({ body: Buffer.from('A note') }),
    'POST /api/apps/ecommerce/products/pictures': () => ({ body: { data: onePixel } }),
    'POST /api/apps/ecommerce/products/{id}/restock': () => ({ ids: { id: 1 }, body: { pieces: 12, note: 'Came by ship' } }),
    'POST /api/apps/ecommerce/products/{id}/duplicate': () => ({}),
    'POST /api/apps/ecommerce/categories': () => ({ body: { title: 'Novelties', parent: 'Home Decor' } }),
    'PUT /api/apps/ecommerce/categories/{id}': () => ({ body: { title: 'Renamed', status: 'Inactive' } }),
    'PUT /api/apps/ecommerce/categories/{id}/place': () => ({ body: { place: 0 } }),
    'DELETE /api/apps/ecommerce/categories/{id}/into/{target}': async () => {
      const { categories } = await get(`${shop}/categories`)
      return { ids: { id: categories[0].id, target: categories[1].id } }
    },
    'POST /api/apps/ecommerce/customers': () => ({ body: { customer: 'Grace', email: 'g@example.com', country: 'United States' } }),
    'PUT /api/apps/ecommerce/customers/{id}': async () => ({ ids: await digits(), body: { contact: '+1 202', status: 'Inactive' } }),
    'DELETE /api/apps/ecommerce/customers/{id}': async () => ({ ids: await digits() }),
    'POST /api/apps/ecommerce/customers/import': () => ({
      body: { lines: [{ customer: 'Grace', email: 'filed@example.com', country: 'fr' }, { email: 'x' }], isTrial: false },
    }),
    'POST /api/apps/ecommerce/customers/{id}/merge': async () => {
      const { customers } = await get(`${shop}/customers`)
      return { ids: { id: customers[2].customerId }, body: { otherId: String(customers[3].customerId) } }
    },
    'PUT /api/apps/ecommerce/customers/{id}/profile': async () => ({
      ids: await digits(),
      body: { plan: 'Premium', isTwoStep: true, notices: { news: true } },
    }),
    'POST /api/apps/ecommerce/customers/{id}/addresses': async () => ({ ids: await digits(), body: { label: 'Work', address: 'Road 1' } }),
    'PUT /api/apps/ecommerce/customers/{id}/addresses/{addressId}': async () => ({
      ids: { ...(await digits()), addressId: 1 },
      body: { label: 'Home', address: 'Road 2', isShipping: true },
    }),
    'DELETE /api/apps/ecommerce/customers/{id}/addresses/{addressId}': async () => ({ ids: { ...(await digits()), addressId: 1 } }),
    'DELETE /api/apps/ecommerce/customers/{id}/wishes/{productId}': async () => {
      for (const { customerId } of (await get(`${shop}/customers`)).customers) {
        const [productId] = (await get(`${shop}/customers/${customerId}/profile`)).wishlist
        if (productId) return { ids: { id: customerId, productId } }
      }
      return {}
    },
    'POST /api/apps/ecommerce/customers/{id}/reset': async () => ({ ids: await digits() }),
    'PUT /api/apps/ecommerce/orders/{id}/status': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.status === 'Dispatched'),
      body: { status: 'Out for Delivery' },
    }),
    'PUT /api/apps/ecommerce/orders/{id}/payment': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.payment === 2),
      body: { payment: 1 },
    }),
    'PUT /api/apps/ecommerce/orders/{id}/address': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.status !== 'Delivered'),
      body: { shippingAddress: '1 Harbour Street' },
    }),
    'PUT /api/apps/ecommerce/orders/status': () => ({ body: { ids: [1, 100], status: 'Out for Delivery' } }),
    'POST /api/apps/ecommerce/orders/deletions': () => ({ body: { ids: [100] } }),
    'PUT /api/apps/ecommerce/orders/{id}/fulfillment': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.status === 'Dispatched'),
      body: { items: [] },
    }),
    'PUT /api/apps/ecommerce/orders/{id}/tracking': () => ({ body: { trackingNumber: 'DW 1234' } }),
    'POST /api/apps/ecommerce/orders/{id}/refunds': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.payment === 1),
      body: { amount: 1, reason: 'A scratch' },
    }),
    'POST /api/apps/ecommerce/orders/{id}/cancellation': async () => ({
      ids: await idOf(`${shop}/orders?itemsPerPage=-1`, 'orders', row => row.status === 'Dispatched'),
      body: { reason: 'Changed their mind' },
    }),
    'POST /api/apps/ecommerce/orders/{id}/confirmation': () => ({}),
    'POST /api/apps/ecommerce/orders/{id}/notes': () => ({ body: { text: 'Rang the bell' } }),
    'PUT /api/apps/ecommerce/customers/status': () => ({ body: { ids: [3, 4], status: 'Inactive' } }),
    'POST /api/apps/ecommerce/customers/deletions': () => ({ body: { ids: [97, 98] } }),
    'POST /api/apps/ecommerce/products/deletions': () => ({ body: { ids: [58, 59] } }),
    'POST /api/apps/submissions': () => ({
      body: { form: 'EXAMPLE', title: 'New', fields: [{ name: 'email', value: 'ada@example.com' }] },
    }),
    'POST /api/apps/submissions/deletions': () => ({ body: { ids: [1] } }),
    'PUT /api/apps/ecommerce/reviews/status': () => ({ body: { ids: [3, 4], status: 'Pending' } }),
    'POST /api/apps/ecommerce/reviews/deletions': () => ({ body: { ids: [5, 6] } }),
    'PUT /api/apps/ecommerce/reviews/{id}/status': () => ({ body: { status: 'Pending' } }),
    'PUT /api/apps/ecommerce/reviews/{id}/reply': () => ({ body: { text: 'Thank you' } }),
    'DELETE /api/apps/ecommerce/reviews/{id}/reply': () => ({ ids: { id: 2 } }),
    'POST /api/apps/chat/chats/{userId}': () => ({ body: { message: 'Hello', senderId: 0 } }),
    'POST /api/apps/chat/chats/{userId}/seen': () => ({}),
    'POST /api/apps/chat/chats/{userId}/typing': () => ({ body: { isContact: true } }),
    'DELETE /api/apps/chat/chats/{userId}': () => ({}),
    'PUT /api/apps/chat/contacts/{id}/blocked': () => ({ body: { isBlocked: false } }),
    'PUT /api/apps/chat/contacts/{id}/muted': () => ({ body: { isMuted: true } }),
    'PUT /api/apps/chat/messages/{id}/reactions': async () => ({ ids: await ownMessage(), body: { emoji: '👍', isOn: true } }),
    'PUT /api/apps/chat/messages/{id}': async () => ({ ids: await ownMessage(), body: { message: 'Hello again' } }),
    'PUT /api/apps/chat/messages/{id}/state': async () => ({ ids: await ownMessage(), body: { state: 'seen' } }),
    'DELETE /api/apps/chat/messages/{id}': async () => ({ ids: await ownMessage() }),
    'PUT /api/apps/chat/profile': () => ({ body: { about: 'Writes', status: 'busy' } }),
    'POST /api/apps/email': () => ({ body: { ids: [1], data: { isStarred: true }, label: 'private' } }),
    'POST /api/apps/email/drafts': () => ({ body: { subject: 'Soon', to: [{ email: 'a@example.com', name: 'A' }] } }),
    'POST /api/apps/email/send': () => ({ body: { subject: 'Now', to: [{ email: 'a@example.com' }], message: '<p>Hello</p>' } }),
    'POST /api/apps/email/{id}/reply': () => ({ body: { message: 'Thanks' } }),
    'DELETE /api/apps/email/trash': () => ({}),
    'POST /api/apps/email-searches': () => ({ body: { name: 'Starred', query: 'is:starred' } }),
    'PUT /api/apps/email-searches/{id}': () => ({ body: { name: 'Another name' } }),
    'DELETE /api/apps/email-searches/{id}': () => ({ ids: { id: 2 } }),
    'PUT /api/apps/kanban/board/rename': () => ({ body: { boardId: 1, newName: 'Ideas' } }),
    'PUT /api/apps/kanban/board/limit': () => ({ body: { boardId: 1, cardLimit: 5 } }),
    'POST /api/apps/kanban/board/add': () => ({ body: { title: 'Later' } }),
    'POST /api/apps/kanban/item/add': () => ({ body: { itemTitle: 'A card', boardName: 'Ideas', boardId: 1 } }),
    'PUT /api/apps/kanban/item/update': () => ({
      body: { item: { id: 1, title: 'Another title', dueDate: '2026-12-24', labels: ['UX'], members: [{ name: 'Ada', img: '' }] } },
    }),
    'PUT /api/apps/kanban/item/state-update': () => ({ body: { boardId: 1, ids: [1] } }),
    'PUT /api/apps/kanban/item/move': () => ({ body: { itemId: 1, boardId: 2, position: 0 } }),
    'POST /api/apps/kanban/item/{id}/comments': () => ({ body: { text: 'Good' } }),
    'POST /api/apps/kanban/item/{id}/archive': () => ({}),
    'DELETE /api/apps/kanban/comments/{id}': async () => {
      const card = (await get('/api/apps/kanban')).items[0].id
      await app.rest('POST', `/api/apps/kanban/item/${card}/comments`, { token, body: { text: 'Hello' } })
      return { ids: { id: (await get(`/api/apps/kanban/item/${card}/comments`)).at(-1).id } }
    },
    'PUT /api/apps/kanban/board/state-update': async () => ({
      body: (await get('/api/apps/kanban')).boards.map(({ id }: { id: number }) => id).toReversed(),
    }),
    'POST /api/apps/calendar': () => ({
      body: { title: 'Tea', start: '2026-11-21T15:00:00.000Z', end: '2026-11-21T16:00:00.000Z', extendedProps: { calendar: 'Family' } },
    }),
    'PUT /api/apps/calendar/{id}': () => ({ body: { title: 'Coffee', extendedProps: { guests: ['Ada'] } } }),
    'POST /api/apps/users': () => ({ body: { fullName: 'Grace', email: 'u@example.com', role: 'editor', billing: 'Auto debit' } }),
    'PUT /api/apps/users': () => ({ body: { ids: [2, 3], role: 'author', plan: 'team' } }),
    'POST /api/apps/users/deletions': () => ({ body: { ids: [2, 3] } }),
    'POST /api/apps/users/invitations': () => ({ body: { email: 'invited@example.com', role: 'editor' } }),
    'POST /api/apps/users/imports': () => ({
      body: { rows: [{ fullName: 'Ada', email: 'filed@example.com', role: 'Editor' }], isTrial: true },
    }),
    'POST /api/apps/users/{id}/invitation': async () => ({
      ids: await idOf('/api/apps/users?itemsPerPage=-1', 'users', row => row.status === 'pending'),
    }),
    'PUT /api/apps/users/{id}/settings': () => ({ body: { isTwoStep: true, connections: [{ service: 'SLACK', isConnected: true }] } }),
    'PUT /api/apps/users/{id}/password': () => ({ body: { password: 'a new one 7' } }),
    'POST /api/apps/users/{id}/sign-outs': () => ({ body: {} }),
    'POST /api/apps/users/{id}/cards': () => ({ body: { number: '4242 4242 4242 4242', expires: '08/90', holder: 'Grace' } }),
    'DELETE /api/apps/users/{id}/cards/{card}': () => ({ ids: { id: 5, card: 'c1' } }),
    'PUT /api/apps/users/{id}': () => ({ body: { company: 'Yale' } }),
    'PUT /api/apps/users/{id}/status': async () => ({
      ids: await idOf('/api/apps/users?itemsPerPage=-1', 'users', row => row.status === 'pending'),
      body: { status: 'active' },
    }),
    'POST /api/apps/roles': () => ({
      body: { name: 'Printer', rights: [{ subject: 'Paper', read: true, write: false, create: false }] },
    }),
    'PUT /api/apps/roles/{id}': () => ({ body: { name: 'Boss', version: 1 } }),
    'DELETE /api/apps/roles/{id}': async () => ({
      ids: { id: (await app.rest('POST', '/api/apps/roles', { token, body: { name: 'Nobody' } })).body.id },
    }),
    'PUT /api/pages/profile/header': () => ({ body: { fullName: 'Grace Hopper' } }),
    'PUT /api/pages/profile/apps/{id}': () => ({ body: { isConnected: true, account: 'team' } }),
    'PUT /api/pages/profile/connections/{id}': () => ({}),
    'PUT /api/pages/profile/connections/{id}/contact': () => ({}),
    'PUT /api/pages/profile/header/connection': () => ({}),
    'PUT /api/pages/profile/teams/{id}/star': () => ({}),
    'POST /api/pages/help-center/votes': () => ({ body: { slug: 'trash', isHelpful: true } }),
    'PUT /api/pages/help-center/votes/{id}': () => ({ body: { isHelpful: false, reason: 'Too short' } }),
    'POST /api/front/missing-help': () => ({ body: { search: 'zeppelin' } }),
    'POST /api/apps/invoice': () => ({ body: { clientId: 1, items: [{ title: 'Work', cost: 100, qty: 2 }] } }),
    'PUT /api/apps/invoice/{id}': async () => ({ ids: await draft(), body: { note: 'With thanks', version: 1 } }),
    'PUT /api/apps/invoice/{id}/status': async () => ({ ids: await draft(), body: { status: 'Sent' } }),
    'POST /api/apps/invoice/{id}/payments': async () => ({ ids: await sent(), body: { amount: 1, method: 'CARD', note: '' } }),
    'POST /api/apps/invoice/sendings': async () => ({ body: { ids: [(await draft()).id], to: 'grace@example.com' } }),
    'POST /api/apps/invoice/reminders': async () => ({ body: { ids: [(await sent()).id] } }),
    'POST /api/apps/invoice/payments': async () => ({ body: { ids: [(await sent()).id], method: 'CARD' } }),
    'POST /api/apps/invoice/deletions': async () => ({ body: { ids: [(await draft()).id] } }),
    'POST /api/apps/invoice/{id}/links': async () => ({ ids: await draft() }),
    'DELETE /api/apps/invoice/{id}/links': async () => ({ ids: await draft() }),
    'POST /api/apps/invoice-links/{token}/openings': async () => ({ ids: { token: await linkToken() } }),
    'POST /api/apps/invoice/{id}/duplicate': async () => ({ ids: await draft() }),
    'DELETE /api/apps/invoice/{id}': async () => ({ ids: await draft() }),
    'POST /api/apps/invoice-clients': () => ({ body: { name: 'Grace', companyEmail: 'g@example.com' } }),
    'PUT /api/apps/invoice-clients/{id}': () => ({ body: { company: 'Navy', version: 1 } }),
    'PUT /api/apps/academy/courses/{id}/favorite': () => ({ body: { isFavorite: true } }),
    'POST /api/apps/academy/courses/{id}/restart': () => ({}),
    'PUT /api/apps/academy/courses/{id}/rating': () => ({ body: { rating: 4 } }),
    'POST /api/apps/academy/sections/{id}/test': () => ({ ids: { id: 1 }, body: { answers: [0, 1, 2, 1] } }),
    'PUT /api/apps/academy/topics/{id}/bookmark': () => ({ body: { isBookmarked: true } }),
    'PUT /api/apps/academy/topics/{id}/position': () => ({ body: { seconds: 12 } }),
    'POST /api/apps/academy/topics/{id}/notes': () => ({ body: { seconds: 12, text: 'Look this up' } }),
    'PUT /api/apps/academy/notes/{id}': () => ({ body: { text: 'Looked up' } }),
    'DELETE /api/apps/academy/notes/{id}': () => ({ ids: { id: 2 } }),
    'PUT /api/apps/academy/goal': () => ({ body: { weeklyMinutes: 90 } }),
    'PUT /api/apps/academy/topics/{id}': () => ({ body: { isCompleted: true } }),
    'PUT /api/apps/logistics/vehicles/{id}/progress': () => ({ body: { progress: 55 } }),
    'PUT /api/apps/logistics/vehicles/{id}/warning': () => ({ body: { warnings: 'Oil Leakage' } }),
    'PUT /api/notifications': () => ({ body: { isRead: false } }),
    'GET /api/notifications/settings': () => ({}),
    'PUT /api/notifications/settings': () => ({ body: { settings: [{ kind: 'CHAT_MESSAGE', app: false }] } }),
    'GET /api/notifications/schedule': () => ({}),
    'PUT /api/notifications/schedule': () => ({
      body: { quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Europe/Paris', onlyOnline: false },
    }),
    'PUT /api/notifications/{id}': async () => ({
      ids: { id: (await get('/api/notifications')).notifications[0].id },
      body: { isRead: true },
    }),
    'DELETE /api/notifications/{id}': async () => ({ ids: { id: (await get('/api/notifications')).notifications[0].id } }),
    'PUT /api/_workspace/conditions': () => ({ body: { latencyMs: 0 } }),
    'POST /api/webhooks': () => ({ body: hook }),
    'PUT /api/webhooks/{id}': async () => ({ ...(await webhook()), body: { isActive: false } }),
    'DELETE /api/webhooks/{id}': () => webhook(),
    'POST /api/webhooks/{id}/secret': () => webhook(),
    'POST /api/webhooks/{id}/test': () => webhook(),
    'POST /api/webhooks/deliveries/{id}/resend': async () => {
      const { token: other, ids } = await webhook()
      return { token: other, ids: { id: (await app.rest('POST', `/api/webhooks/${ids.id}/test`, { token: other })).body.id } }
    },
    'POST /api/_workspace/snapshots': () => ({ body: { name: 'Before the demo' } }),
    'POST /api/_workspace/snapshots/{id}/restore': async () => ({ ids: await snapshot() }),
    'DELETE /api/_workspace/snapshots/{id}': async () => ({ ids: await snapshot() }),
    'POST /api/_workspace/import': async () => ({ body: await get('/api/_workspace/export') }),
    'POST /api/_workspace/shares': () => ({ body: { days: 3 } }),
    'DELETE /api/_workspace/shares/{id}': async () => {
      const { share } = (await app.rest('POST', '/api/_workspace/shares', { token })).body
      return { ids: { id: share.id } }
    },
    'POST /api/_workspace/undo': () => ({}),
    'POST /api/_workspace/redo': () => ({ body: {} }),
    'POST /api/_workspace/reset': () => ({ body: { area: 'REVIEWS' } }),
  }
  // Nobody listens there.
  const hook = { url: 'http://127.0.0.1:9/hook', events: ['order.created'] }
  const webhook = async () => {
    const { token: other } = await own()
    return { token: other, ids: { id: Number((await app.rest('POST', '/api/webhooks', { token: other, body: hook })).body.webhook.id) } }
  }
  const snapshot = async () => ({
    id: (await app.rest('POST', '/api/_workspace/snapshots', { token, body: { name: 'Now' } })).body.id,
  })
  const ownMessage = async () => ({
    id: (await app.rest('POST', '/api/apps/chat/chats/1', { token, body: { message: 'Hello' } })).body.msg.id,
  })
  const draft = async () => ({
    id: (await app.rest('POST', '/api/apps/invoice', { token, body: { clientId: 1, items: [{ title: 'Work', cost: 100, qty: 2 }] } })).body
      .id,
  })
  const linkToken = async () => {
    const { id } = await draft()
    const { url } = (await app.rest('POST', `/api/apps/invoice/${id}/links`, { token })).body as { url: string } // as described
    return url.split('/').at(-1)
  }
  const sent = async () => {
    const ids = await draft()
    await app.rest('PUT', `/api/apps/invoice/${ids.id}/status`, { token, body: { status: 'Sent' } })
    return ids
  }
  return async operation => {
    // A deletion by id uses the first record, unless overridden.
    const plain = operation.startsWith('DELETE ') ? () => ({}) : undefined
    return (samples[operation] ?? plain)?.()
  }
}
