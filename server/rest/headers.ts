/** Headers added to REST responses: list totals, pagination links, and ETags. */
import { hash, randomUUID } from 'node:crypto'
import { pageBounds } from '../db/rows.ts'

/** Date of the contract; changes when a response loses a field. */
export const apiVersion = '2026-11-21'

/** The response's count of matching rows: `total`, `totalUsers`, and the like. */
function totalOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  for (const name in answer) {
    const value: unknown = (answer as Record<string, unknown>)[name] // one of its own properties
    if (typeof value === 'number' && name.startsWith('total') && !name.startsWith('totalPages')) return value
  }
  return undefined
}

/** Clients accept 8 to 16 kB of headers in total; a long search is repeated in each link. */
const maxLink = 4000

/** Occurs in no query. */
const pageMark = randomUUID()

/** `X-Total-Count`, and `Link` to the first, previous, next, and last page, for paginated lists. */
export function listHeaders(path: string, query: URLSearchParams, answer: unknown): Record<string, string> {
  const total = totalOf(answer)
  if (total === undefined) return {}
  const numberOf = (name: string) => (query.get(name)?.trim() ? Number(query.get(name)) : undefined)
  const { page, limit } = pageBounds({ page: numberOf('page') ?? null, itemsPerPage: numberOf('itemsPerPage') ?? null })
  const last = Math.max(Math.ceil(total / limit), 1)
  // The links differ in their page only, which stands in its place in the query.
  const search = new URLSearchParams(query)
  search.set('page', pageMark)
  const [before, after = ''] = search.toString().split(pageMark)
  const link = (rel: string, to: number) => `<${path}?${before}${to}${after}>; rel="${rel}"`
  const links = [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ]
  const joined = links.join(', ')
  return { 'x-total-count': String(total), ...(joined.length <= maxLink && { link: joined }) }
}

/** ETag of the response: equal bytes, equal tag. */
export const etagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 27)}"`

/** Whether the caller already has this response. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(each => ['*', etag].includes(each.trim().replace(/^W\//, '')))
