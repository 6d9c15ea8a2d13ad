/** The real application on an empty database, for tests from the outside. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createClient } from 'graphql-ws'
import { pino } from 'pino'
import { expect, inject, vi } from 'vitest'
import WebSocket from 'ws'
import { readConfig } from '../../server/config.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import type { Events } from '../../server/events.ts'
import { type Running, start } from '../../server/main.ts'
import { createDataFolder } from './data-folder.ts'
import { idle, runOnce, templates } from './templates.ts'

export const databases = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof databases)[number]

export interface StartOptions {
  database?: DatabaseKind
  /** A database from `newDatabase`, to restart on the same data, or start twice. */
  databaseUrl?: string
  engine?: TextEngine
  now?: () => Date
  /** Folder of a build of the web application. */
  dist?: string
  /** Environment variables. */
  env?: Record<string, string>
}

export interface TestApp {
  url: string
  running: Running
  /** Everything logged, for tests that check for leaks. */
  logged: () => string
  /** Sends a REST request; the body is sent as JSON, or as it is if it is a file. */
  rest: (
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<RestAnswer>
  /** Runs an operation over HTTP; returns data and errors. */
  graphql: <T = Record<string, never>>(query: string, variables?: Record<string, unknown>, token?: string) => Promise<GraphqlAnswer<T>>
  /** Subscribes over WebSocket. */
  subscribe: <T>(query: string, variables?: Record<string, unknown>, token?: string) => Subscription<T>
  close: () => Promise<void>
}

export interface RestAnswer {
  status: number
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers freely
  body: any
}

export interface GraphqlAnswer<T> {
  status: number
  data: T
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; field?: string } & Record<string, unknown> }[]
}

export interface Subscription<T> {
  next: () => Promise<T>
  /** Waits until the server has subscribed, so that later events are received. Call it between two `subscribe` calls. */
  listening: () => Promise<void>
  close: () => void
}

/** A migrated database without rows; deleted by `remove`. */
export const newDatabase = (kind: DatabaseKind) =>
  kind === 'sqlite' ? sqliteDatabase(inject('migrated')) : postgresDatabase(templates.migrated)

/** A database as left by an application that was started and stopped. */
const seededDatabase = (kind: DatabaseKind) => (kind === 'sqlite' ? sqliteDatabase(inject('seeded')) : postgresDatabase(templates.seeded))

/** An empty database without tables. */
export const emptyDatabase = (kind: DatabaseKind) => (kind === 'sqlite' ? sqliteDatabase() : postgresDatabase('template1'))

interface OwnDatabase {
  url: string
  remove: () => Promise<void>
}

async function sqliteDatabase(template?: string): Promise<OwnDatabase> {
  const folder = createDataFolder('desk-')
  const file = join(folder, 'test.sqlite')
  if (template) copyFileSync(template, file)
  return { url: `file:${file}`, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function postgresDatabase(template: string): Promise<OwnDatabase> {
  const base = inject('postgres')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await runOnce(base, `create database ${name} template ${template}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => runOnce(base, `drop database ${name} with (force)`) }
}

/** Waits until all events have arrived: PostgreSQL delivers them in order. */
async function delivered({ subscribe, publish }: Events): Promise<void> {
  const topic = `test:${randomUUID()}`
  for (;;) {
    const heard = subscribe(topic, AbortSignal.timeout(200)).next()
    publish(topic, {})
    const { done } = await heard.catch(() => ({ done: true }))
    if (!done) return
  }
}

/** Reuses a seeded database, unless the test sets a day or configuration that affects the seed. */
export const ownDatabase = ({ database = 'sqlite', now, env }: StartOptions) =>
  now || env ? newDatabase(database) : seededDatabase(database)

/** Starts the application. By default, the engine changes nothing. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const own = options.databaseUrl ? undefined : await ownDatabase(options)
  let logged = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  const config = readConfig({ PORT: '0', RATE_LIMIT: '0', DATABASE_URL: options.databaseUrl ?? own?.url, ...options.env })
  const running = await start(config, {
    // A build in another folder, for tests that build while others run.
    ...(process.env.DIST && { dist: process.env.DIST }),
    ...(options.dist && { dist: options.dist }),
    engine: options.engine ?? idle,
    log: pino({ level: 'debug' }, sink),
    ...(options.now ? { now: options.now } : {}),
  })
  const { url } = running
  const { events } = running.parts
  const listen = events.subscribe
  let listeners = 0
  events.subscribe = (topic, signal) => {
    if (/^(notifications|chat):/.test(topic)) listeners += 1
    return listen(topic, signal)
  }
  const { countShared } = running.parts.metrics
  running.parts.metrics.countShared = change => {
    // Subscribers of a workspace share one listener.
    if (change === 1) listeners += 1
    countShared(change)
  }
  const closers: (() => void)[] = []
  return {
    url,
    running,
    logged: () => logged,
    async rest(method, path, { token, body, headers } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: token } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text !== '' && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
      }
    },
    async graphql<T>(query: string, variables?: Record<string, unknown>, token?: string) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
        body: JSON.stringify({ query, variables }),
      })
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<T>, 'status'>) }
    },
    subscribe<T>(query: string, variables: Record<string, unknown> = {}, token?: string) {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(token ? { connectionParams: { authorization: token } } : {}),
      })
      const before = listeners
      // Earlier events may still be in transit.
      const results = delivered(events).then(() => client.iterate<T>({ query, variables }))
      results.catch(() => undefined)
      const close = () => void Promise.resolve(client.dispose())
      closers.push(close)
      return {
        async next() {
          const { value, done } = await (await results).next()
          if (done) throw new Error('The subscription ended')
          if (value.errors) throw new Error(value.errors.map(({ message }) => message).join('; '))
          return value.data as T
        },
        listening: () => vi.waitFor(() => expect(listeners).toBeGreaterThan(before), { timeout: 20_000, interval: 5 }),
        close,
      }
    },
    async close() {
      for (const close of closers) close()
      await running.close()
      await own?.remove()
    },
  }
}
