/** Reviews: what customers wrote about products, shown in the store once published. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRows, updateRow, updateRows, write } from '../../db/changes.ts'
import { loadPages } from '../../db/paginated-children.ts'
import { findRow, type ListArgs, listRows, one, type PageArgs, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { dayMs } from '../../time.ts'
import { parse } from '../../validation.ts'
import { replyText, type ReviewRow, reviews } from './tables.ts'

type Status = ReviewRow['status']

/** Reviews that match, the newest first unless sorted. */
export const listReviews = (ctx: Context, args: ListArgs<typeof reviews>) => listRows(ctx, reviews, args)

export const findReview = (ctx: Context, id: number) => findRow(ctx, reviews, id)

/** Counts by rating, by status and by week, and the mean rating. */
export async function summarizeReviews(ctx: Context) {
  const groups = await rows(ctx, reviews)
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

/** Number of reviews and mean rating of the latest weeks, oldest first; weeks start on Monday. */
async function summarizeWeeks(ctx: Context) {
  const day = Math.floor(ctx.now().getTime() / dayMs)
  // Unix day 0 was a Thursday.
  const monday = day - ((day + 3) % 7)
  const starts = Array.from({ length: weeks }, (_, index) => new Date((monday - 7 * (weeks - 1 - index)) * dayMs).toISOString())
  const week = starts.slice(1).map((start, index) => sql`when ${sql.ref('writtenAt')} < ${start} then ${sql.lit(index)}`)
  const groups = await rows(ctx, reviews)
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

const actions = { PUBLISHED: 'REVIEW_PUBLISHED', PENDING: 'REVIEW_UNPUBLISHED' } as const

/** Sets the reviews to published or pending. */
export const setReviewStatuses = (ctx: Context, ids: readonly number[], status: Status) =>
  write(ctx, actions[status], ctx => updateRows(ctx, reviews, ids, { status }))

export const setReviewStatus = async (ctx: Context, id: number, status: Status) => one(await setReviewStatuses(ctx, [id], status))

/** Sets the store's reply, replacing an earlier one. */
export function replyToReview(ctx: Context, id: number, text: string) {
  const reply = parse(replyText, text, 'text')
  return write(ctx, 'REVIEW_REPLIED', async ctx => {
    const review = await findRow(ctx, reviews, id)
    if (reply === review.reply) return review
    return updateRow(ctx, reviews, review, { reply, repliedAt: ctx.now().toISOString() })
  })
}

export function deleteReviewReply(ctx: Context, id: number) {
  return write(ctx, 'REVIEW_REPLY_DELETED', async ctx =>
    updateRow(ctx, reviews, await findRow(ctx, reviews, id), { reply: '', repliedAt: null }),
  )
}

/** Deletes the reviews and returns their ids. */
export const deleteReviews = (ctx: Context, ids: readonly number[]) => write(ctx, 'REVIEW_DELETED', ctx => deleteRows(ctx, reviews, ids))

export const deleteReview = async (ctx: Context, id: number) => one(await deleteReviews(ctx, [id]))

/** A page of each product's reviews, by product name, the newest first. */
export async function loadReviewsOf(ctx: Context, requests: readonly { product: string; page?: PageArgs | null }[]) {
  const owned = requests.map(({ product, page }) => ({ owner: fold(product), page }))
  return loadPages(ctx, reviews, 'productFolded', owned, { column: 'writtenAt', order: 'DESC' })
}
