import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '../../server/errors.ts'
import { createMailer, type Mail } from '../../server/mail.ts'

interface FakeSmtp {
  url: string
  commands: string[]
  /** The data between DATA and the final dot. */
  messages: string[]
}

interface Manners {
  /** Responses by command that differ from a server that accepts everything. */
  answers?: Record<string, string>
  /** Accepts the connection and never sends a greeting. */
  isMute?: boolean
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function startSmtp({ answers = {}, isMute = false }: Manners = {}): Promise<FakeSmtp> {
  const fake: FakeSmtp = { url: '', commands: [], messages: [] }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (!isMute) converse(socket, fake, answers)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  fake.url = `smtp://desk:p%40ss@127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
  return fake
}

function converse(socket: Socket, fake: FakeSmtp, answers: Record<string, string>) {
  let waiting = ''
  let isData = false
  const usual: Record<string, string> = {
    EHLO: '250-fake\r\n250-AUTH PLAIN\r\n250 8BITMIME',
    AUTH: '235 welcome',
    DATA: '354 go on',
    QUIT: '221 bye',
  }
  socket.write('220 fake ESMTP\r\n')
  socket.on('data', chunk => {
    waiting += chunk.toString()
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      const [word = ''] = isData ? ['.'] : piece.split(/[ :]/)
      if (isData) fake.messages.push(piece)
      else fake.commands.push(piece)
      isData = word === 'DATA' && !answers['DATA']
      socket.write(`${answers[word] ?? usual[word] ?? '250 ok'}\r\n`)
    }
  })
}

const mail: Mail = { to: 'anna@example.org', subject: 'Your code – 验证码', text: 'Dear Anna,\n\nyour code is 123456.\n.\nGood-bye.' }
const from = 'Deskwright <desk@example.org>'
const noOutbox = () => Promise.reject(new Error('the outbox is for servers without SMTP'))

const bodyOf = (message: string) => message.slice(message.indexOf('\r\n\r\n') + 4)
const readable = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

describe('with an SMTP server', () => {
  test('delivers an email after authentication, and keeps it out of the outbox', async () => {
    const smtp = await startSmtp()
    await createMailer({ smtpUrl: smtp.url, from, outbox: noOutbox }).send(mail)
    expect(smtp.commands).toContain(`AUTH PLAIN ${Buffer.from('\0desk\0p@ss').toString('base64')}`)
    expect(smtp.commands).toContainEqual(expect.stringMatching(/^MAIL FROM:<desk@example\.org>/))
    expect(smtp.commands).toContainEqual(expect.stringMatching(/^RCPT TO:<anna@example\.org>/))
    expect(smtp.messages).toHaveLength(1)
    const [message = ''] = smtp.messages
    expect(message).toMatch(/^From: Deskwright <desk@example\.org>\r$/m)
    expect(message).toMatch(/^To: anna@example\.org\r$/m)
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(readable(bodyOf(message)).replace(/^\.\./gm, '.').replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  })

  test('a subject with a line break adds no header', async () => {
    const smtp = await startSmtp()
    await createMailer({ smtpUrl: smtp.url, from, outbox: noOutbox }).send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org' })
    expect(smtp.messages).toHaveLength(1)
    expect(smtp.messages[0]).not.toMatch(/^Bcc:/im)
    expect(smtp.commands.filter(command => command.startsWith('RCPT'))).toHaveLength(1)
  })

  test.each(['anna@example.org\r\nRCPT TO:<eve@example.org>', 'anna@example.org, eve@example.org', 'anna@example.org <eve@example.org>'])(
    'rejects an address that hides another before sending: %j',
    async to => {
      const smtp = await startSmtp()
      const sent = createMailer({ smtpUrl: smtp.url, from, outbox: noOutbox }).send({ ...mail, to })
      await expect(sent).rejects.toMatchObject({ kind: 'invalid', field: 'to' })
      expect(smtp.commands).toEqual([])
    },
  )

  test.each<[string, Record<string, string>]>([
    ['the recipient', { RCPT: '550 no such user, ask desk:p@ss' }],
    ['the password', { AUTH: '535 wrong password p@ss' }],
    ['the message', { '.': '554 looks like spam' }],
    ['everything for now', { MAIL: '451 try later' }],
  ])('reports a server that refuses %s without its response text', async (_, answers) => {
    const smtp = await startSmtp({ answers })
    const failure = await createMailer({ smtpUrl: smtp.url, from, outbox: noOutbox })
      .send(mail)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AppError)
    expect(failure).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('could not be sent') })
    expect(String(failure)).not.toMatch(/p@ss|spam|later/)
  })

  test('times out if the server does not answer', async () => {
    const smtp = await startSmtp({ isMute: true })
    const begun = Date.now()
    const sent = createMailer({ smtpUrl: smtp.url, from, outbox: noOutbox, timeoutMs: 200 }).send(mail)
    await expect(sent).rejects.toMatchObject({ kind: 'unavailable' })
    expect(Date.now() - begun).toBeLessThan(2000)
  })

  test('fails at once if the server is unreachable', async () => {
    const sent = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: noOutbox }).send(mail)
    await expect(sent).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

test('stores the email in the outbox unchanged without an SMTP server', async () => {
  const kept: Mail[] = []
  await createMailer({ smtpUrl: undefined, from, outbox: async each => void kept.push(each) }).send(mail)
  expect(kept).toEqual([mail])
})
