/** Reviews: what customers wrote about products, shown in the shop once published. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { loadPages } from '../../db/paginated-children.ts'
import { findRow, type ListArgs, listRows, type PageArgs, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import './tables.ts'
import { dayMs } from '../../time.ts'

type Status = 'PENDING' | 'PUBLISHED'
type Sort = 'PRODUCT' | 'REVIEWER' | 'DATE' | 'STATUS' | 'RATING'

const columns = {
  sort: { PRODUCT: 'product', REVIEWER: 'reviewer', DATE: 'writtenAt', STATUS: 'status', RATING: 'rating' },
  natural: { column: 'writtenAt', order: 'DESC' },
} as const

/** Reviews that match, the newest first unless sorted. */
export function listReviews(
  ctx: Context,
  { status, rating, ...args }: ListArgs<Sort> & { status?: Status | null; rating?: number | null },
) {
  return listRows(ctx, 'reviews', columns, { ...args, where: { status, rating } })
}

export const findReview = (ctx: Context, id: number) => findRow(ctx, 'reviews', id)

/** Counts by rating, by status and by week, and the mean rating. */
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
    average: mean(stars, total),
    published: count(group => group.status === 'PUBLISHED'),
    pending: count(group => group.status === 'PENDING'),
    byWeek: await summarizeWeeks(ctx),
  }
}

const weeks = 8

/** How many were written in each of the last weeks, and their mean rating: the oldest week first, each from its Monday. */
async function summarizeWeeks(ctx: Context) {
  const day = Math.floor(ctx.now().getTime() / dayMs)
  // Day 0 was a Thursday.
  const monday = day - ((day + 3) % 7)
  const starts = Array.from({ length: weeks }, (_, index) => new Date((monday - 7 * (weeks - 1 - index)) * dayMs).toISOString())
  const week = starts.slice(1).map((start, index) => sql`when ${sql.ref('writtenAt')} < ${start} then ${sql.lit(index)}`)
  const groups = await rows(ctx, 'reviews')
    .where('writtenAt', '>=', starts[0] ?? '')
    .select([
      sql<number>`case ${sql.join(week, sql` `)} else ${sql.lit(weeks - 1)} end`.as('week'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(${sql.ref('rating')})`.as('stars'),
    ])
    .groupBy('week')
    .execute()
  return starts.map((start, index) => {
    const { count, stars } = groups.find(group => Number(group.week) === index) ?? { count: 0, stars: 0 }
    return { start, count: Number(count), average: mean(Number(stars), Number(count)) }
  })
}

const mean = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100)

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

const maxReply = 1000

/** Writes the shop's reply, in place of an earlier one. */
export function replyToReview(ctx: Context, id: number, text: string) {
  return write(ctx, 'Replied to a review', async ctx => {
    const review = await findRow(ctx, 'reviews', id)
    const reply = text.trim()
    if (reply === '') throw invalid('text', 'Write a reply')
    if (reply.length > maxReply)
      throw invalid('text', `A reply has ${maxReply.toLocaleString('en')} characters at most; this one has ${reply.length}`)
    if (reply === review.reply) return review
    return updateRow(ctx, 'reviews', review, { reply, repliedAt: ctx.now().toISOString() })
  })
}

/** Takes the shop's reply away. */
export function deleteReviewReply(ctx: Context, id: number) {
  return write(ctx, 'Deleted the reply to a review', async ctx =>
    updateRow(ctx, 'reviews', await findRow(ctx, 'reviews', id), { reply: '', repliedAt: null }),
  )
}

/** Deletes the review and gives back its id. */
export function deleteReview(ctx: Context, id: number) {
  return write(ctx, 'Deleted a review', async ctx => {
    await deleteRow(ctx, 'reviews', await findRow(ctx, 'reviews', id))
    return id
  })
}

/** A page of the reviews of each product, by its name, the newest first. */
export async function loadReviewsOf(ctx: Context, asks: readonly { product: string; page?: PageArgs | null }[]) {
  const owned = asks.map(({ product, page }) => ({ owner: fold(product), page }))
  return loadPages(ctx, 'reviews', 'productFolded', owned, columns.natural)
}
