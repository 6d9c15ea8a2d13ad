/** Example operations for products, customers, and orders. */
import type { Example } from './example.ts'

export const shopExamples: Example[] = [
  {
    name: 'Orders: list, with items and timeline',
    query: `query Orders($search: String, $status: OrderStatus) {\n  orders(search: $search, status: $status, sort: DATE, order: DESC, page: { itemsPerPage: 3 }) {\n    total\n    items {\n      id\n      order\n      orderedAt\n      customerName\n      payment\n      status\n      nextStatuses\n      spent\n      items {\n        productName\n        qty\n        total\n      }\n      timeline {\n        at\n        title\n        actor\n      }\n    }\n  }\n  orderSummary {\n    total\n    completed\n    pendingPayment\n    revenue\n  }\n}`,
    variables: JSON.stringify({ search: '', status: 'OUT_FOR_DELIVERY' }, null, 2),
  },
  {
    name: 'Orders: change a status',
    query: `# Choose one of nextStatuses. Others fail, and the error lists the allowed ones.\nmutation Move($id: ID!, $status: OrderStatus!) {\n  setOrderStatus(id: $id, status: $status) {\n    id\n    order\n    status\n    nextStatuses\n  }\n}`,
    variables: JSON.stringify({ id: '99', status: 'DELIVERED' }, null, 2),
  },
  {
    name: 'Orders: change several statuses',
    query: `# Changes the orders that can have the status. One undo reverts all of it.\nmutation MoveAll($ids: [ID!]!, $status: OrderStatus!) {\n  setOrderStatuses(ids: $ids, status: $status) {\n    moved {\n      order\n      status\n    }\n    leftOut {\n      order\n      status\n      nextStatuses\n    }\n  }\n}`,
    variables: JSON.stringify({ ids: ['96', '97', '98', '99', '100'], status: 'OUT_FOR_DELIVERY' }, null, 2),
  },
  {
    name: 'Orders: refund a part',
    query: `mutation Refund($id: ID!, $amount: Float, $reason: String) {\n  refundOrder(id: $id, amount: $amount, reason: $reason) {\n    order\n    payment\n    spent\n    refunded\n    timeline {\n      at\n      kind\n      text\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '1', amount: 5, reason: 'A scratch on the lid' }, null, 2),
  },
  {
    name: 'Customers: top spenders, with their orders',
    query: `query Customers($country: CustomerCountry) {\n  customers(country: $country, sort: TOTAL_SPENT, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      customerId\n      customer\n      country\n      order\n      totalSpent\n      orders(page: { itemsPerPage: 2 }) {\n        total\n        items {\n          order\n          spent\n          status\n        }\n      }\n    }\n  }\n}`,
    variables: JSON.stringify({ country: 'FRANCE' }, null, 2),
  },
  {
    name: 'Customers: segment, with profiles',
    query: `query Segment($segment: CustomerSegment, $spend: CustomerSpend) {\n  customers(segment: $segment, spend: $spend, page: { itemsPerPage: 3 }) {\n    total\n    items {\n      customer\n      loyaltyPoints\n      tier\n      spending {\n        month\n        spent\n      }\n      profile {\n        plan\n        balance\n        addresses {\n          label\n          isShipping\n        }\n        wishlist {\n          productName\n        }\n      }\n    }\n  }\n  customerSummary {\n    new\n    loyal\n    bigSpenders\n    sleeping\n  }\n}`,
    variables: JSON.stringify({ segment: 'LOYAL' }, null, 2),
  },
  {
    name: 'Customers: check an import',
    query: `# With isTrial, nothing is added.\nmutation Import($lines: [CustomerLine!]!, $isTrial: Boolean) {\n  importCustomers(lines: $lines, isTrial: $isTrial) {\n    added\n    lines {\n      line\n      state\n      field\n      message\n    }\n  }\n}`,
    variables: JSON.stringify(
      {
        lines: [
          { customer: 'Noa Fremont', email: 'noa.fremont@courrier.example', country: 'France' },
          { customer: 'Nobody', email: 'none', country: 'France' },
        ],
        isTrial: true,
      },
      null,
      2,
    ),
  },
  {
    name: 'Customers: add one',
    query: `mutation Add($input: CustomerInput!) {\n  createCustomer(input: $input) {\n    id\n    customerId\n    customer\n  }\n}`,
    variables: JSON.stringify({ input: { customer: 'Noa Fremont', email: 'noa.fremont@courrier.example', country: 'FRANCE' } }, null, 2),
  },
  {
    name: 'Products: list, with reviews',
    query: `query Products($search: String, $category: ProductCategory) {\n  products(search: $search, category: $category, sort: PRICE, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      productName\n      productBrand\n      price\n      qty\n      status\n      reviews(page: { itemsPerPage: 2 }) {\n        total\n        items {\n          rating\n          head\n        }\n      }\n    }\n  }\n  productSummary {\n    total\n    published\n    lowStock\n    stockValue\n  }\n  categories {\n    category\n    products\n  }\n}`,
    variables: JSON.stringify({ search: '', category: 'OFFICE' }, null, 2),
  },
  {
    name: 'Products: add one',
    query: `mutation Add($input: ProductInput!) {\n  createProduct(input: $input) {\n    id\n    productName\n    sku\n    status\n  }\n}`,
    variables: JSON.stringify(
      { input: { productName: 'Folding Ruler', category: 'OFFICE', sku: 'RULER-1', price: 12.5, qty: 40 } },
      null,
      2,
    ),
  },
  {
    name: 'Products: add variants',
    query: `mutation Vary($id: ID!, $input: ProductInput!) {\n  updateProduct(id: $id, input: $input) {\n    productName\n    qty\n    variants {\n      choices\n      sku\n      price\n      qty\n    }\n  }\n}`,
    variables: JSON.stringify(
      {
        id: '12',
        input: {
          options: [{ name: 'Size', values: ['A5', 'A4'] }],
          variants: [
            { choices: ['A5'], sku: 'FOLIANT-A5', price: 16.5, qty: 200 },
            { choices: ['A4'], sku: 'FOLIANT-A4', price: 22, qty: 140 },
          ],
        },
      },
      null,
      2,
    ),
  },
  {
    name: 'Products: restock one',
    query: `mutation Restock($id: ID!, $pieces: Int!, $note: String) {\n  restockProduct(id: $id, pieces: $pieces, note: $note) {\n    productName\n    qty\n    stock\n  }\n}`,
    variables: JSON.stringify({ id: '18', pieces: 24, note: 'Came by ship' }, null, 2),
  },
  {
    name: 'Products: choices for a form',
    query: `query Choices($productName: String!, $category: ProductCategory!) {\n  productChoices {\n    brands\n    collections\n    tags\n  }\n  suggestSku(productName: $productName, category: $category)\n}`,
    variables: JSON.stringify({ productName: 'Folding Ruler', category: 'OFFICE' }, null, 2),
  },
  {
    name: 'Products: schedule one',
    query: `# Products 34, 35, and 36 are not published yet.\nmutation Schedule($id: ID!, $publishAt: DateTime) {\n  setProductStatus(id: $id, status: SCHEDULED, publishAt: $publishAt) {\n    id\n    status\n    publishAt\n  }\n}`,
    variables: JSON.stringify({ id: '36', publishAt: '2099-01-01T09:00:00.000Z' }, null, 2),
  },
  {
    name: 'Categories: tree, with your own',
    query: `{\n  categories {\n    category\n    products\n    revenue\n    own {\n      id\n      title\n      slug\n      status\n      products\n      revenue\n    }\n  }\n}`,
  },
  {
    name: 'Categories: add one',
    query: `# Without a slug, it is derived from the title.\nmutation Add($input: OwnCategoryInput!) {\n  createOwnCategory(input: $input) {\n    id\n    title\n    slug\n    parent\n    position\n  }\n}`,
    variables: JSON.stringify({ input: { title: 'Rain boots', parent: 'SHOES' } }, null, 2),
  },
  {
    name: 'Categories: move one',
    query: `# Its products move with it.\nmutation Move($id: ID!, $parent: ProductCategory, $place: Int!) {\n  moveOwnCategory(id: $id, parent: $parent, place: $place) {\n    id\n    title\n    parent\n  }\n}`,
    variables: JSON.stringify({ id: '3', place: 0 }, null, 2),
  },
  {
    name: 'Categories: delete one, and move its products',
    query: `mutation Delete($id: ID!, $moveTo: ID) {\n  deleteOwnCategory(id: $id, moveTo: $moveTo)\n}`,
    variables: JSON.stringify({ id: '8', moveTo: '7' }, null, 2),
  },
  {
    name: 'Products: sales by channel',
    query: `{\n  salesSummary {\n    inStore {\n      ...Sold\n    }\n    website {\n      ...Sold\n    }\n    discounts {\n      ...Sold\n    }\n    affiliate {\n      ...Sold\n    }\n  }\n}\n\nfragment Sold on SalesFigure {\n  amount\n  orders\n  change\n}`,
  },
  {
    name: 'Products: check an import',
    query: `# Known SKUs are changed, others added. With dryRun, nothing is written.\nmutation Import($rows: [ProductImportRow!]!, $dryRun: Boolean!) {\n  importProducts(rows: $rows, dryRun: $dryRun) {\n    added\n    changed\n    same\n    problems {\n      row\n      column\n      message\n    }\n  }\n}`,
    variables: JSON.stringify(
      {
        rows: [
          { sku: 'RULER-2', productName: 'Long Ruler', price: '14.50', category: 'Office', ownCategory: 'desk-tools' },
          { sku: 'RULER-3', productName: 'Broken Ruler', price: 'cheap' },
        ],
        dryRun: true,
      },
      null,
      2,
    ),
  },
]
