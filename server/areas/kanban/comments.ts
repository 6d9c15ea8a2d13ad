/** Comments on cards; a card stores their number and the latest one. */
import type { Context } from '../../context.ts'
import { groupRows } from '../../db/loaders.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, findRowsIn } from '../../db/rows.ts'
import { tooLarge } from '../../errors.ts'
import { parse } from '../../validation.ts'
import { cardComments, cards } from './tables.ts'

const maxComments = 200

/** The comments on each card, the oldest first. */
export async function loadThreads(ctx: Context, cardIds: readonly number[]) {
  return groupRows(cardIds, await findRowsIn(ctx, cardComments, 'cardId', cardIds), ({ cardId }) => cardId)
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML, the format in which a card stores its latest comment. */
export const toHtml = (text: string) => `<p>${text.replaceAll(/[&<>"]/g, each => escapes[each] ?? each).replaceAll('\n', '<br>')}</p>`

export function addComment(ctx: Context, cardId: number, given: string) {
  return write(ctx, 'CARD_COMMENTED', async ctx => {
    await findRow(ctx, cards, cardId)
    const text = parse(cardComments.columns.text, given, 'text')
    const thread = await findRowsIn(ctx, cardComments, 'cardId', [cardId])
    if (thread.length >= maxComments) throw tooLarge('TOO_MANY_COMMENTS', { max: maxComments })
    await insertRow(ctx, cardComments, { cardId, author: ctx.viewer?.email ?? 'Visitor', text, at: ctx.now().toISOString() })
    return summarize(ctx, cardId, 1)
  })
}

export function deleteComment(ctx: Context, id: number) {
  return write(ctx, 'CARD_COMMENT_DELETED', async ctx => {
    const comment = await findRow(ctx, cardComments, id)
    await deleteRow(ctx, cardComments, comment)
    return summarize(ctx, comment.cardId, -1)
  })
}

/** Updates the number and the latest of the card's comments. */
async function summarize(ctx: WriteContext, cardId: number, more: number) {
  const card = await findRow(ctx, cards, cardId)
  const latest = (await findRowsIn(ctx, cardComments, 'cardId', [cardId])).at(-1)
  return updateRow(ctx, cards, card, {
    comments: latest ? toHtml(latest.text) : '',
    commentsCount: Math.max(0, card.commentsCount + more),
  })
}
