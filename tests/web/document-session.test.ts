/** The autosave of the editor: what is written is saved once, in its own document and account, or stays in this browser. */
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentSession as Session } from '../../web/areas/text/document-session.ts'

interface Stored {
  id: string
  version: number
  title: string
  content: unknown
  updatedAt: string
  trashedAt: string | null
}

interface Request {
  name: string
  variables: { id: string; version: number; title: string; content: unknown }
  /** Answers as the server does, or without an answer. */
  answer: () => void
  lose: () => void
  refuse: (code: string) => void
  fail: (error: Error) => void
  isAnswered: boolean
}

class Storage {
  #items = new Map<string, string>()
  getItem = (name: string) => this.#items.get(name) ?? null
  setItem = (name: string, value: string) => void this.#items.set(name, value)
  removeItem = (name: string) => void this.#items.delete(name)
}

let documents: Map<string, Stored>
let requests: Request[]
/** Requests wait until the test answers them. */
let isHeld = false
/** Requests reach the server, but their answers are lost. */
let isLossy = false
let isOffline = false
let account: typeof import('../../web/platform/session.ts')
let DocumentSession: typeof Session
let drafts: typeof import('../../web/areas/text/drafts.ts')

const failure = (code: string, extensions = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: `refused: ${code}`, extensions: { code, ...extensions } }] })

const doc = (text: string) => ({ type: 'doc', text })
const at = '2026-11-28T12:00:00.000Z'
const store = (id: string, text: string, rest: Partial<Stored> = {}) => {
  const stored = { id, version: 1, title: '', content: doc(text), updatedAt: at, trashedAt: null, ...rest }
  documents.set(id, stored)
  return stored
}

function serve(name: string, { id, version, title, content }: Request['variables']): unknown {
  const known = documents.get(id)
  if (name === 'Documents') return { documents: { items: [...documents.values()].filter(({ trashedAt }) => !trashedAt).slice(-1) } }
  if (name === 'CreateDocument') return { createDocument: { ...(known ?? store(id, '', { title, content })) } }
  if (!known) throw failure('NOT_FOUND')
  if (name === 'Document') return { document: { ...known } }
  if (version !== known.version) throw failure('CONFLICT', { current: { ...known } })
  Object.assign(known, { title, content, version: version + 1 })
  return { saveDocument: { ...known } }
}

function send(operation: DocumentNode, variables: Request['variables']): Promise<{ data: unknown }> {
  const name = (operation.definitions[0] as OperationDefinitionNode).name?.value ?? ''
  const { promise, resolve, reject } = Promise.withResolvers<{ data: unknown }>()
  const given = structuredClone(variables)
  const settle = (work: () => void) => () => {
    request.isAnswered = true
    try {
      work()
    } catch (error) {
      reject(error)
    }
  }
  const request: Request = {
    name,
    variables: given,
    isAnswered: false,
    answer: settle(() => resolve({ data: serve(name, given) })),
    lose: settle(() => {
      serve(name, given)
      throw new TypeError('Failed to fetch')
    }),
    refuse: code => settle(() => reject(failure(code)))(),
    fail: error => settle(() => reject(error))(),
  }
  requests.push(request)
  if (isOffline) reject(new TypeError('Failed to fetch'))
  else if (isLossy) request.lose()
  else if (!isHeld) request.answer()
  return promise
}

const client = {
  query: ({ query, variables }: { query: DocumentNode; variables: Request['variables'] }) => send(query, variables),
  mutate: ({ mutation, variables }: { mutation: DocumentNode; variables: Request['variables'] }) => send(mutation, variables),
} as unknown as ApolloClient // what the session uses of it

