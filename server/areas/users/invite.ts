/** Invitations: the invited user is pending, and the email appears in the demo mailbox. */
import type { Context } from '../../context.ts'
import { updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { conflict } from '../../errors.ts'
import { owner } from '../../demo/owner.ts'
import { sendEmail } from '../email/compose.ts'
import type { UserInput } from './input.ts'
import { createUser } from './service.ts'
import { type UserRow, users } from './tables.ts'

/** Adds a pending user and sends the invitation. Without a name, the user is named after the address. */
export function inviteUser(ctx: Context, input: UserInput): Promise<UserRow> {
  return write(ctx, 'USER_INVITED', async ctx => {
    const fullName = input.fullName?.trim() || input.email?.split('@')[0] || null
    const user = await createUser(ctx, { ...input, fullName })
    return sendInvitation(ctx, user)
  })
}

/** Resends the invitation to a pending user. */
export function remindUser(ctx: Context, id: number): Promise<UserRow> {
  return write(ctx, 'INVITATION_RESENT', async ctx => {
    const user = await findRow(ctx, users, id)
    if (user.status !== 'PENDING') throw conflict('USER_NOT_PENDING', { name: user.fullName })
    if (!user.email) throw conflict('USER_WITHOUT_EMAIL', { name: user.fullName })
    return sendInvitation(ctx, user)
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const titled = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

async function sendInvitation(ctx: WriteContext, user: UserRow): Promise<UserRow> {
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
