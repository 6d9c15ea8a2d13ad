/** Email through SMTP if configured, otherwise into the outbox. */
import type { Transporter } from 'nodemailer'
import { invalid, unavailable } from './errors.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same as a page. */
  html?: string
}

export interface Mailer {
  /** Resolves when the server has accepted the email; a rejection or timeout is an expected error. */
  send: (mail: Mail) => Promise<void>
}

interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** Stores the email if no server is configured. */
  outbox: (mail: Mail) => Promise<void>
  /** For the connection and the greeting each; later responses may take twice as long. */
  timeoutMs?: number
}

const oneAddress = /^[^\s<>,;:"()]+@[^\s<>,;:"()]+$/

/** The only way to send email. */
export function createMailer({ smtpUrl, from, outbox, timeoutMs = 5000 }: MailerOptions): Mailer {
  if (!smtpUrl) return { send: outbox }
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, dnsTimeout: timeoutMs, socketTimeout: timeoutMs * 2 }
  // Nothing in an email may make the server read a file or fetch a URL.
  const options = { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...timeouts }
  let connecting: Promise<Transporter> | undefined
  const connect = async () => (await import('nodemailer')).createTransport(options)
  return {
    async send(mail) {
      // A list, or a name containing an address, would be parsed as further recipients.
      if (!oneAddress.test(mail.to)) throw invalid('NOT_EMAIL', { field: 'to' })
      const transport = await (connecting ??= connect())
      await transport.sendMail({ from, ...mail }).catch(() => {
        throw unavailable('MAIL_NOT_SENT', { retryAfter: 30 })
      })
    },
  }
}