/** An editor: `write` is what its writer does. */
function openEditor() {
  let content: unknown = ''
  const session = new DocumentSession(client, {
    read: () => content,
    isEmpty: () => content === '' || content === null,
    show: shown => void (content = shown),
  })
  return {
    session,
    text: () => (content as { text?: string } | null)?.text ?? '',
    write: (text: string) => {
      content = doc(text)
      session.changed()
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const waiting = (name: string) => requests.filter(request => request.name === name && !request.isAnswered)
const sent = (name: string) => requests.filter(request => request.name === name).length
const texts = () => Object.fromEntries([...documents.values()].map(({ id, content }) => [id, (content as { text: string }).text]))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('window', { addEventListener: () => undefined })
  account = await import('../../web/platform/session.ts')
  drafts = await import('../../web/areas/text/drafts.ts')
  ;({ DocumentSession } = await import('../../web/areas/text/document-session.ts'))
  signIn('ada@example.com')
  documents = new Map()
  requests = []
  isHeld = isLossy = isOffline = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signIn = (email: string) => account.updateSession({ auth: 'token', email })

test('what could not be saved when its writer signed out is not created in the next account, but waits for its own', async () => {
  const editor = openEditor()
  await editor.session.open(null)
  isOffline = true
  editor.write('Private thoughts')
  await pass(1500)
  editor.session.close()
  account.signOut()
  isOffline = false
  signIn('bob@example.com')
  await pass(60_000)
  expect(documents.size).toBe(0)
  const other = openEditor()
  await other.session.open(null)
  expect(other.text()).toBe('')
  await pass(60_000)
  expect(documents.size).toBe(0)
  other.session.close()
  signIn('ada@example.com')
  const again = openEditor()
  await again.session.open(null)
  expect(again.text()).toBe('Private thoughts')
  await pass(1500)
  expect(Object.values(texts())).toEqual(['Private thoughts'])
})

test('an editor that is left saves what waits once more, and keeps it if that fails', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  editor.write('Two')
  editor.session.close()
  await pass(0)
  expect(texts()).toEqual({ a: 'Two' })
  const other = openEditor()
  await other.session.open('a')
  isOffline = true
  other.write('Three')
  other.session.close()
  await pass(120_000)
  expect(sent('SaveDocument')).toBe(2)
  expect(drafts.hasDraft('a')).toBe(true)
  isOffline = false
  const again = openEditor()
  await again.session.open('a')
  await pass(1500)
  expect([again.text(), texts(), again.session.get().conflict]).toEqual(['Three', { a: 'Three' }, null])
})

test('an editor that is left during a save sends what was written since', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  isHeld = true
  editor.write('Two')
  await pass(1000)
  editor.write('Three')
  editor.session.close()
  waiting('SaveDocument')[0]?.answer()
  await pass(0)
  waiting('SaveDocument')[0]?.answer()
  await pass(0)
  expect(texts()).toEqual({ a: 'Three' })
  expect(drafts.hasDraft('a')).toBe(false)
})

test('several that wait for one save do not take the next document for the earlier one', async () => {
  store('a', 'A')
  store('b', 'B')
  const editor = openEditor()
  await editor.session.open('a')
  isHeld = true
  editor.write('A2')
  await pass(1000)
  editor.write('A3')
  const flushed = editor.session.flush()
  const opened = editor.session.open('b')
  for (let step = 0; step < 6; step += 1) {
    requests.find(({ isAnswered }) => !isAnswered)?.answer()
    await pass(0)
  }
  await Promise.all([flushed, opened])
  isHeld = false
  editor.write('B2')
  await pass(1500)
  expect(texts()).toEqual({ a: 'A3', b: 'B2' })
})

test('whoever waits for what is written waits until all of it is saved', async () => {
  store('a', 'A')
  const editor = openEditor()
  await editor.session.open('a')
  isHeld = true
  editor.write('A2')
  await pass(1000)
  editor.write('A3')
  const seen: unknown[] = []
  for (const flushed of [editor.session.flush(), editor.session.flush()]) void flushed.then(() => seen.push(texts().a))
  waiting('SaveDocument')[0]?.answer()
  await pass(0)
  expect(seen).toEqual([])
  waiting('SaveDocument')[0]?.answer()
  await pass(0)
  expect(seen).toEqual(['A3', 'A3'])
})

test('an open document is not saved in the account that another window has signed in to', async () => {
  const editor = openEditor()
  await editor.session.open(null)
  editor.write('Private thoughts')
  signIn('bob@example.com')
  await pass(60_000)
  await editor.session.flush()
  expect(documents.size).toBe(0)
})

test('the unsaved new document of an earlier release is kept', async () => {
  localStorage.setItem('draft:ada@example.com:new', JSON.stringify({ version: 0, title: 'Old', content: doc('Unsaved') }))
  const editor = openEditor()
  await editor.session.open(null)
  expect([editor.text(), editor.session.get().title]).toEqual(['Unsaved', 'Old'])
  await pass(1500)
  expect(Object.values(texts())).toEqual(['Unsaved'])
  expect(localStorage.getItem('draft:ada@example.com:new')).toBeNull()
})

test('a save whose answer was lost is no conflict', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  isLossy = true
  editor.write('Two')
  await pass(1500)
  isLossy = false
  await pass(5000)
  expect(editor.session.get()).toMatchObject({ saving: 'saved', conflict: null, version: 2 })
})

test('of two documents opened one after the other, the answer for the first is not shown in the second', async () => {
  store('a', 'A')
  store('b', 'B')
  const editor = openEditor()
  await editor.session.open(null)
  isHeld = true
  const first = editor.session.open('a')
  await pass(0)
  const second = editor.session.open('b')
  await pass(0)
  const [forA, forB] = waiting('Document')
  forB?.answer()
  await second
  forA?.answer()
  await first
  expect([editor.text(), editor.session.get().id]).toEqual(['B', 'b'])
  isHeld = false
  editor.write('B2')
  await pass(1500)
  expect(texts()).toEqual({ a: 'A', b: 'B2' })
})

test('a new document is not replaced by the latest one that is found later', async () => {
  store('a', 'A')
  const editor = openEditor()
  isHeld = true
  const latest = editor.session.open(null)
  await pass(0)
  const fresh = editor.session.startNew({ type: 'doc', text: 'Imported' }, 'File')
  await fresh
  while (requests.some(({ isAnswered }) => !isAnswered)) {
    requests.find(({ isAnswered }) => !isAnswered)?.answer()
    await pass(0)
  }
  await latest
  expect([editor.text(), editor.session.get().title]).toEqual(['Imported', 'File'])
})

