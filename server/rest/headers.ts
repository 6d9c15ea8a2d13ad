/** Headers that the REST door adds to what its routes answer: totals and pages of lists, and marks to ask again by. */
import { createHash } from 'node:crypto'
import { pageBounds } from '../db/rows.ts'

/** The day of the contract; it changes when an answer loses something. */
export const apiVersion = '2026-11-21'

/** The one number of an answer that counts all rows that match: `total`, `totalUsers` and the like. */
function totalOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const found = Object.entries(answer).find(([name, value]) => /^total(?!Pages)/.test(name) && typeof value === 'number')
  return found?.[1] as number | undefined // as the line above asked for
}

/** Clients take 8 to 16 kB of headers in all; a long search stands in each link. */
const maxLink = 4000

/** `X-Total-Count`, and `Link` to the first, previous, next and last page, for lists that are asked by page. */
export function listHeaders(path: string, query: URLSearchParams, answer: unknown): Record<string, string> {
  const total = totalOf(answer)
  if (total === undefined) return {}
  const asked = (name: string) => (query.get(name)?.trim() ? Number(query.get(name)) : undefined)
  const { page, limit } = pageBounds({ page: asked('page') ?? null, itemsPerPage: asked('itemsPerPage') ?? null })
  const last = Math.max(Math.ceil(total / limit), 1)
  const link = (rel: string, to: number) => {
    const search = new URLSearchParams(query)
    search.set('page', String(to))
    return `<${path}?${search}>; rel="${rel}"`
  }
  const links = [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ]
  const joined = links.join(', ')
  return { 'x-total-count': String(total), ...(joined.length <= maxLink && { link: joined }) }
}

/** A mark of the answer: the same for the same bytes. */
export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the caller has this very answer already. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some(each => ['*', etag].includes(each.trim().replace(/^W\//, '')))
