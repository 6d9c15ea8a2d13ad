/**
 * Checks paragraphs while they are written: after a pause, those that changed are sent, and their mistakes are underlined.
 * It never changes the text or the selection.
 */
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { TextOptions } from '../../platform/schema.generated.ts'
import { getSession, subscribeSession, updateSession } from '../../platform/session.ts'
import { newUuid } from '../../platform/uuid.ts'
import { listParagraphs, type Paragraph } from './paragraphs.ts'
import type { Tracked } from './change-marks.ts'
import { changesWithin, withChecks } from './check-changes.ts'
import { Placement } from './place-changes.ts'
import { Store } from './store.ts'
import { type ChangeFieldsFragment, CheckTextDocument, type CheckTextMutation } from './text.generated.ts'
import { actionOf, setTracked, trackedOf, viewOf } from './tracked-changes.ts'
import type { EditorSession } from './use-editor-session.ts'

export interface CheckState {
  /** Why checks are paused. */
  paused: 'offline' | 'words' | 'limit' | 'length' | null
  /** Words charged since the editor was opened. */
  charged: number
}

/** What is known about a paragraph's text. */
interface Known {
  /** The options it was checked with; null if it was there before, and has not been checked. */
  options: string | null
  changes: readonly ChangeFieldsFragment[]
}

type Check = CheckTextMutation['checkText']

const pauseMs = 1200
const retryMs = 5000
const longestRetryMs = 60_000
const longestWaitMs = 60 * 60_000
/** Between the paragraphs of a request. */
const separator = '\n\n'
const never: Known = { options: null, changes: [] }
/** The server's limit. More new text than that was not written between two pauses, and nobody expects it to be charged. */
const maxCharacters = 5000
const keptParagraphs = 2000

const hasText = ({ source }: Paragraph) => /[\p{L}\p{N}]/u.test(source.text)
const wordsLeft = () => getSession().durWordsLeft + getSession().tempWordsLeft

export class WritingChecker extends Store<CheckState> {
  #client: ApolloClient
  #session: EditorSession
  #account = getSession().email
  #options: TextOptions = {}
  #optionsKey = ''
  /** By text, the latest last. */
  #memory = new Map<string, Known>()
  /** Nodes whose known changes are shown; an edited paragraph is another node. */
  #seen = new WeakSet<Node>()
  #doc: Node
  #timer: ReturnType<typeof setTimeout> | undefined
  #stops: (() => void)[] = []
  #isChecking = false
  #failures = 0
  /** No request before this time, after one that failed. */
  #notBefore = 0
  /** The last request until it is answered: repeated with the same text, it is charged once. */
  #sent: { of: string; key: string } | undefined
  #wordsAtPause = 0
  #lastId = 0

  constructor(client: ApolloClient, session: EditorSession) {
    super({ paused: null, charged: 0 })
    this.#client = client
    this.#session = session
    this.#doc = session.editor.state.doc
  }

