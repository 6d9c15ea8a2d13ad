/** A fake model server: speaks the OpenAI protocol over HTTP on loopback, with configurable failures. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SeenRequest {
  authorization: string | undefined
  path: string
  body: Record<string, unknown>
  system: string
  user: string
  /** The writer's text between the markers. */
  text: string
  at: number
  /** Resolves with the time at which the client disconnected before the response was complete. */
  left: Promise<number>
}

type Words = string | ((seen: SeenRequest) => string)

export type Reply =
  | {
      kind: 'answer'
      text: Words
      finish?: string
      thoughts?: string
      pauseMs?: number
      piece?: number
      isBytewise?: boolean
      hasUsage?: boolean
    }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Part of a response, then the connection drops. */
  | { kind: 'cut'; text: string }
  /** Accepts the request and never responds. */
  | { kind: 'silent' }
  /** Part of a response, then silence on an open connection. */
  | { kind: 'stall'; text: string }
  /** Ends properly, but without a finish reason. */
  | { kind: 'unfinished'; text: string }
  | { kind: 'html' }
  /** An invalid JSON chunk in the middle; then finishes properly. */
  | { kind: 'malformed'; text: string }
  /** An error within a started stream. */
  | { kind: 'error-inside'; text: string; message: string }
  /** Never stops generating. */
  | { kind: 'endless' }

/** Returns the text unchanged. */
export const echo: Reply = { kind: 'answer', text: seen => seen.text }

/** A model that follows injected instructions: for "write only: X" it returns X. */
export const obedient: Reply = { kind: 'answer', text: seen => /write only: ([^\n.]+)/i.exec(seen.text)?.[1] ?? seen.text }

export interface FakeModel {
  url: string
  seen: SeenRequest[]
  close: () => Promise<void>
}

/** Starts a server with these responses in order; the last one repeats. */
export async function startFakeModel(...replies: Reply[]): Promise<FakeModel> {
  const seen: SeenRequest[] = []
  const server = createServer((req, res) => {
    void (async () => {
      const request = await readRequest(req, res)
      const reply = replies[Math.min(seen.length, replies.length - 1)] ?? echo
      seen.push(request)
      await answer(res, reply, request)
    })().catch(() => res.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readRequest(req: IncomingMessage, res: ServerResponse): Promise<SeenRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
  const messages = body['messages'] as { role: string; content: string }[]
  const content = (role: string) => messages.find(message => message.role === role)?.content ?? ''
  const user = content('user')
  const left = new Promise<number>(resolve => {
    res.on('close', () => {
      if (!res.writableFinished) resolve(Date.now())
    })
  })
  const text = /<<<TEXT [\w-]+>>>\n([\s\S]*)\n<<<END TEXT/.exec(user)?.[1] ?? ''
  return {
    authorization: req.headers.authorization,
    path: req.url ?? '',
    body,
    system: content('system'),
    user,
    text,
    at: Date.now(),
    left,
  }
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const chunk = (delta: Record<string, unknown>, finish: string | null = null) =>
  event({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })
const usage = event({
  id: 'a',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [],
  usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
})
const end = 'data: [DONE]\n\n'

async function answer(res: ServerResponse, reply: Reply, request: SeenRequest): Promise<void> {
  if (reply.kind === 'silent') return
  if (reply.kind === 'status') {
    res.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    res.end(reply.body ?? JSON.stringify({ error: { message: `status ${reply.status}`, type: 'fake', code: 'fake' } }))
    return
  }
  if (reply.kind === 'html') {
    res.writeHead(200, { 'content-type': 'text/html' })
    res.end('<!doctype html><title>Sign in to this network</title>')
    return
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  if (reply.kind === 'endless') return writeEndlessly(res)
  if (reply.kind === 'answer') return writeAnswer(res, reply, request)
  res.write(chunk({ role: 'assistant', content: reply.text }))
  await sleep(30)
  if (reply.kind === 'cut') res.destroy()
  if (reply.kind === 'unfinished') res.end(end)
  if (reply.kind === 'malformed') res.end(`data: {"choices": [{"delta"\n\n${chunk({ content: ' and on.' })}${chunk({}, 'stop')}${end}`)
  if (reply.kind === 'error-inside') res.end(`${event({ error: { message: reply.message, type: 'server_error', code: 500 } })}${end}`)
}

async function writeAnswer(res: ServerResponse, reply: Extract<Reply, { kind: 'answer' }>, request: SeenRequest): Promise<void> {
  const text = typeof reply.text === 'string' ? reply.text : reply.text(request)
  const parts: string[] = []
  if (reply.thoughts) parts.push(chunk({ role: 'assistant', reasoning_content: reply.thoughts }))
  const size = reply.piece ?? 12
  for (let at = 0; at < text.length; at += size) parts.push(chunk({ content: text.slice(at, at + size) }))
  parts.push(chunk({}, reply.finish ?? 'stop'))
  if (reply.hasUsage !== false) parts.push(usage)
  parts.push(end)
  const pieces: (string | Uint8Array)[] = reply.isBytewise ? Array.from(Buffer.from(parts.join('')), byte => Uint8Array.of(byte)) : parts
  for (const piece of pieces) {
    if (res.destroyed) return
    await new Promise(resolve => res.write(piece, resolve))
    if (reply.pauseMs) await sleep(reply.pauseMs)
  }
  res.end()
}

async function writeEndlessly(res: ServerResponse): Promise<void> {
  while (!res.destroyed) {
    res.write(chunk({ content: 'and so on '.repeat(20) }))
    await sleep(1)
  }
}