test('a refused save is told with its reason, and sent again after an edit only', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  isHeld = true
  editor.write('Too much')
  await pass(1000)
  waiting('SaveDocument')[0]?.refuse('TOO_LARGE')
  await pass(120_000)
  expect(sent('SaveDocument')).toBe(1)
  expect(editor.session.get()).toMatchObject({ saving: 'waiting', refusal: 'refused: TOO_LARGE' })
  expect(drafts.hasDraft('a')).toBe(true)
  isHeld = false
  editor.write('Less')
  await pass(1500)
  expect(editor.session.get()).toMatchObject({ saving: 'saved', refusal: '' })
  expect([texts(), drafts.hasDraft('a')]).toEqual([{ a: 'Less' }, false])
})

test('a text that is refused before the server has read it is not sent again', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  isHeld = true
  editor.write('x'.repeat(10_000))
  await pass(1000)
  waiting('SaveDocument')[0]?.fail(new ServerError('Payload', { response: new Response('', { status: 413 }), bodyText: '' }))
  await pass(120_000)
  expect(sent('SaveDocument')).toBe(1)
  expect(editor.session.get().refusal).toBe('The document is too large. Divide it into several.')
})

test('without a server, a save is tried again after growing waits, and succeeds when it is back', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  isOffline = true
  editor.write('Two')
  await pass(10 * 60_000)
  expect(sent('SaveDocument')).toBeLessThan(20)
  expect(editor.session.get().saving).toBe('offline')
  isOffline = false
  await pass(61_000)
  expect([texts(), editor.session.get().saving]).toEqual([{ a: 'Two' }, 'saved'])
})

test('a new document whose answer was lost is created once, with what was written since', async () => {
  const editor = openEditor()
  await editor.session.open(null)
  isLossy = true
  editor.write('First')
  await pass(1500)
  isLossy = false
  editor.write('First and second')
  await pass(5000)
  expect(Object.values(texts())).toEqual(['First and second'])
  expect(editor.session.get()).toMatchObject({ saving: 'saved', conflict: null, version: 2 })
})

test('new documents that were begun without a server are all created when it is back', async () => {
  const editor = openEditor()
  await editor.session.open(null)
  isOffline = true
  editor.write('One')
  await pass(1500)
  await editor.session.startNew()
  expect(editor.text()).toBe('')
  editor.write('Two')
  await pass(1500)
  await editor.session.startNew({ type: 'doc', text: 'Three' })
  await pass(500)
  isOffline = false
  await pass(5000)
  expect(Object.values(texts()).sort()).toEqual(['One', 'Three', 'Two'])
  expect(editor.text()).toBe('Three')
  await pass(60_000)
  expect(documents.size).toBe(3)
})

test('a document opened while another one waits is not created again with its text', async () => {
  store('b', 'B')
  const editor = openEditor()
  await editor.session.startNew()
  isOffline = true
  editor.write('Waiting')
  await pass(1500)
  isOffline = false
  isLossy = true
  const opened = editor.session.open('b')
  await pass(0)
  isLossy = false
  await opened
  await editor.session.open('b')
  await pass(10_000)
  expect(Object.values(texts()).sort()).toEqual(['B', 'Waiting'])
  editor.session.keepHere()
  expect([editor.text(), documents.get('b')?.version, drafts.hasDraft('b')]).toEqual(['B', 1, false])
})

test('what another window deleted permanently becomes a new document when it is written on', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  documents.delete('a')
  editor.write('Two')
  await pass(1500)
  expect(Object.values(texts())).toEqual(['Two'])
  const { id, saving } = editor.session.get()
  expect([documents.has(id ?? ''), saving, drafts.hasDraft('a')]).toEqual([true, 'saved', false])
  editor.write('Three')
  await pass(1500)
  expect(texts()).toEqual({ [id ?? '']: 'Three' })
})

test('the editor goes on with the latest document that is not in the trash', async () => {
  store('a', 'A')
  store('b', 'B')
  const editor = openEditor()
  await editor.session.open('b')
  editor.session.close()
  store('b', 'B', { trashedAt: at })
  const second = openEditor()
  await second.session.open(null)
  expect(second.text()).toBe('A')
  await second.session.open('b')
  expect(second.text()).toBe('B')
  second.session.close()
  documents.delete('b')
  const third = openEditor()
  await third.session.open(null)
  expect([third.text(), third.session.get().failure]).toEqual(['A', ''])
})

test('a real conflict is shown, and both texts are kept', async () => {
  store('a', 'One')
  const editor = openEditor()
  await editor.session.open('a')
  store('a', 'Elsewhere', { version: 2 })
  editor.write('Here')
  await pass(1500)
  expect(editor.session.get().conflict?.content).toEqual(doc('Elsewhere'))
  const other = await editor.session.keepBoth('Copy')
  expect(texts()).toEqual({ a: 'Here', [other ?? '']: 'Elsewhere' })
})
