/** The REST call that reads what a GraphQL query of a page reads. */
import type { Operation, Parameter, Reference } from './document.ts'
import { operationPath } from './places.ts'

/** Operations by root field. */
const operations: Record<string, string> = {
  accountDocuments: 'getTextDocuments',
  courses: 'getAppsAcademyCourses',
  customer: 'getAppsEcommerceCustomersIdProfile',
  customers: 'getAppsEcommerceCustomers',
  documents: 'getTextDocuments',
  invoice: 'getAppsInvoiceId',
  invoices: 'getAppsInvoice',
  order: 'getAppsEcommerceOrdersId',
  orders: 'getAppsEcommerceOrders',
  permissions: 'getAppsPermissions',
  product: 'getAppsEcommerceProductsId',
  products: 'getAppsEcommerceProducts',
  projects: 'getDashboardAnalyticsProjects',
  referrals: 'getAppsEcommerceReferrals',
  reviews: 'getAppsEcommerceReviews',
  roles: 'getAppsRoles',
  sales: 'getPagesDatatable',
  submissions: 'getAppsSubmissions',
  user: 'getAppsUsersId',
  users: 'getAppsUsers',
  vehicles: 'getAppsLogisticsVehicles',
}

/** Variables that name the record. */
const ids = ['id', 'order', 'customerId']

export interface GraphqlQuery {
  fields: string[]
  variables: Record<string, unknown>
}

/** The query of a page that opened the reference, from the hash of the address. */
export function readQuery(hash: string): GraphqlQuery | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const fields = params.get('graphql')
  if (!fields) return undefined
  try {
    const variables: unknown = JSON.parse(params.get('variables') ?? '{}')
    return { fields: fields.split(','), variables: typeof variables === 'object' && variables !== null ? { ...variables } : {} }
  } catch {
    return undefined
  }
}

const plain = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** The label of a REST parameter for a name of GraphQL: `Past Due` for `PAST_DUE`, and `customers` for `CUSTOMER`. */
function labelOf({ schema }: Parameter, value: unknown): string {
  const labels = (schema.enum ?? []).map(String)
  if (labels.length === 0) return typeof value === 'object' ? '' : String(value)
  const name = plain(value)
  return (
    labels.find(each => plain(each) === name) ?? labels.find(each => plain(each).startsWith(name) || name.startsWith(plain(each))) ?? ''
  )
}

/** GraphQL's names of the arguments that all lists share. */
function argumentOf(name: string, variables: GraphqlQuery['variables']): unknown {
  const page: unknown = variables.page
  const { page: number, itemsPerPage } = (typeof page === 'object' && page !== null ? page : {}) as Record<string, unknown>
  const shared: Record<string, unknown> = {
    q: variables.search,
    page: number,
    itemsPerPage,
    sortBy: variables.sort,
    orderBy: variables.order,
  }
  return name in shared ? shared[name] : variables[name]
}

function valuesOf({ parameters }: Operation, variables: GraphqlQuery['variables']): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ in: place }) => place !== 'header')
      .map(each => {
        const given =
          each.in === 'path' ? variables[ids.find(name => variables[name] !== undefined) ?? ''] : argumentOf(each.name, variables)
        return [each.name, given === undefined || given === null ? '' : labelOf(each, given)]
      }),
  )
}

/** Address of the call in the reference; undefined if no route reads the same. */
export function pathOf(reference: Pick<Reference, 'byId'>, { fields, variables }: GraphqlQuery): string | undefined {
  for (const field of fields) {
    const operation = Object.hasOwn(operations, field) ? reference.byId.get(operations[field] ?? '') : undefined
    if (operation) return operationPath(operation.id, valuesOf(operation, variables))
  }
  return undefined
}
