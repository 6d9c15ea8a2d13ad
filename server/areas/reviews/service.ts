/** Reviews: what customers wrote about products, shown in the shop once published. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows, rows } from '../../db/rows.ts'
import './tables.ts'

type Status = 'PENDING' | 'PUBLISHED'
type Sort = 'PRODUCT' | 'REVIEWER' | 'DATE' | 'STATUS' | 'RATING'

const columns = {
  sort: { PRODUCT: 'product', REVIEWER: 'reviewer', DATE: 'writtenAt', STATUS: 'status', RATING: 'rating' },
  natural: { column: 'writtenAt', order: 'DESC' },
} as const

/** Reviews that match, the newest first unless sorted. */
export function listReviews(ctx: Context, { status, ...args }: ListArgs<Sort> & { status?: Status | null }) {
  return listRows(ctx, 'reviews', columns, { ...args, where: { status } })
}

export const findReview = (ctx: Context, id: number) => findRow(ctx, 'reviews', id)

/** Counts by rating and by status, and the mean rating. */
export async function summarizeReviews(ctx: Context) {
  const groups = await rows(ctx, 'reviews')
    .select(['rating', 'status', sql<number>`count(*)`.as('count')])
    .groupBy(['rating', 'status'])
    .execute()
  const count = (matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((sum, group) => sum + Number(group.count), 0)
  const byRating = [1, 2, 3, 4, 5].map(rating => count(group => group.rating === rating))
  const total = count(() => true)
  const stars = byRating.reduce((sum, number, index) => sum + number * (index + 1), 0)
  return {
    total,
    byRating,
    average: total === 0 ? 0 : Math.round((stars / total) * 100) / 100,
    published: count(group => group.status === 'PUBLISHED'),
    pending: count(group => group.status === 'PENDING'),
  }
}

/** Shows the review in the shop. */
export function publishReview(ctx: Context, id: number) {
  return write(ctx, 'Published a review', async ctx =>
    updateRow(ctx, 'reviews', await findRow(ctx, 'reviews', id), { status: 'PUBLISHED' }),
  )
}

/** Takes the review out of the shop. */
export function unpublishReview(ctx: Context, id: number) {
  return write(ctx, 'Took a review out of the shop', async ctx =>
    updateRow(ctx, 'reviews', await findRow(ctx, 'reviews', id), { status: 'PENDING' }),
  )
}

/** Deletes the review and gives back its id. */
export function deleteReview(ctx: Context, id: number) {
  return write(ctx, 'Deleted a review', async ctx => {
    await deleteRow(ctx, 'reviews', await findRow(ctx, 'reviews', id))
    return id
  })
}
