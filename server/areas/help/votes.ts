/** Feedback on help articles: whether they helped, and why not. */
import type { Context } from '../../context.ts'
import { insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { parse } from '../../validation.ts'
import { findArticle } from './service.ts'
import { helpVotes, voteReason } from './tables.ts'

export interface VoteInput {
  isHelpful: boolean
  reason?: string | null
}

/** The workspace's feedback, the latest first. */
export const listVotes = (ctx: Context, args: ListArgs<typeof helpVotes>) => listRows(ctx, helpVotes, args)

/** Says whether an article helped. */
export function rateArticle(ctx: Context, slug: string, input: VoteInput) {
  const { title } = findArticle(ctx, slug)
  const values = readVote(ctx, input)
  return write(ctx, 'HELP_ARTICLE_RATED', async ctx => {
    ctx.params.title = title
    return insertRow(ctx, helpVotes, { slug, ...values })
  })
}

/** Changes an earlier vote. */
export function updateVote(ctx: Context, id: number, input: VoteInput) {
  const values = readVote(ctx, input)
  return write(ctx, 'HELP_ARTICLE_RATED', async ctx => {
    const vote = await findRow(ctx, helpVotes, id)
    ctx.params.title = findArticle(ctx, vote.slug).title
    return updateRow(ctx, helpVotes, vote, values)
  })
}

const readVote = (ctx: Context, { isHelpful, reason }: VoteInput) => ({
  isHelpful,
  reason: parse(voteReason, reason ?? '', 'reason'),
  votedAt: ctx.now().toISOString(),
})
