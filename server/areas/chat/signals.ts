/** Typing and presence: passed on to the workspace's subscribers as they happen, never stored. */
import { type Context, requireViewer, workspaceOf } from '../../context.ts'
import { parse } from '../../validation.ts'
import { findContact } from './service.ts'
import { type ContactRow, messages } from './tables.ts'

export interface ChatSignal {
  contactId: string
  isTyping: boolean
  isTypingMine: boolean
  status: ContactRow['status'] | null
  clientId: string
}

/** Further signals about the same conversation within this time are dropped. */
const minGapMs = 1000
/** Conversations whose last signal is remembered; the oldest is forgotten first. */
const maxRemembered = 5000

const lastSignals = new Map<string, number>()

const topicOf = (ctx: Context) => `chat:${workspaceOf(ctx).id}`

export function publishSignal(ctx: Context, contactId: number, signal: Partial<Omit<ChatSignal, 'contactId'>>): void {
  const none = { isTyping: false, isTypingMine: false, status: null, clientId: '' }
  ctx.events.publish(topicOf(ctx), { ...none, ...signal, contactId: String(contactId) } satisfies ChatSignal)
}

/** Whether the signal is not too soon after the previous one. */
function takeTurn(key: string, now: number): boolean {
  const last = lastSignals.get(key)
  if (last !== undefined && now - last < minGapMs) return false
  // Inserted again, so that the map is in order of time.
  lastSignals.delete(key)
  lastSignals.set(key, now)
  const [oldest] = lastSignals.keys()
  if (lastSignals.size > maxRemembered && oldest !== undefined) lastSignals.delete(oldest)
  return true
}

/** Signals that the user, or the contact, is typing; false if a signal was passed on less than a second ago. */
export async function signalTyping(
  ctx: Context,
  contactId: number,
  { isContact, clientId }: { isContact?: boolean | null; clientId?: string | null },
): Promise<boolean> {
  requireViewer(ctx)
  const { id } = await findContact(ctx, contactId)
  const sender = parse(messages.columns.clientId, clientId ?? '', 'clientId')
  if (!takeTurn(`${topicOf(ctx)}:${id}:${isContact ? 'contact' : sender}`, Date.now())) return false
  publishSignal(ctx, id, isContact ? { isTyping: true } : { isTypingMine: true, clientId: sender })
  return true
}

/** Signals of the viewer's workspace. */
export async function* followSignals(ctx: Context) {
  requireViewer(ctx)
  for await (const signal of ctx.events.subscribe<ChatSignal>(topicOf(ctx), ctx.ended)) yield { chatSignals: signal }
}
