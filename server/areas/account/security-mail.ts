/** Emails about changes to an account, so that its owner notices changes by others. */
import type { Context } from '../../context.ts'
import { renderMail } from '../../mail-layout.ts'
import { logSecurity } from '../../security-log.ts'

const texts = {
  PASSWORD_CHANGED: ['Your password was changed', 'The password of your Deskwright account was changed.'],
  EMAIL_CHANGED: ['Your email address was changed', 'Your Deskwright account now uses a different email address.'],
  TWO_STEP_ON: ['Two-step sign-in is on', 'Two-step sign-in was turned on for your Deskwright account.'],
  TWO_STEP_OFF: ['Two-step sign-in is off', 'Two-step sign-in was turned off for your Deskwright account.'],
  RECOVERY_CODES_RENEWED: [
    'New recovery codes',
    'The recovery codes of your Deskwright account were replaced. The old ones no longer work.',
  ],
  API_KEY_CREATED: [
    'New API key',
    'An API key was created for your Deskwright account. Whoever has it can use your account through the API until you revoke it.',
  ],
  ACCOUNT_DELETED: [
    'Your account will be deleted',
    'Your Deskwright account and its data will be deleted in 14 days. To keep it, sign in before then.',
  ],
  ACCOUNT_RESTORED: ['Your account was restored', 'You signed in to your Deskwright account, so it will not be deleted.'],
} as const

/** Logs the change and sends the email without waiting for it; a failure is logged. Demo accounts have no mailbox. */
export function mailNotice(ctx: Context, to: string, kind: keyof typeof texts): void {
  logSecurity(ctx, kind)
  if (ctx.viewer?.isDemo) return
  const [subject, text] = texts[kind]
  const at = `${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const closing = "If this wasn't you, set a new password at once and sign out everywhere in your account settings"
  const mail = renderMail({
    lang: 'en',
    title: subject,
    paragraphs: [text],
    rows: [['Time', at]],
    button: { text: 'Set a new password', url: `${ctx.config.appUrl}/forgot-password` },
    footer: `${closing}.`,
  })
  ctx.mailer
    .send({ to, subject, ...mail })
    .catch((error: unknown) => ctx.log.warn({ err: error, requestId: ctx.requestId }, 'notice of a change could not be mailed'))
}
