/** Mail: through SMTP when it is configured, else into the outbox. */
import { createTransport } from 'nodemailer'
import { unavailable } from './errors.ts'

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
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

export function createMailer({ smtpUrl, from, outbox }: MailerOptions): Mailer {
  if (!smtpUrl) return { send: outbox }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail }).catch(() => {
        throw unavailable('The mail could not be sent just now; try again in a moment', 30)
      })
    },
  }
}
