/** Weights of calls in the rate limit: 1 for a read, more for expensive calls. */

const write = 3
const introspection = 20
const reset = 200
const textWeight = (text: unknown) => 10 + Math.ceil((typeof text === 'string' ? text.length : 0) / 2000)
const fileWeight = (bytes: number) => write + Math.ceil(bytes / 1_000_000)
const workspace = 50
const importWeight = (rows: unknown) => write + Math.ceil((Array.isArray(rows) ? rows.length : 0) / 50)

/** Of reading a body, whatever the call does with it. */
export const bodyWeight = (bytes: number): number => Math.ceil(bytes / 50_000)

type Values = Record<string, unknown>

/** GraphQL fields with a higher weight than their operation type. */
const fields: Record<string, (args: Values) => number> = {
  __schema: () => introspection,
  __type: () => introspection,
  startTextRun: ({ text }) => textWeight(text),
  redoTextRun: () => textWeight(undefined),
  quoteTextRun: ({ text }) => textWeight(text),
  checkText: ({ text }) => textWeight(text),
  tryPolish: ({ text }) => textWeight(text),
  importProducts: ({ rows }) => importWeight(rows),
  importCustomers: ({ lines }) => importWeight(lines),
  importUsers: ({ rows }) => importWeight(rows),
  resetWorkspace: () => reset,
  workspaceExport: () => workspace,
  createWorkspaceSnapshot: () => workspace,
  restoreWorkspaceSnapshot: () => reset,
  importWorkspace: () => reset,
}

/** The weight of one root field of an operation. */
export function fieldWeight(operation: string, name: string, readArguments: () => Values): number {
  const heavy = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (heavy) return heavy(readArguments())
  return operation === 'mutation' ? write : 1
}

/** POST routes that only read. */
const reads = new Set([
  '/me/me',
  '/me/profile',
  '/register/getAuthStatus',
  '/order/methods',
  '/order/packs',
  '/order/quote',
  '/subscription/quote',
  '/order/get',
  '/order/list',
  '/order/invoice',
  '/order/billingDetails',
])

/** Whether a route only reads. */
export const isReadRoute = (method: string, path: string): boolean => method === 'GET' || method === 'HEAD' || reads.has(path)

/** The weight of a REST call. */
export function routeWeight(method: string, path: string, body: unknown): number {
  if (path === '/api/_workspace/export') return workspace
  if (isReadRoute(method, path)) return 1
  if (Buffer.isBuffer(body)) return fileWeight(body.length)
  const values = typeof body === 'object' && body !== null ? (body as Values) : {} // a JSON object or list, read by name
  if (/^\/text\/(polish|expand|check|trial)$/.test(path)) return textWeight(values.text)
  if (/\/imports?$/.test(path)) return importWeight(values.rows ?? values.lines)
  if (path === '/api/_workspace/snapshots' && method === 'POST') return workspace
  return /^\/api\/_workspace\/(?:reset|import|snapshots\/\d+\/restore)$/.test(path) ? reset : write
}
