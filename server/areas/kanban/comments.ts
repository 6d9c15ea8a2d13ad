/** Comments: what was said about a card; the card keeps their number and the latest of them. */
import type { Context } from '../../context.ts'
import { groupRows } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { tooLarge } from '../../errors.ts'
import { readText } from '../../rules.ts'
import { cardComments, cards } from './tables.ts'

const maxComments = 200

/** What was said about each card, the oldest first. */
export async function loadThreads(ctx: Context, cardIds: readonly number[]) {
  return groupRows(cardIds, await findRowsIn(ctx, cardComments, 'cardId', cardIds), ({ cardId }) => cardId)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as the HTML that a card keeps of its latest comment. */
export const toHtml = (text: string) => `<p>${text.replaceAll(/[&<>"]/g, each => escapes[each] ?? each).replaceAll('\n', '<br>')}</p>`

export function addComment(ctx: Context, cardId: number, given: string) {
  return write(ctx, 'Commented on a card', async ctx => {
    await findRow(ctx, cards, cardId)
    const text = readText('text', given, { min: 1, max: 2000 })
    const thread = await findRowsIn(ctx, cardComments, 'cardId', [cardId])
    if (thread.length >= maxComments) throw tooLarge(`A card has ${maxComments} comments at most`)
    await insertRow(ctx, cardComments, { cardId, author: ctx.viewer?.email ?? 'Visitor', text, at: ctx.now().toISOString() })
    return summarize(ctx, cardId, 1)
  })
}

export function deleteComment(ctx: Context, id: number) {
  return write(ctx, 'Deleted a comment on a card', async ctx => {
    const comment = await findRow(ctx, cardComments, id)
    await deleteRow(ctx, cardComments, comment)
    return summarize(ctx, comment.cardId, -1)
  })
}

/** Brings the card in step with its thread. */
async function summarize(ctx: WriteContext, cardId: number, more: number) {
  const card = await findRow(ctx, cards, cardId)
  const latest = (await findRowsIn(ctx, cardComments, 'cardId', [cardId])).at(-1)
  return updateRow(ctx, cards, card, {
    comments: latest ? toHtml(latest.text) : '',
    commentsCount: Math.max(0, card.commentsCount + more),
  })
}
