/**
 * The demonstration partner: a contact that receives a message from the application reads it and answers from a small
 * script. Messages sent through the APIs get no answer, so that their callers stay in control of the conversation.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, Parts } from '../../context.ts'
import type { Store } from '../../db/store.ts'
import { advanceOwnMessages, type NewMessage, sendMessage } from './messages.ts'
import { answerTo } from './partner-script.ts'
import { chatOf, findContact, lastMessageOf } from './service.ts'
import { publishSignal } from './signals.ts'

const deliverMs = 500
const readMs = 700
/** Typing takes longer for a longer answer. */
const typingMs = { least: 1000, most: 2500, perCharacter: 20 }
/** How long a contact who came online to answer stays online. */
const lingerMs = 15_000
/** Conversations that are answered at the same time. Further ones get no answer. */
const maxConversations = 100
/** Messages that arrive while the partner types put off the answer this many times. */
const maxDelays = 5

/** The user's latest message in a conversation that is being answered. */
interface Question {
  text: string
  /** Set by a message, and cleared when the contact begins to answer it. */
  isNew: boolean
}

interface Partner {
  ended: AbortController
  /** By conversation. */
  pending: Map<string, Question>
  running: Set<Promise<void>>
}

const partners = new WeakMap<Store, Partner>()

export function startPartner({ store }: Parts): { stop: () => Promise<void> } {
  const partner: Partner = { ended: new AbortController(), pending: new Map(), running: new Set() }
  partners.set(store, partner)
  return {
    async stop() {
      partners.delete(store)
      partner.ended.abort()
      await Promise.all(partner.running)
    },
  }
}

/** Sends a message of the user, which the contact answers if it was sent from the application. */
export async function sendToPartner(ctx: Context, contactId: number, message: NewMessage) {
  const sent = await sendMessage(ctx, contactId, message)
  if (ctx.source === 'ui' && ctx.viewer && !sent.isRepeat) prompt(ctx, contactId, sent.message.message)
  return sent
}

function prompt(ctx: Context, contactId: number, text: string) {
  const partner = partners.get(ctx.store)
  const key = `${ctx.viewer?.workspaceId}:${contactId}`
  if (!partner) return
  const asked = partner.pending.get(key)
  if (asked) {
    Object.assign(asked, { text, isNew: true })
    return
  }
  if (partner.pending.size >= maxConversations) return
  const question = { text, isNew: true }
  partner.pending.set(key, question)
  const run = answer(contactContext(ctx), partner, { contactId, key, question })
    .catch((error: unknown) => {
      // The server is stopping, or the conversation is gone.
      if (!partner.ended.signal.aborted) ctx.log.debug({ err: error }, 'the chat partner did not answer')
    })
    .finally(() => {
      // A later message may have begun another answer since.
      if (partner.pending.get(key) === question) partner.pending.delete(key)
      partner.running.delete(run)
    })
  partner.running.add(run)
}

/** A context outside of the request, whose writes belong to no account. */
const contactContext = ({ ended: _, allowance: _none, ...ctx }: Context): Context => ({
  ...ctx,
  db: ctx.store.db,
  viewer: null,
  source: 'system',
  requestId: randomUUID(),
  written: [],
})

interface Asked {
  contactId: number
  key: string
  question: Question
}

async function answer(ctx: Context, { ended: { signal }, pending }: Partner, { contactId, key, question }: Asked) {
  const pause: Pause = ms => wait(ms, undefined, { signal, ref: false })
  const { status, role } = await findContact(ctx, contactId)
  await pause(deliverMs)
  await advanceOwnMessages(ctx, contactId, 'DELIVERED')
  if (status !== 'ONLINE') publishSignal(ctx, contactId, { status: 'ONLINE' })
  let answerId: number | undefined
  // A message that came while the answer was sent is answered next.
  while (question.isNew) answerId = await answerOnce(ctx, { contactId, role, question, pause, answerId })
  pending.delete(key)
  if (status === 'ONLINE') return
  await pause(lingerMs)
  if (!pending.has(key)) publishSignal(ctx, contactId, { status })
}

type Pause = (ms: number) => Promise<void>

/** Reads and answers the latest message; returns the id of the answer. */
async function answerOnce(
  ctx: Context,
  { contactId, role, question, pause, answerId }: Omit<Asked, 'key'> & { role: string; pause: Pause; answerId: number | undefined },
): Promise<number | undefined> {
  await pause(readMs)
  await advanceOwnMessages(ctx, contactId, 'SEEN')
  for (let delays = 0; delays < maxDelays && question.isNew; delays++) {
    if (delays > 0) await advanceOwnMessages(ctx, contactId, 'SEEN')
    question.isNew = false
    publishSignal(ctx, contactId, { isTyping: true })
    const { length } = answerTo(question.text, role)
    await pause(Math.min(typingMs.least + length * typingMs.perCharacter, typingMs.most))
  }
  question.isNew = false
  const { text } = question
  // The user may have deleted the message, blocked the contact, or heard from the contact since then.
  const contact = await findContact(ctx, contactId)
  const chat = await chatOf({ ...ctx }, contact)
  const last = chat && (await lastMessageOf({ ...ctx }, chat))
  if (contact.isBlocked || !(last?.isMine || (last && last.id === answerId))) return answerId
  await advanceOwnMessages(ctx, contactId, 'SEEN')
  const { message } = await sendMessage(ctx, contactId, { message: answerTo(text, role), senderId: contactId })
  return message.id
}
