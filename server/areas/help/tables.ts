import { z } from 'zod'
import { defineTable, instant, type RowOf } from '../../db/tables.ts'

export const helpVotes = defineTable('helpVotes', {
  area: 'HELP',
  type: 'HelpVote',
  columns: {
    slug: z.string().max(80),
    isHelpful: z.boolean(),
    reason: z.string().max(1000),
    votedAt: instant(),
  },
  search: ['reason', 'slug'],
  sortKeys: [],
  list: { filter: ['slug', 'isHelpful'], sort: { DATE: 'votedAt' }, default: { column: 'votedAt', order: 'DESC' } },
})

/** What a vote says besides yes or no. */
export const voteReason = helpVotes.columns.reason.trim()

export type HelpVoteRow = RowOf<typeof helpVotes>
