/** Mail: through SMTP when it is configured, else into the outbox. */
import { createTransport } from 'nodemailer'
import { invalid, unavailable } from './errors.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Resolves when the mail was taken over; a server that refuses or does not answer is an error that can be shown. */
  send: (mail: Mail) => Promise<void>
}

interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** Keeps the mail where no server is configured. */
  outbox: (mail: Mail) => Promise<void>
  /** For the connection and the greeting each; a conversation under way may pause twice as long. */
  timeoutMs?: number
}

const oneAddress = /^[^\s<>,;:"()]+@[^\s<>,;:"()]+$/

/** The one way out for mail. */
export function createMailer({ smtpUrl, from, outbox, timeoutMs = 5000 }: MailerOptions): Mailer {
  if (!smtpUrl) return { send: outbox }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, dnsTimeout: timeoutMs, socketTimeout: timeoutMs * 2 }
  // A mail is text of ours: nothing in it may make the server read a file or fetch an address.
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts })
  return {
    async send(mail) {
      // A list, or a name with an address in it, would be read as further recipients.
      if (!oneAddress.test(mail.to)) throw invalid('NOT_EMAIL', { field: 'to' })
      await transport.sendMail({ from, ...mail }).catch(() => {
        throw unavailable('MAIL_NOT_SENT', { retryAfter: 30 })
      })
    },
  }
}