  get #isOn() {
    return this.#stops.length > 0 && !this.#session.editor.isDestroyed
  }

  /** During a run or a conflict, and while the result is read. All of them tell when they are over. */
  get #isBlocked() {
    const { runner, documentSession, editor } = this.#session
    const { isLoading, conflict } = documentSession.get()
    return runner.isBusy || isLoading || conflict !== null || viewOf(editor.state) !== 'marks'
  }

  /** Begins with the text as it is: only paragraphs that change from now on, or were checked before, are checked. */
  start(options: TextOptions): void {
    const { editor, runner, documentSession } = this.#session
    if (editor.isDestroyed) return
    this.#options = options
    this.#optionsKey = JSON.stringify(options)
    const onTransaction = ({ transaction }: { transaction: Transaction }) => this.#follow(transaction)
    const resume = () => this.#timer === undefined && this.#soon()
    const retry = () => {
      if (this.get().paused !== 'offline') return
      this.#notBefore = 0
      this.#soon()
    }
    const saved = () => (documentSession.get().saving === 'saved' && this.get().paused === 'offline' ? retry() : resume())
    const bought = () => this.get().paused === 'words' && wordsLeft() > this.#wordsAtPause && this.#soon()
    editor.on('transaction', onTransaction)
    window.addEventListener('online', retry)
    this.#stops = [
      () => editor.off('transaction', onTransaction),
      () => window.removeEventListener('online', retry),
      runner.subscribe(resume),
      documentSession.subscribe(saved),
      subscribeSession(bought),
    ]
    this.#begin()
  }

  /** Removes the underlines; what was found is shown again after the next start. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.set({ paused: null })
    const { editor } = this.#session
    if (editor.isDestroyed) return
    const tracked = trackedOf(editor.state)
    const others = tracked.filter(({ suggestion }) => !suggestion.isCheck)
    if (others.length < tracked.length) setTracked(editor.view, others)
  }

  #begin() {
    this.#doc = this.#session.editor.state.doc
    this.#seen = new WeakSet()
    for (const { node, source } of listParagraphs(this.#doc)) {
      if (this.#memory.has(source.text)) continue
      this.#remember(source.text, never)
      this.#seen.add(node)
    }
    this.#soon()
  }

  #remember(text: string, known: Known) {
    this.#memory.delete(text)
    this.#memory.set(text, known)
    const [oldest] = this.#memory.keys()
    if (this.#memory.size > keptParagraphs && oldest !== undefined) this.#memory.delete(oldest)
  }

  #known(text: string): Known | undefined {
    const known = this.#memory.get(text)
    return known?.options === null || known?.options === this.#optionsKey ? known : undefined
  }

  #follow(transaction: Transaction) {
    const { doc } = this.#session.editor.state
    const isOther = transaction.before !== this.#doc
    this.#doc = doc
    // Another document was opened.
    if (isOther) return this.#begin()
    const action = actionOf(transaction)
    // A run has begun or was dismissed: what is known is shown again.
    if (action === 'clear')
      for (const { node, source } of listParagraphs(doc)) if (this.#known(source.text)?.changes.length) this.#seen.delete(node)
    // What the writer accepts needs no check, unless other text waits for one.
    if ((action === 'accept' || action === 'takeBack') && this.#timer === undefined && !this.#isChecking)
      listParagraphs(doc, node => !this.#seen.has(node)).forEach(({ node }) => this.#seen.add(node))
    else if (transaction.docChanged || action === 'clear' || action === 'view') this.#soon()
  }

  #soon(ms = pauseMs) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#look()
    }, ms)
  }

  /** Shows what is known, and has the rest checked. */
  async #look() {
    const { editor } = this.#session
    if (!this.#isOn || this.#isChecking || this.#isBlocked) return
    if (editor.view.composing) return this.#soon()
    this.#show()
    const unknown = listParagraphs(editor.state.doc, node => !this.#seen.has(node))
    for (const paragraph of unknown) if (!hasText(paragraph)) this.#remember(paragraph.source.text, never)
    const texts = [...new Set(unknown.filter(hasText).map(({ source }) => source.text))]
    if (texts.length === 0) return this.#show()
    if (texts.join(separator).length > maxCharacters) {
      for (const text of texts) this.#remember(text, never)
      this.#show()
      return this.set({ paused: 'length' })
    }
    if (this.get().paused === 'words' && wordsLeft() <= this.#wordsAtPause) return
    const waitMs = this.#notBefore - Date.now()
    if (waitMs > 0) return this.#soon(waitMs)
    this.#isChecking = true
    try {
      await this.#check(texts)
    } finally {
      this.#isChecking = false
    }
  }

  async #check(paragraphs: string[]) {
    const [text, options] = [paragraphs.join(separator), this.#optionsKey]
    if (this.#sent?.of !== options + text) this.#sent = { of: options + text, key: newUuid() }
    const variables = { text, options: this.#options, idempotencyKey: this.#sent.key }
    try {
      const { data } = await this.#client.mutate({ mutation: CheckTextDocument, variables, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No answer')
      this.#sent = undefined
      // After pending selection events of the browser, as for a run.
      await new Promise(resolve => setTimeout(resolve))
      this.#take(data.checkText, paragraphs, options)
    } catch (error) {
      if (this.#isOn) this.#fail(error, paragraphs)
    }
  }

  #take({ status, wordsCharged, durWordsLeft, tempWordsLeft, changes }: Check, texts: string[], options: string) {
    if (getSession().email === this.#account) updateSession({ durWordsLeft, tempWordsLeft })
    this.set({ charged: this.get().charged + wordsCharged })
    if (status !== 'DONE' && status !== 'REFUSED') return this.#isOn && this.#again()
    const { editor } = this.#session
    this.#failures = 0
    let start = 0
    for (const text of texts) {
      this.#remember(text, { options, changes: changesWithin(changes, start, start + text.length) })
      start += text.length + separator.length
    }
    if (!this.#isOn) return
    this.set({ paused: null })
    if (!this.#isBlocked && !editor.view.composing) this.#show()
    // The writer may have gone on writing.
    if (this.#timer === undefined) this.#soon()
  }

  #fail(error: unknown, paragraphs: string[]) {
    if (ServerError.is(error)) return this.#again()
    if (!CombinedGraphQLErrors.is(error)) {
      this.set({ paused: 'offline' })
      return this.#again()
    }
    const { code, retryAfter, wordsMissing } = error.errors[0]?.extensions ?? {}
    this.#sent = undefined
    if (typeof wordsMissing === 'number') {
      this.#wordsAtPause = wordsLeft()
      this.set({ paused: 'words' })
    } else if (code === 'TOO_MANY_REQUESTS') {
      const waitMs = Number(retryAfter ?? 0) * 1000
      if (waitMs > longestRetryMs) this.set({ paused: 'limit' })
      this.#again(Math.min(Math.max(waitMs, retryMs), longestWaitMs))
    } else if (code === 'BAD_USER_INPUT') {
      for (const text of paragraphs) this.#remember(text, never)
    } else if (code !== 'UNAUTHENTICATED') this.#again()
  }

  /** Tries again later, each time after twice the time. */
  #again(ms = Math.min(retryMs * 2 ** this.#failures, longestRetryMs)) {
    this.#failures += 1
    this.#notBefore = Date.now() + ms
    if (this.#timer === undefined) this.#soon(ms)
  }

  /** Underlines the known mistakes of paragraphs that have changed, instead of those before. */
  #show() {
    const { editor } = this.#session
    const changed = listParagraphs(editor.state.doc, node => !this.#seen.has(node)).flatMap(paragraph => {
      const known = this.#known(paragraph.source.text)
      return known ? [{ ...paragraph, changes: known.changes }] : []
    })
    for (const { node } of changed) this.#seen.add(node)
    const placed = changed.flatMap(({ source, changes }) => this.#place(source, changes))
    const tracked = trackedOf(editor.state)
    const next = withChecks(tracked, changed, placed)
    if (next.length !== tracked.length || next.some((change, index) => change !== tracked[index])) setTracked(editor.view, next)
  }

  #place(source: Paragraph['source'], changes: readonly ChangeFieldsFragment[]): Tracked[] {
    const { editor, runner } = this.#session
    const placement = new Placement(editor.state.doc, source.text, source)
    return changes.flatMap(change => {
      const placed = placement.place(change)
      const id = `check${(this.#lastId += 1)}`
      if (!placed) return []
      const suggestion = { ...placed.suggestion, id, isCheck: true as const }
      return [{ ...placed, suggestion, decision: 'open' as const, isRejected: runner.review.keeps(change.before) }]
    })
  }
}
