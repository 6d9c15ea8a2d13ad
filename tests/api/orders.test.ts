import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Order {
  id: string
  order: number
  orderedAt: string
  customer: { id: string; order: number; totalSpent: number } | null
  customerName: string
  email: string
  payment: string
  status: string
  method: string
  methodNumber: string
  spent: number
  subtotal: number
  discount: number
  shipping: number
  tax: number
  refunded: number
  isRefunded: boolean
  isCancelled: boolean
  channel: string
  trackingNumber: string
  fulfillment: string
  items: {
    productName: string
    price: number
    id: string
    qty: number
    fulfilled: number
    total: number
    product: { category: string; status: string; createdAt: string }
  }[]
  timeline: { at: string; kind: string; title: string; text: string; actor: string }[]
  nextStatuses: string[]
}

const plain = 'id order orderedAt customerName email payment status method methodNumber spent'
const full = `${plain} subtotal discount shipping tax refunded isRefunded isCancelled channel trackingNumber fulfillment shippingAddress billingAddress nextStatuses customer { id order totalSpent }
  items { id productName price qty fulfilled total product { category status createdAt } } timeline { at kind title text actor }`
const list = (
  fields: string,
) => `query ($search: String, $status: OrderStatus, $payment: OrderPayment, $sort: OrderSort, $order: SortOrder, $page: PageInput) {
  orders(search: $search, status: $status, payment: $payment, sort: $sort, order: $order, page: $page) { total items { ${fields} } }
}`
const statuses = ['READY_TO_PICKUP', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED']
const payments = ['PAID', 'PENDING', 'CANCELLED', 'FAILED']
const cents = (dollars: number) => Math.round(dollars * 100)

describe.each(databases)('orders on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const orders = async (variables: Record<string, unknown> = {}, fields = plain) =>
    (await app.graphql<{ orders: { total: number; items: Order[] } }>(list(fields), variables)).data.orders
  const all = async (fields = plain) => (await orders({ page: { itemsPerPage: 100 } }, fields)).items
  const order = async (id: string | undefined) =>
    (await app.graphql<{ order: Order }>(`query ($id: ID) { order(id: $id) { ${full} } }`, { id })).data.order
  const wire = (query = '') => app.rest('GET', `/api/apps/ecommerce/orders${query}`)
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)
  const change = async (name: string, id: string | undefined, args: string) => {
    const { data, errors } = await app.graphql<Record<string, Order>>(`mutation { ${name}(id: ${id}, ${args}) { status payment } }`)
    return errors?.[0]?.extensions ?? data[name]
  }

  test('lists a hundred orders by ID, each with a unique number', async () => {
    const everything = await all()
    expect(everything.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(new Set(everything.map(each => each.order)).size).toBe(100)
    expect(new Set(everything.map(({ status }) => status)).size).toBe(4)
    expect(new Set(everything.map(({ payment }) => payment)).size).toBe(4)
    expect(everything.filter(({ method, methodNumber }) => !(method === 'PAYPAL' ? /^$/ : /^\d{4}$/).test(methodNumber))).toEqual([])
  })

  test('has consistent sums in every order, and loads each relation in one statement', async () => {
    // The first use of an area fills it.
    let everything = await all(full)
    const statements = await countStatements(app, async () => {
      everything = await all(full)
    })
    expect(statements).toBe(6)
    for (const { subtotal, discount, shipping, tax, spent, items, timeline, orderedAt } of everything) {
      expect(items.length).toBeGreaterThan(0)
      for (const { price, qty, total, product } of items) {
        expect(cents(total)).toBe(cents(price) * qty)
        expect(product.status).toBe('PUBLISHED')
        expect(product.createdAt < orderedAt).toBe(true)
      }
      expect(items.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(subtotal))
      expect(cents(spent)).toBe(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax))
      const times = timeline.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(timeline[0]).toMatchObject({ title: 'Order placed', at: orderedAt })
      expect(times.every(at => at <= new Date().toISOString())).toBe(true)
    }
  })

  test('matches the summary and category revenue with the orders', async () => {
    const everything = await all(full)
    const count = (matches: (each: Order) => boolean) => everything.filter(matches).length
    const paid = everything.filter(({ payment }) => payment === 'PAID')
    const { data } = await app.graphql<{ categories: { category: string; revenue: number }[] }>(
      `{ orderSummary { total pendingPayment completed cancelled failed revenue } categories { category revenue } }`,
    )
    expect(data).toMatchObject({
      orderSummary: {
        total: 100,
        pendingPayment: count(({ payment }) => payment === 'PENDING'),
        completed: count(({ payment, status }) => payment === 'PAID' && status === 'DELIVERED'),
        cancelled: count(({ payment }) => payment === 'CANCELLED'),
        failed: count(({ payment }) => payment === 'FAILED'),
        revenue: paid.reduce((sum, { spent, refunded }) => sum + cents(spent) - cents(refunded), 0) / 100,
      },
    })
    const items = paid.flatMap(each => each.items)
    for (const { category, revenue } of data.categories)
      expect(cents(revenue)).toBe(
        items.filter(({ product }) => product.category === category).reduce((sum, { total }) => sum + cents(total), 0),
      )
  })

  test('searches customer, email, and number', async () => {
    const [, , third] = await all()
    for (const search of [third?.customerName.toUpperCase(), third?.email, String(third?.order)])
      expect((await orders({ search, page: { itemsPerPage: 100 } })).items.map(({ id }) => id)).toContain(third?.id)
    expect((await orders({ search: '%' })).total).toBe(0)
    const counts = await Promise.all(statuses.map(async status => (await orders({ status })).total))
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(100)
    expect((await orders({ payment: 'FAILED', status: 'DISPATCHED' })).total).toBe(0)
  })

  test.each([
    ['ORDER', 'order'],
    ['CUSTOMER', 'customers'],
    ['DATE', 'date'],
    ['STATUS', 'status'],
    ['SPENT', 'spent'],
  ])('sorts by %s alike over both APIs, ties by ID', async (sort, sortBy) => {
    const keyOf = ({ order, customerName, orderedAt, status, spent }: Order) =>
      ({ ORDER: order, CUSTOMER: customerName.toLowerCase(), DATE: orderedAt, STATUS: status, SPENT: spent })[sort] ?? ''
    const everything = await all()
    for (const [direction, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const sorted = (await orders({ sort, order: direction, page: { itemsPerPage: 100 } })).items
      expect(sorted).toEqual(everything.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)))
      const { body } = await wire(`?sortBy=${sortBy}&orderBy=${direction.toLowerCase()}&itemsPerPage=100`)
      expect(body.orders.map(({ id }: { id: number }) => String(id))).toEqual(sorted.map(({ id }) => id))
    }
  })

  test('follows the contract: labels, numbers, dates, and times', async () => {
    const everything = await all()
    const { body } = await wire('?itemsPerPage=-1')
    expect(body.total).toBe(100)
    for (const [index, each] of body.orders.entries()) {
      const { payment, orderedAt, spent, order: number } = everything[index] ?? ({} as Order)
      expect(each).toMatchObject({
        id: index + 1,
        order: number,
        customer: expect.any(String),
        email: expect.stringContaining('@'),
        avatar: expect.stringMatching(/^\/art\/people\//),
        payment: payments.indexOf(payment) + 1,
        status: expect.stringMatching(/^(Delivered|Ready to Pickup|Out for Delivery|Dispatched)$/),
        spent,
        method: expect.stringMatching(/^(paypal logo|mastercard)$/),
        date: expect.stringMatching(/^[1-9]\d?\/[1-9]\d?\/\d{4}$/),
        time: expect.stringMatching(/^[1-9]\d?:\d\d (AM|PM)$/),
        methodNumber: expect.any(String),
      })
      expect(new Date(`${each.date} ${each.time} UTC`).toISOString().slice(0, 16)).toBe(orderedAt.slice(0, 16))
    }
    const first = await wire()
    expect((await wire('?q=&page&itemsPerPage=0&sortBy=payment&orderBy=desc&other=1')).body).toEqual(first.body)
    expect((await wire('?page=99')).body).toEqual({ orders: [], total: 100 })
  })

  test('returns one order by number (an extension), otherwise 404', async () => {
    const [first] = await all(full)
    const { status, body } = await wire(`/${first?.order}`)
    expect([status, body.id, body.spent, body.items.length]).toEqual([200, 1, first?.spent, first?.items.length])
    expect(body.timeline.map(({ title }: { title: string }) => title)).toEqual(first?.timeline.map(({ title }) => title))
    for (const unknown of ['1', '1e3', 'abc']) expect((await wire(`/${unknown}`)).status).toBe(404)
  })

  test('deletes an order with items and timeline, updates the customer, answers 204 for any ID, and undoes it', async () => {
    const before = await all(full)
    const target = before.find(({ customer }) => (customer?.order ?? 0) > 1)
    for (const id of [target?.id, target?.id, '987654', '1;DROP']) {
      const { status, text } = await app.rest('DELETE', `/api/apps/ecommerce/orders/${id}`)
      expect([status, text]).toEqual([204, ''])
    }
    expect((await orders()).total).toBe(99)
    const { customer } = (
      await app.graphql<{ customer: { order: number; totalSpent: number } }>(`query ($id: ID) { customer(id: $id) { order totalSpent } }`, {
        id: target?.customer?.id,
      })
    ).data
    expect([customer.order, cents(customer.totalSpent)]).toEqual([
      (target?.customer?.order ?? 0) - 1,
      cents(target?.customer?.totalSpent ?? 0) - (target?.payment === 'PAID' ? cents(target.spent) - cents(target.refunded) : 0),
    ])
    expect((await wire(`/${target?.order}`)).status).toBe(404)
    await undo()
    expect(await all(full)).toEqual(before)
    await redo()
    expect((await orders()).total).toBe(99)
    await undo()
  })

  test('moves an order through its statuses with timeline entries, and rejects other transitions with the allowed ones', async () => {
    const [target] = (await orders({ status: 'DISPATCHED' })).items
    const { timeline } = await order(target?.id)
    expect(await change('setOrderStatus', target?.id, 'status: DELIVERED')).toMatchObject({
      code: 'CONFLICT',
      allowed: ['OUT_FOR_DELIVERY'],
    })
    for (const status of ['OUT_FOR_DELIVERY', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERED'])
      expect(await change('setOrderStatus', target?.id, `status: ${status}`)).toMatchObject({ status })
    const after = await order(target?.id)
    expect(after.timeline.slice(timeline.length).map(({ title, actor }) => [title, actor])).toEqual([
      ['Out for delivery', 'Shop'],
      ['Dispatched', 'Shop'],
      ['Out for delivery', 'Shop'],
      ['Delivered', 'Shop'],
    ])
    expect(after.nextStatuses).toEqual([])
    expect(await change('setOrderStatus', target?.id, 'status: DISPATCHED')).toMatchObject({ code: 'CONFLICT', allowed: [] })
    await undo()
    expect(await order(target?.id)).toMatchObject({ status: 'OUT_FOR_DELIVERY', nextStatuses: ['DELIVERED', 'DISPATCHED'] })
    expect((await order(target?.id)).timeline).toHaveLength(timeline.length + 3)
    await redo()
    expect(await order(target?.id)).toMatchObject({ status: 'DELIVERED', timeline: after.timeline })
  })

  test('refunds a paid order, and retries a failed payment', async () => {
    const [failed] = (await orders({ payment: 'FAILED' })).items
    expect(await change('setOrderPayment', failed?.id, 'payment: PAID')).toMatchObject({ code: 'CONFLICT', allowed: ['PENDING'] })
    for (const payment of ['PENDING', 'PAID', 'CANCELLED'])
      expect(await change('setOrderPayment', failed?.id, `payment: ${payment}`)).toMatchObject({ payment })
    expect((await order(failed?.id)).timeline.at(-1)?.title).toBe('Payment refunded')
    expect(await change('setOrderPayment', failed?.id, 'payment: PAID')).toMatchObject({ code: 'CONFLICT', allowed: [] })
    await undo()
    expect((await order(failed?.id)).payment).toBe('PAID')
    await redo()
    expect((await order(failed?.id)).payment).toBe('CANCELLED')
  })

  test('changes addresses until delivery, accepts notes always, with undo and redo', async () => {
    const [open] = (await orders({ status: 'READY_TO_PICKUP' })).items
    const [done] = (await orders({ status: 'DELIVERED' })).items
    const mutation = `mutation ($id: ID!, $to: String) { updateOrderAddress(id: $id, shippingAddress: $to) { shippingAddress billingAddress } }`
    const changed = await app.graphql(mutation, { id: open?.id, to: ' 4 Harbour Steps\nHobart ' })
    expect(changed.data).toMatchObject({ updateOrderAddress: { shippingAddress: '4 Harbour Steps\nHobart' } })
    await undo()
    expect(await order(open?.id)).not.toMatchObject({ shippingAddress: '4 Harbour Steps\nHobart' })
    await redo()
    expect(await order(open?.id)).toMatchObject({ shippingAddress: '4 Harbour Steps\nHobart' })
    expect((await app.graphql(mutation, { id: open?.id, to: ' ' })).errors?.[0]?.extensions).toMatchObject({ field: 'shippingAddress' })
    expect((await app.graphql(mutation, { id: done?.id, to: 'Elsewhere' })).errors?.[0]?.extensions.code).toBe('CONFLICT')

    const note = `mutation ($id: ID!, $text: String!) { addOrderNote(id: $id, text: $text) { timeline { title text } } }`
    const noted = await app.graphql<{ addOrderNote: { timeline: object[] } }>(note, { id: done?.id, text: ' Called twice ' })
    expect(noted.data.addOrderNote.timeline.at(-1)).toEqual({ title: 'Note', text: 'Called twice' })
    await undo()
    expect((await order(done?.id)).timeline).toHaveLength(noted.data.addOrderNote.timeline.length - 1)
    await redo()
    expect((await order(done?.id)).timeline.at(-1)?.title).toBe('Note')
    for (const text of [' ', 'x'.repeat(501)])
      expect((await app.graphql(note, { id: done?.id, text })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'text',
      })
  })

  test('views show open work, and the summary counts match them', async () => {
    const everything = await all(full)
    const inView = {
      TO_SHIP: (each: Order) => each.payment === 'PAID' && each.status === 'READY_TO_PICKUP',
      OUT_FOR_DELIVERY: (each: Order) => ['DISPATCHED', 'OUT_FOR_DELIVERY'].includes(each.status),
      DELIVERED: (each: Order) => each.status === 'DELIVERED',
      UNPAID: (each: Order) => ['PENDING', 'FAILED'].includes(each.payment),
      REFUNDED: (each: Order) => each.isRefunded,
    }
    const query = `{ orderSummary { TO_SHIP: toShip OUT_FOR_DELIVERY: outForDelivery DELIVERED: delivered UNPAID: unpaid REFUNDED: refunded } }`
    const { orderSummary } = (await app.graphql<{ orderSummary: Record<string, number> }>(query)).data
    for (const [view, matches] of Object.entries(inView)) {
      const wanted = everything.filter(matches).map(({ id }) => id)
      const seen = await app.graphql<{ orders: { items: { id: string }[] } }>(
        `{ orders(view: ${view}, page: { itemsPerPage: 100 }) { items { id } } }`,
      )
      expect(seen.data.orders.items.map(({ id }) => id)).toEqual(wanted)
      expect([view, orderSummary[view]]).toEqual([view, wanted.length])
      expect(wanted.length).toBeGreaterThan(0)
    }
    const both = await app.graphql<{ orders: { total: number } }>(`{ orders(view: TO_SHIP, status: DELIVERED) { total } }`)
    expect(both.data.orders.total).toBe(0)
  })

  test('has a consistent seed: shipped orders are packed, refunds are in the timeline, some are partially packed', async () => {
    const everything = await all(full)
    for (const { channel, status, fulfillment, trackingNumber, refunded, spent, isCancelled, payment, timeline } of everything) {
      const hasLeft = status !== 'READY_TO_PICKUP'
      expect(!hasLeft || fulfillment === 'WHOLE').toBe(true)
      // In-store purchases are handed over directly.
      expect(trackingNumber !== '').toBe(hasLeft && channel === 'WEBSITE')
      const onTheWay = timeline.filter(({ kind }) => ['DISPATCHED', 'OUT_FOR_DELIVERY'].includes(kind))
      expect(channel === 'STORE' ? onTheWay : []).toEqual([])
      expect(timeline.some(({ kind }) => kind === 'REFUNDED')).toBe(refunded > 0)
      expect(isCancelled).toBe(payment === 'CANCELLED' && status !== 'DELIVERED')
      expect(refunded).toBeLessThanOrEqual(spent)
      expect(timeline.some(({ kind }) => kind === 'PACKED')).toBe(fulfillment !== 'NONE')
    }
    expect(new Set(everything.map(({ fulfillment }) => fulfillment))).toEqual(new Set(['NONE', 'PARTIAL', 'WHOLE']))
  })

  test('changes the status of many orders in one write, reports those that cannot change, and skips missing ones', async () => {
    const out = (await orders({ status: 'DISPATCHED' })).items.map(({ id }) => id)
    const done = (await orders({ status: 'DELIVERED' })).items.map(({ id }) => id).slice(0, 2)
    const move = `mutation ($ids: [ID!]!) { setOrderStatuses(ids: $ids, status: OUT_FOR_DELIVERY) { moved { id status } leftOut { id } } }`
    const { data } = await app.graphql<{ setOrderStatuses: { moved: Order[]; leftOut: Order[] } }>(move, {
      ids: [...out, ...done, '987654'],
    })
    expect(data.setOrderStatuses.moved).toEqual(out.map(id => ({ id, status: 'OUT_FOR_DELIVERY' })))
    expect(data.setOrderStatuses.leftOut.map(({ id }) => id).toSorted()).toEqual(done.toSorted())
    await undo()
    expect((await orders({ status: 'DISPATCHED' })).items.map(({ id }) => id)).toEqual(out)
    expect((await app.graphql(move, { ids: [] })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })

    const { status, body } = await app.rest('POST', '/api/apps/ecommerce/orders/deletions', {
      body: { ids: [...done.map(Number), 987654] },
    })
    expect([status, body]).toEqual([200, { ids: done.map(Number) }])
    expect((await orders()).total).toBe(98)
    await undo()
    expect((await orders()).total).toBe(100)
  })

  test('refunds in parts; the last part cancels the payment, and more is rejected', async () => {
    const paid = (await all(full)).find(each => each.payment === 'PAID' && !each.isRefunded)
    const refund = (args: string) =>
      app.graphql<{ refundOrder: Order }>(
        `mutation { refundOrder(id: ${paid?.id}, ${args}) { payment refunded isRefunded timeline { kind text } } }`,
      )
    const part = await refund('amount: 1.25, reason: "A scratch"')
    expect(part.data.refundOrder).toMatchObject({ payment: 'PAID', refunded: 1.25, isRefunded: true })
    expect(part.data.refundOrder.timeline.at(-1)).toEqual({ kind: 'REFUNDED', text: '$1.25: A scratch' })
    for (const amount of ['0', '-1', '1.005', String(paid?.spent)])
      expect((await refund(`amount: ${amount}`)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'amount' })
    expect((await refund('version: 1')).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { refunded: 1.25 } })
    expect((await refund('reason: ""')).data.refundOrder).toMatchObject({ payment: 'CANCELLED', refunded: paid?.spent })
    expect((await refund('amount: 1')).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await undo()
    await undo()
    expect(await order(paid?.id)).toEqual(paid)
  })

  test('counts paid amounts minus refunds as total spent', async () => {
    const before = await all(full)
    const total = async (id: string | undefined) => cents((await order(id))?.customer?.totalSpent ?? 0)
    const pending = before.find(each => each.payment === 'PENDING' && each.customer)
    const spent = await total(pending?.id)
    await change('setOrderPayment', pending?.id, 'payment: PAID')
    expect(await total(pending?.id)).toBe(spent + cents(pending?.spent ?? 0))
    await app.graphql(`mutation { refundOrder(id: ${pending?.id}, amount: 1) { id } }`)
    expect(await total(pending?.id)).toBe(spent + cents(pending?.spent ?? 0) - 100)
    await app.graphql(`mutation { cancelOrder(id: ${pending?.id}) { id } }`)
    expect(await total(pending?.id)).toBe(spent)
    for (const _ of [1, 2, 3]) await undo()
    expect(await all(full)).toEqual(before)
  })

  test('cancels an order that is not delivered, and refunds its payment', async () => {
    const sent = (await all(full)).find(each => each.status === 'DISPATCHED' && each.payment === 'PAID')
    const { status, body } = await app.rest('POST', `/api/apps/ecommerce/orders/${sent?.id}/cancellation`, {
      body: { reason: 'Moved away' },
    })
    expect([status, body.isCancelled, body.refunded, body.payment, body.status]).toEqual([200, true, sent?.spent, 3, 'Dispatched'])
    expect((await order(sent?.id)).nextStatuses).toEqual([])
    expect(await change('setOrderStatus', sent?.id, 'status: OUT_FOR_DELIVERY')).toMatchObject({ code: 'CONFLICT', allowed: [] })
    expect((await app.rest('POST', `/api/apps/ecommerce/orders/${sent?.id}/cancellation`)).status).toBe(409)
    await undo()
    expect(await order(sent?.id)).toEqual(sent)
    const [done] = (await orders({ status: 'DELIVERED' })).items
    expect((await app.rest('POST', `/api/apps/ecommerce/orders/${done?.id}/cancellation`)).status).toBe(409)
  })

  test('packs items in parts until delivery, and stores the tracking number', async () => {
    const open = (await all(full)).find(each => each.payment === 'PAID' && each.fulfillment === 'NONE' && each.items.length > 1)
    const [first] = open?.items ?? []
    const pack = (args: string) =>
      app.graphql<{ fulfillOrder: Order }>(`mutation { fulfillOrder(id: ${open?.id}, ${args}) { fulfillment timeline { kind text } } }`)
    const begun = await pack(`items: [{ id: ${first?.id}, fulfilled: 1 }]`)
    expect(begun.data.fulfillOrder.fulfillment).toBe('PARTIAL')
    expect(begun.data.fulfillOrder.timeline.at(-1)).toEqual({ kind: 'PACKED', text: `1 of ${first?.qty} ${first?.productName}` })
    for (const items of [`{ id: ${first?.id}, fulfilled: ${Number(first?.qty) + 1} }`, '{ id: 987654, fulfilled: 1 }'])
      expect((await pack(`items: [${items}]`)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'items' })
    const late = await pack(`version: 1, items: [{ id: ${first?.id}, fulfilled: 0 }]`)
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { order: open?.order } })
    const present = late.errors?.[0]?.extensions.current as { items: { id: number; fulfilled: number }[] } | undefined
    expect(present?.items.find(({ id }) => String(id) === first?.id)?.fulfilled).toBe(1)
    await undo()
    expect(await order(open?.id)).toEqual(open)
    expect(await change('setOrderStatus', open?.id, 'status: DELIVERED')).toMatchObject({ status: 'DELIVERED' })
    expect((await order(open?.id)).fulfillment).toBe('WHOLE')
    expect((await pack(`items: [{ id: ${first?.id}, fulfilled: 0 }]`)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await undo()
    expect(await order(open?.id)).toEqual(open)

    const track = (number: string) => change('setOrderTracking', open?.id, `trackingNumber: "${number}"`)
    expect(await track(' DW 12-34 ')).toMatchObject({ status: 'READY_TO_PICKUP' })
    expect((await order(open?.id)).trackingNumber).toBe('DW 12-34')
    expect(await track('<b>')).toMatchObject({ code: 'BAD_USER_INPUT', field: 'trackingNumber' })
    await undo()
  })

  test('resends the confirmation, records it in the timeline and the sent emails, and undoes both', async () => {
    const [first] = await all(full)
    const sent = async () =>
      (
        await app.graphql<{ emails: { total: number; items: { subject: string; message: string; to: { email: string }[] }[] } }>(
          `{ emails(folder: SENT) { total items { subject message to { email } } } }`,
        )
      ).data.emails
    const before = await sent()
    const again = `mutation { resendOrderConfirmation(id: ${first?.id}) { timeline { kind text } } }`
    const { data } = await app.graphql<{ resendOrderConfirmation: Order }>(again)
    expect(data.resendOrderConfirmation.timeline.at(-1)).toEqual({ kind: 'MESSAGE', text: `To ${first?.email}.` })
    const after = await sent()
    expect(after.total).toBe(before.total + 1)
    expect(after.items[0]).toMatchObject({ subject: `Your order #${first?.order}`, to: [{ email: first?.email }] })
    expect(after.items[0]?.message).toContain(first?.items[0]?.productName.replaceAll('&', '&amp;'))
    await undo()
    expect((await sent()).total).toBe(before.total)
  })

  test('rejects overwriting an address that changed in between', async () => {
    const [open] = (await orders({ status: 'READY_TO_PICKUP' })).items
    const to = (args: string) =>
      app.graphql<{ updateOrderAddress: Order }>(
        `mutation { updateOrderAddress(id: ${open?.id}, ${args}) { version timeline { kind text } } }`,
      )
    const seen = (await app.graphql<{ order: { version: number } }>(`{ order(id: ${open?.id}) { version } }`)).data.order.version
    const changed = await to(`version: ${seen}, billingAddress: "1 Quay"`)
    expect(changed.data.updateOrderAddress.timeline.at(-1)).toEqual({ kind: 'ADDRESS', text: 'Billing address.' })
    expect((await to(`version: ${seen}, billingAddress: "2 Quay"`)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { billingAddress: '1 Quay' },
    })
    await undo()
  })

  test('finds an order by either of its two numbers', async () => {
    const request = async (args: string) => (await app.graphql(`{ order${args} { id } }`)).errors?.[0]?.extensions.code
    expect(await request('')).toBe('BAD_USER_INPUT')
    expect(await request('(id: 1, order: 1)')).toBe('BAD_USER_INPUT')
    expect(await request('(order: 1)')).toBe('NOT_FOUND')
    expect(await request('(order: -5)')).toBe('NOT_FOUND')
    expect(await request('(id: "01")')).toBe('NOT_FOUND')
  })

  test('keeps customer totals equal to their orders after any deletions and undos', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.boolean()), { minLength: 1, maxLength: 4 }), async steps => {
        for (const [id, isUndo] of steps) await (isUndo ? undo() : app.rest('DELETE', `/api/apps/ecommerce/orders/${id}`))
        const query = `{ customers(page: { itemsPerPage: 100 }) { items { order totalSpent orders(page: { itemsPerPage: 10 }) { total items { payment spent refunded } } } } }`
        const { data } = await app.graphql<{
          customers: {
            items: {
              order: number
              totalSpent: number
              orders: { total: number; items: Pick<Order, 'payment' | 'spent' | 'refunded'>[] }
            }[]
          }
        }>(query)
        for (const { order: count, totalSpent, orders: own } of data.customers.items)
          expect([count, cents(totalSpent)]).toEqual([
            own.total,
            own.items.reduce((sum, { payment, spent, refunded }) => sum + (payment === 'PAID' ? cents(spent) - cents(refunded) : 0), 0),
          ])
      }),
      { numRuns: 8 },
    )
  })
})
