/** The front pages: messages from visitors, kept and mailed to the administrator. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { isStorable } from '../../db/text.ts'
import { findAdministrator } from '../account/access.ts'
import { demoAdministrator } from '../account/demo.ts'
import { takeUse } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { accountEmail } from '../account/service.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import { parse } from '../../validation.ts'
import './tables.ts'

const storable = z.string().refine(isStorable, { params: { reason: 'TEXT_NOT_STORABLE' } })

export const contactMessage = z.object({
  // Single-line, because it becomes part of an email subject.
  name: storable
    .overwrite(name => name.replace(/[\s\p{Cc}]+/gu, ' '))
    .trim()
    .min(1)
    .max(120),
  email: accountEmail,
  message: storable.trim().min(1).max(4000),
})

/** Per network address. */
const quota = { what: 'Messages', count: 5, withinMs: 60 * 60 * 1000 }

/** Stores the message and emails it. If sending fails, the error is logged and the request still succeeds. */
export async function sendContactMessage(ctx: Context, input: z.input<typeof contactMessage>): Promise<boolean> {
  const { name, email, message } = parse(contactMessage, input)
  await takeUse(ctx, throttleKey('contact', networkOf(ctx.address)), quota)
  await ctx.store.transact(db => db.insertInto('contactMessages').values({ name, email, message, at: ctx.now().toISOString() }).execute())
  const administrator = await findAdministrator(ctx)
  // The demo administrator's address is not real, so nothing is sent to it through a real mail server.
  const to = administrator?.email ?? (ctx.config.demo && !ctx.config.smtpUrl ? demoAdministrator : undefined)
  if (to === undefined) return true
  await ctx.mailer
    .send({
      to,
      subject: `Message from ${name}`,
      text: `${name} <${email}> wrote through the contact form:\n\n${message}\n`,
    })
    .catch((error: unknown) => ctx.log.warn({ err: error, requestId: ctx.requestId }, 'contact message could not be mailed'))
  return true
}
