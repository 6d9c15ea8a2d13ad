/** Feedback on three help articles. */
import { dayMs } from '../server/time.ts'

const votes: [slug: string, isHelpful: boolean, reason: string, daysAgo: number][] = [
  ['expand-notes', true, '', 2],
  ['import-and-download', false, 'I couldn’t find out whether Word files can be imported.', 5],
  ['trash', true, 'Found my deleted document right away.', 11],
]

export const helpVoteRows = (now: Date) =>
  votes.map(([slug, isHelpful, reason, daysAgo], index) => ({
    id: index + 1,
    slug,
    isHelpful,
    reason,
    votedAt: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
  }))
