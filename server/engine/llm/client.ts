/** Client for OpenAI-compatible servers: one streamed response per call, every failure mapped to one of our codes. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { setTimeout as sleep } from 'node:timers/promises'
import { streamText } from 'ai'
import { ModelFailure, describeFailure } from './failures.ts'
import { thoughtFilter } from './thoughts.ts'

export interface Prompt {
  instructions: string
  message: string
  maxOutputTokens: number
}

export interface Usage {
  input: number
  output: number
}

export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; finish: 'stop' | 'length' | 'content-filter'; usage: Usage | undefined }

export interface Timeouts {
  /** Per block, including retries. */
  totalMs: number
  /** Until the first token, including reasoning. */
  firstChunkMs: number
  /** Between two chunks. */
  chunkMs: number
  /** Before the first retry; doubled for each further one, unless the server specifies a time. */
  retryMs: number
}

/** Safe to log: no text and no key. */
export type LogFailure = (fields: { code: string; detail: string; status?: number; retryInMs?: number }) => void

export interface ClientOptions {
  url: string
  key?: string | undefined
  model: string
  timeouts: Timeouts
  log: LogFailure
}

export type StreamAnswer = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<ModelEvent, void>

const maxRetries = 2
const longestRetryAfterMs = 60_000
// A token is rarely longer; a server that ignores the limit must not fill the memory.
const charactersPerToken = 16
// Hidden reasoning counts toward the limit.
const roomForThoughts = 8192

/** A function that streams one response; throws `ModelFailure`, or the abort reason of the signal. */
export function createModelClient({ url, key, model, timeouts, log }: ClientOptions): StreamAnswer {
  const shape: Shape = { isModern: false, dropsTemperature: false, thinks: false }
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key ? { apiKey: key } : {}),
    includeUsage: true,
    // A redirect would send the text to a server that nobody configured.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    transformRequestBody: body => reshape(body, shape),
  })
  const chat = provider(model)

  return async function* stream(prompt, signal) {
    const deadline = Date.now() + timeouts.totalMs
    for (let retries = 0; ;) {
      let isStarted = false
      try {
        for await (const event of attempt(chat, prompt, signal, timeouts, deadline - Date.now())) {
          isStarted = true
          yield event
        }
        return
      } catch (error) {
        signal.throwIfAborted()
        const failure = describeFailure(error, isStarted)
        if (!isStarted && adapt(shape, failure)) continue
        const wait = Math.min(failure.retryAfterMs ?? timeouts.retryMs * 2 ** retries, longestRetryAfterMs)
        const isLast = isStarted || !failure.isRetryable || retries >= maxRetries || Date.now() + wait >= deadline
        log({
          code: failure.code,
          detail: failure.detail,
          ...(failure.status ? { status: failure.status } : {}),
          ...(isLast ? {} : { retryInMs: wait }),
        })
        if (isLast) throw failure
        retries += 1
        await sleep(wait, undefined, { signal })
      }
    }
  }
}

type Chat = ReturnType<ReturnType<typeof createOpenAICompatible>>

async function* attempt(
  chat: Chat,
  prompt: Prompt,
  signal: AbortSignal,
  { firstChunkMs, chunkMs }: Timeouts,
  leftMs: number,
): AsyncGenerator<ModelEvent, void> {
  const stop = new AbortController()
  const late = (detail: string) => () => stop.abort(new ModelFailure('timeout', detail))
  const whole = setTimeout(late('the whole answer took too long'), leftMs)
  let quiet = setTimeout(late('no first word in time'), firstChunkMs)
  const isAlive = () => {
    clearTimeout(quiet)
    quiet = setTimeout(late('the answer stalled'), chunkMs)
  }
  const thoughts = thoughtFilter()
  let characters = 0
  try {
    const { stream } = streamText({
      model: chat,
      instructions: prompt.instructions,
      messages: [{ role: 'user', content: prompt.message }],
      maxOutputTokens: prompt.maxOutputTokens,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw stop.signal.reason ?? new ModelFailure('interrupted', 'stopped')
      if (part.type === 'reasoning-delta') isAlive()
      if (part.type === 'text-delta') {
        isAlive()
        const text = thoughts.push(part.text)
        characters += text.length
        if (characters > mostCharacters(prompt)) throw new ModelFailure('bad_answer', 'the answer has no end')
        if (text) yield { type: 'text', text }
      }
      if (part.type === 'finish') {
        const rest = thoughts.rest()
        if (rest) yield { type: 'text', text: rest }
        if (part.finishReason === 'length' && characters === 0) throw new ModelFailure('truncated', 'no room for an answer')
        yield { type: 'end', finish: readFinish(part.finishReason), usage: readUsage(part.totalUsage) }
      }
    }
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(whole)
    clearTimeout(quiet)
    // Also runs when the consumer leaves early, to stop the server's generation.
    stop.abort()
  }
}

/** Repeated characters make long tokens, so the text's length counts too. */
const mostCharacters = ({ maxOutputTokens, message }: Prompt): number => maxOutputTokens * charactersPerToken + message.length * 2

function readFinish(reason: string): 'stop' | 'length' | 'content-filter' {
  if (reason === 'stop' || reason === 'length' || reason === 'content-filter') return reason
  throw new ModelFailure('bad_answer', 'the answer ended in an unknown way')
}

function readUsage({
  inputTokens,
  outputTokens,
}: {
  inputTokens: number | undefined
  outputTokens: number | undefined
}): Usage | undefined {
  return inputTokens === undefined || outputTokens === undefined ? undefined : { input: inputTokens, output: outputTokens }
}

interface Shape {
  isModern: boolean
  dropsTemperature: boolean
  thinks: boolean
}

/** Newer models use another name for the limit, and some reject a temperature; the error says which. */
function adapt(shape: Shape, { code, status, body }: ModelFailure): boolean {
  if (code === 'truncated' && !shape.thinks) return (shape.thinks = true)
  if (status !== 400) return false
  if (!shape.isModern && body.includes('max_completion_tokens')) return (shape.isModern = true)
  if (!shape.dropsTemperature && /'temperature'|"temperature"|`temperature`/.test(body)) return (shape.dropsTemperature = true)
  return false
}

function reshape({ max_tokens: limit, temperature, ...body }: Record<string, unknown>, shape: Shape): Record<string, unknown> {
  const room = shape.isModern || shape.thinks ? roomForThoughts : 0
  return {
    ...body,
    [shape.isModern ? 'max_completion_tokens' : 'max_tokens']: Number(limit) + room,
    ...(shape.dropsTemperature ? {} : { temperature }),
  }
}
