/** Models of the shop, for random operation sequences. */
import {
  deleting,
  fromGraphql,
  fromRest,
  graphqlStep,
  label,
  moving,
  type Noun,
  pick,
  type Plain,
  restStep,
  rows,
  set,
  word,
} from './models.ts'

const orderStates = ['DISPATCHED', 'OUT_FOR_DELIVERY', 'READY_TO_PICKUP', 'DELIVERED']
const orderSteps = {
  READY_TO_PICKUP: ['DELIVERED'],
  DISPATCHED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'DISPATCHED'],
}
const payments = ['PAID', 'PENDING', 'CANCELLED', 'FAILED']
const invoiceStates = { DRAFT: 'Draft', SENT: 'Sent', DOWNLOADED: 'Downloaded' }
const invoiceSteps = { DRAFT: ['SENT'], SENT: ['DOWNLOADED'] }

export const shopNouns: Noun[] = [
  {
    name: 'reviews',
    area: 'REVIEWS',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/ecommerce/reviews?itemsPerPage=-1', rows('reviews'), ({ status, reply }: Plain) => ({
          status: word(status),
          reply,
        })),
      graphql: apis =>
        fromGraphql(apis, `{ reviews(page: { itemsPerPage: -1 }) { items { id status reply } } }`, ({ status, reply }) => ({
          status,
          reply,
        })),
    },
    steps: [
      ...deleting('/api/apps/ecommerce/reviews/:id', 'deleteReview'),
      {
        name: 'publish',
        send: graphqlStep(`mutation ($id: ID!) { publishReview(id: $id) { id } }`),
        becomes: set(() => ({ status: 'PUBLISHED' })),
      },
      {
        name: 'unpublish',
        send: graphqlStep(`mutation ($id: ID!) { unpublishReview(id: $id) { id } }`),
        becomes: set(() => ({ status: 'PENDING' })),
      },
      {
        name: 'reply',
        send: graphqlStep(`mutation ($id: ID!, $text: String!) { replyToReview(id: $id, text: $text) { id } }`, value => ({
          text: label(value),
        })),
        becomes: set(value => ({ reply: label(value) })),
      },
    ],
  },
  {
    name: 'products',
    area: 'PRODUCTS',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/ecommerce/products?itemsPerPage=-1', rows('products'), ({ productName, price, qty, status }: Plain) => ({
          productName,
          price: Number(String(price).slice(1)),
          qty,
          status: word(status),
        })),
      graphql: apis =>
        fromGraphql(
          apis,
          `{ products(page: { itemsPerPage: -1 }) { items { id productName price qty status } } }`,
          ({ id: _, ...rest }) => rest,
        ),
    },
    steps: [
      ...deleting('/api/apps/ecommerce/products/:id', 'deleteProduct'),
      {
        name: 'change',
        send: graphqlStep(`mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }`, value => ({
          input: { productName: label(value), price: value },
        })),
        becomes: set(value => ({ productName: label(value), price: value })),
      },
      {
        name: 'take out of the shop',
        send: graphqlStep(`mutation ($id: ID!) { setProductStatus(id: $id, status: INACTIVE) { id } }`),
        becomes: set(() => ({ status: 'INACTIVE' })),
      },
    ],
  },
  {
    name: 'orders',
    area: 'ORDERS',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/ecommerce/orders?itemsPerPage=-1', rows('orders'), ({ status, payment }: Plain) => ({
          status: word(status),
          payment: payments[Number(payment) - 1],
        })),
      graphql: apis =>
        fromGraphql(apis, `{ orders(page: { itemsPerPage: -1 }) { items { id status payment } } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      ...deleting('/api/apps/ecommerce/orders/:id', 'deleteOrder'),
      {
        name: 'status',
        send: graphqlStep(`mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { id } }`, value => ({
          status: pick(orderStates, value),
        })),
        // A canceled order is not shipped.
        becomes: (record, value) => moving('status', orderStates, record.payment === 'CANCELLED' ? {} : orderSteps)(record, value),
      },
      {
        name: 'payment',
        send: graphqlStep(`mutation ($id: ID!, $payment: OrderPayment!) { setOrderPayment(id: $id, payment: $payment) { id } }`, value => ({
          payment: pick(payments, value),
        })),
        becomes: moving('payment', payments, { PENDING: ['PAID', 'CANCELLED', 'FAILED'], FAILED: ['PENDING'], PAID: ['CANCELLED'] }),
      },
    ],
  },
  {
    name: 'customers',
    area: 'CUSTOMERS',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/ecommerce/customers?itemsPerPage=-1', rows('customers'), ({ customer, email }: Plain) => ({
          customer,
          email,
        })),
      graphql: apis =>
        fromGraphql(apis, `{ customers(page: { itemsPerPage: -1 }) { items { id customer email } } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      {
        name: 'rename',
        send: graphqlStep(`mutation ($id: ID!, $input: CustomerInput!) { updateCustomer(id: $id, input: $input) { id } }`, value => ({
          input: { customer: label(value) },
        })),
        becomes: set(value => ({ customer: label(value) })),
      },
    ],
  },
  {
    name: 'invoices',
    area: 'INVOICES',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/invoice?itemsPerPage=-1', rows('invoices'), ({ invoiceStatus, total }: Plain) => ({
          invoiceStatus: word(invoiceStatus),
          total,
        })),
      graphql: apis =>
        fromGraphql(apis, `{ invoices(page: { itemsPerPage: -1 }) { items { id invoiceStatus total } } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      ...deleting('/api/apps/invoice/:id', 'deleteInvoice'),
      {
        name: 'PUT status',
        send: restStep('PUT', '/api/apps/invoice/:id/status', value => ({ status: pick(Object.values(invoiceStates), value) })),
        becomes: moving('invoiceStatus', Object.keys(invoiceStates), invoiceSteps),
      },
      {
        name: 'status',
        send: graphqlStep(`mutation ($id: ID!, $status: InvoiceStatus!) { setInvoiceStatus(id: $id, status: $status) { id } }`, value => ({
          status: pick(Object.keys(invoiceStates), value),
        })),
        becomes: moving('invoiceStatus', Object.keys(invoiceStates), invoiceSteps),
      },
    ],
  },
]
