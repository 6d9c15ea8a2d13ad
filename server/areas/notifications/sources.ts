/** Notifications that follow from changes in a workspace: messages, emails, and comments for its owner. */
import { type Context, workspaceOf } from '../../context.ts'
import { onTableChange, type RowChange, type WriteContext } from '../../db/changes.ts'
import { findRowsIn } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { owner } from '../../demo/owner.ts'
import { type MessageRow, contacts, chats, messages } from '../chat/tables.ts'
import { type EmailRow, emails } from '../email/tables.ts'
import { type CardCommentRow, cardComments, cards } from '../kanban/tables.ts'
import { type Notice, notify, publishNotifications } from './notify.ts'

/** The account that owns the workspace; none for the public one. */
async function ownerOf(ctx: Context): Promise<number | undefined> {
  const { id } = workspaceOf(ctx)
  if (ctx.viewer?.workspaceId === id) return ctx.viewer.accountId
  return (await ctx.db.selectFrom('accounts').select('id').where('workspaceId', '=', id).executeTakeFirst())?.id
}

/** Stores the notices for the workspace's account, and publishes them after the commit. */
export async function notifyOwner(ctx: WriteContext, notices: Notice[]) {
  const accountId = notices.length > 0 ? await ownerOf(ctx) : undefined
  if (accountId === undefined) return
  for (const notice of notices) await notify(ctx.db, accountId, notice, ctx.now())
  ctx.afterCommit.push(() => publishNotifications(ctx, accountId))
}

// The rows of a table have its columns.
const createdIn = <T>(changes: RowChange[]) => changes.flatMap(({ before, after }) => (before || !after ? [] : [after as unknown as T]))

onTableChange(messages, async (ctx, changes) => {
  const received = createdIn<MessageRow>(changes).filter(({ isMine }) => !isMine)
  const seen = seenIn(changes)
  const ownChats = await findRowsIn(ctx, chats, 'id', [...new Set([...received, ...seen].map(({ chatId }) => chatId))])
  const senders = await findRowsIn(
    ctx,
    contacts,
    'id',
    ownChats.map(({ contactId }) => contactId),
  )
  const contactOf = (chatId: number) => senders.find(each => each.id === ownChats.find(chat => chat.id === chatId)?.contactId)
  const notices = received.flatMap(({ id, chatId, message }): Notice[] => {
    const contact = contactOf(chatId)
    if (contact?.isMuted) return []
    const name = contact?.fullName ?? ''
    const key = `message:${id}:${ctx.operationId}`
    return [{ key, kind: 'CHAT_MESSAGE', facts: { name, excerpt: message }, link: chatLink(contact), actor: name }]
  })
  await notifyOwner(ctx, notices)
  await readNotices(ctx, [...new Set(seen.map(({ chatId }) => chatLink(contactOf(chatId))))])
})

const chatLink = (contact: { id: number } | undefined) => `/apps/chat?user=${contact?.id ?? ''}`

/** Messages from contacts that this write marked as seen. */
const seenIn = (changes: RowChange[]) =>
  changes.flatMap(({ before, after }) => {
    // The rows of a table have its columns.
    const message = after as unknown as MessageRow | null
    return before && message && !message.isMine && message.isSeen && before.isSeen === false ? [message] : []
  })

/** Marks the notices of conversations as read. */
async function readNotices(ctx: WriteContext, links: string[]) {
  const accountId = links.length > 0 ? await ownerOf(ctx) : undefined
  if (accountId === undefined) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.now().toISOString() })
    .where('accountId', '=', accountId)
    .where('kind', '=', 'CHAT_MESSAGE')
    .where('link', 'in', links)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) ctx.afterCommit.push(() => publishNotifications(ctx, accountId))
}

onTableChange(emails, async (ctx, changes) => {
  const received = createdIn<EmailRow>(changes).filter(({ folder, fromEmail }) => folder === 'INBOX' && fromEmail !== owner.email)
  await notifyOwner(
    ctx,
    received.map(email => ({ ...mailNotice(email), key: `email:${email.id}:${ctx.operationId}` })),
  )
})

/** The notice of an incoming email. */
export const mailNotice = ({ id, fromName, subject }: Pick<EmailRow, 'id' | 'fromName' | 'subject'>): Notice => ({
  key: `email:${id}`,
  kind: 'EMAIL_RECEIVED',
  facts: { name: fromName, title: subject },
  link: `/apps/email?id=${id}`,
  actor: fromName,
})

const [firstName = owner.name] = owner.name.split(' ')
const names = [owner.name, owner.name.replaceAll(' ', ''), firstName].map(name => `@${fold(name)}`)

/** Whether the text contains an @mention of the owner. */
function mentionsOwner(text: string): boolean {
  const folded = fold(text)
  return names.some(name => {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      const next = folded[at + name.length]
      if (next === undefined || !/[\p{L}\p{N}_]/u.test(next)) return true
    }
    return false
  })
}

onTableChange(cardComments, async (ctx, changes) => {
  const naming = createdIn<CardCommentRow>(changes).filter(({ text }) => mentionsOwner(text))
  const commented = await findRowsIn(
    ctx,
    cards,
    'id',
    naming.map(({ cardId }) => cardId),
  )
  const notices = naming.map(({ id, cardId, author, text }): Notice => {
    const title = commented.find(card => card.id === cardId)?.title ?? ''
    const facts = { name: author, title, excerpt: text }
    return { key: `comment:${id}:${ctx.operationId}`, kind: 'MENTIONED', facts, link: `/apps/kanban?card=${cardId}`, actor: author }
  })
  await notifyOwner(ctx, notices)
})
