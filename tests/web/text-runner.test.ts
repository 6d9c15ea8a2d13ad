/** A run belongs to the document that it was started for, whatever is opened before its answer arrives. */
import type { ApolloClient } from '@apollo/client'
import type { Editor } from '@tiptap/core'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TextRunner as Runner } from '../../web/areas/text/text-runner.ts'
import { Desk, paragraph, toDoc } from './editor.ts'

interface Request {
  name: string
  variables: Record<string, unknown>
  answer: (data: unknown) => Promise<void>
  lose: () => Promise<void>
}

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('window', { addEventListener: () => undefined })

let TextRunner: typeof Runner
let requests: Request[]
let open: string | null
let documentId: () => Promise<string | null>
let runner: Runner

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

function send(operation: DocumentNode, variables: Record<string, unknown>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ data: unknown }>()
  requests.push({
    name: (operation.definitions[0] as OperationDefinitionNode).name?.value ?? '',
    variables,
    answer: data => (resolve({ data }), settled()),
    lose: () => (reject(new TypeError('Failed to fetch')), settled()),
  })
  return promise
}

const client = {
  query: ({ query, variables }: { query: DocumentNode; variables: Record<string, unknown> }) => send(query, variables),
  mutate: ({ mutation, variables }: { mutation: DocumentNode; variables: Record<string, unknown> }) => send(mutation, variables),
  subscribe: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }),
} as unknown as ApolloClient // what the runner uses of it

const source = 'We recieved it.'
const run = (id: string, rest = {}) => ({
  id,
  action: 'POLISH',
  status: 'RUNNING',
  source,
  engine: 'embedded',
  redoOf: null,
  createdAt: new Date().toISOString(),
  ...rest,
})
const latest = () => requests.at(-1) as Request // sent by now
const keys = () => requests.filter(({ name }) => name === 'StartTextRun').map(({ variables }) => variables.idempotencyKey)

beforeEach(async () => {
  ;({ TextRunner } = await import('../../web/areas/text/text-runner.ts'))
  requests = []
  open = 'a'
  documentId = () => Promise.resolve(open)
  const desk = new Desk(toDoc(paragraph(source)))
  const editor = {
    get state() {
      return desk.state
    },
    view: desk.view,
    on: () => undefined,
    isDestroyed: false,
  } as unknown as Editor // what the runner and its review use of it
  runner = new TextRunner(client, editor, { documentId: () => documentId(), openDocument: () => open })
})

test('a run is followed in the document that it was started for', async () => {
  void runner.start('POLISH', {})
  await settled()
  expect(latest().variables).toMatchObject({ text: source, documentId: 'a' })
  await latest().answer({ startTextRun: run('1') })
  expect(runner.get()).toMatchObject({ phase: 'running', run: { id: '1' } })
})

test('a run whose answer arrives in another document is not shown there', async () => {
  void runner.start('POLISH', {})
  await settled()
  runner.forget()
  open = 'b'
  await latest().answer({ startTextRun: run('1') })
  expect(runner.get()).toMatchObject({ phase: 'idle', run: null, versions: [] })
})

test('a run is not started for another document than its text is from', async () => {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  documentId = () => promise
  void runner.start('POLISH', {})
  runner.forget()
  open = 'b'
  resolve('b')
  await settled()
  expect(requests).toEqual([])
  expect(runner.get().phase).toBe('idle')
})

test('an earlier run that is found late is not restored in another document', async () => {
  void runner.resume('a')
  runner.forget()
  open = 'b'
  await latest().answer({ textRuns: { items: [run('1')] } })
  expect(runner.get().phase).toBe('idle')
  void runner.resume('b')
  await latest().answer({ textRuns: { items: [run('2')] } })
  expect(runner.get()).toMatchObject({ phase: 'running', run: { id: '2' } })
})

test('after a lost answer, the same request is the same run, and a changed one is another', async () => {
  const start = async (options: object) => {
    void runner.start('POLISH', options)
    await settled()
    await latest().lose()
  }
  await start({ dialect: 'AMERICAN' })
  await start({ dialect: 'AMERICAN' })
  await start({ dialect: 'BRITISH' })
  open = 'b'
  await start({ dialect: 'BRITISH' })
  const [first, second, third, fourth] = keys()
  expect(second).toBe(first)
  expect(new Set([first, third, fourth]).size).toBe(3)
})
