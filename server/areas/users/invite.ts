/** Inviting people to the user list: they begin pending, and a mail to them lies in the demonstration's mailbox. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict } from '../../errors.ts'
import { owner } from '../../../seed/owner.ts'
import { sendEmail } from '../email/compose.ts'
import type { UserInput } from './input.ts'
import { createUser } from './service.ts'
import { type UserRow, users } from './tables.ts'

/** Adds someone who is pending, and writes to them. Without a name they are called by their address. */
export function inviteUser(ctx: Context, input: UserInput): Promise<UserRow> {
  return write(ctx, 'Invited a user', async ctx => {
    const fullName = input.fullName?.trim() || input.email?.split('@')[0] || null
    const user = await createUser(ctx, { ...input, fullName })
    return writeTo(ctx, user)
  })
}

/** Writes once more to someone who has not come yet. */
export function remindUser(ctx: Context, id: number): Promise<UserRow> {
  return write(ctx, 'Sent an invitation again', async ctx => {
    const user = await findRow(ctx, users, id)
    if (user.status !== 'PENDING') throw conflict(`${user.fullName} is not waiting for an invitation`)
    if (!user.email) throw conflict(`${user.fullName} has no e-mail address`)
    return writeTo(ctx, user)
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const titled = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

async function writeTo(ctx: WriteContext, user: UserRow): Promise<UserRow> {
  const { fullName, email, username, role, currentPlan, details } = user
  await sendEmail(ctx, null, {
    to: [{ email, name: fullName }],
    subject: `${owner.name} invites you to Deskwright`,
    message: [
      `<p>Hi ${escaped(fullName)},</p>`,
      `<p>You have been invited to join Deskwright as ${titled(role)} on the ${titled(currentPlan)} plan. Your username is <strong>${escaped(username)}</strong>.</p>`,
      `<p>If something looks wrong, reply to this email.</p><p>${owner.name}</p>`,
    ].join(''),
  })
  return updateRow(ctx, users, user, { details: { ...details, invitedAt: ctx.now().toISOString() } })
}
