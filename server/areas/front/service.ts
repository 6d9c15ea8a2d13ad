/** The front pages: messages from visitors, kept and mailed to the administrator. */
import type { Context } from '../../context.ts'
import { isStorable } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import { findAdministrator } from '../account/access.ts'
import { networkOf, takeUse } from '../account/quota.ts'
import { readEmail } from '../account/service.ts'
import { throttleKey } from '../account/throttle.ts'
import './tables.ts'

interface GivenMessage {
  name: string
  email: string
  message: string
}

const maxName = 120
const maxMessage = 4000
/** For each network address. */
const quota = { what: 'Messages', count: 5, withinMs: 60 * 60 * 1000 }

/** Keeps the message and mails it; a mail that does not get through is our trouble, not the visitor's. */
export async function sendContactMessage(ctx: Context, given: GivenMessage): Promise<boolean> {
  const name = readName(given.name)
  const { email } = readEmail(given.email)
  const message = readMessage(given.message)
  await takeUse(ctx, throttleKey('contact', networkOf(ctx.address)), quota)
  await ctx.store.transact(db => db.insertInto('contactMessages').values({ name, email, message, at: ctx.now().toISOString() }).execute())
  const administrator = await findAdministrator(ctx)
  // The demonstration administrator has no mailbox of ours: to a real mail server, its address is a stranger's.
  if (!administrator || (administrator.isDemo === 1 && ctx.config.smtpUrl)) return true
  await ctx.mailer
    .send({
      to: administrator.email,
      subject: `Message from ${name}`,
      text: `${name} <${email}> wrote through the contact form:\n\n${message}\n`,
    })
    .catch((error: unknown) => ctx.log.warn({ err: error, requestId: ctx.requestId }, 'contact message could not be mailed'))
  return true
}

function readName(given: string): string {
  // One line: it stands in the subject of a mail.
  const name = isStorable(given) ? given.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''
  if (name === '' || name.length > maxName) throw invalid('LENGTH_OUT_OF_RANGE', { field: 'name', min: 1, max: maxName })
  return name
}

function readMessage(given: string): string {
  const message = isStorable(given) ? given.trim() : ''
  if (message === '' || message.length > maxMessage) throw invalid('LENGTH_OUT_OF_RANGE', { field: 'message', min: 1, max: maxMessage })
  return message
}
