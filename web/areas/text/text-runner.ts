/** Lifecycle of a run: started, followed, stopped, repeated; applies its changes to the document. */
import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import type { TextAction, TextOptions } from '../../platform/schema.generated.ts'
import { getSession, setEditorFlags, updateSession } from '../../platform/session.ts'
import { newUuid } from '../../platform/uuid.ts'
import { ownRuleChanges } from './dictionary/own-rules.ts'
import { keepLatestRun, readLatestRun } from './latest-run.ts'
import { Review } from './review.ts'
import { Store } from './store.ts'
import {
  AcceptTextChangesDocument,
  DocumentRunsDocument,
  RedoTextRunDocument,
  type RunFieldsFragment,
  StartTextRunDocument,
  StopTextRunDocument,
  TextRunDocument,
  TextRunEventsDocument,
  type TextRunEventsSubscription,
} from './text.generated.ts'
import { takeBackChanges } from './tracked-changes.ts'
import { sourceOf } from './whole-sentences.ts'

/** Why a run did not start. */
export interface Problem {
  message: string
  /** The number of missing words, if that is the reason. */
  wordsMissing?: number
  /** It was to be a new run, and not another version. */
  isNew?: true
}

export interface RunState {
  phase: 'idle' | 'starting' | 'running' | 'ended'
  run: RunFieldsFragment | null
  /** This run and the other versions of the same text, the oldest first. */
  versions: RunFieldsFragment[]
  /** Finished and total blocks. */
  done: number
  total: number
  /** Streamed output of the unfinished block. */
  typed: string
  problem: Problem | null
}

type Earlier = Pick<RunState, 'run' | 'versions'>
type RunEvent = TextRunEventsSubscription['textRunEvents']

const idle: RunState = { phase: 'idle', run: null, versions: [], done: 0, total: 0, typed: '', problem: null }
const nothing: Earlier = { run: null, versions: [] }
const againMs = 2000
const acceptMs = 800
/** A result is restored when its document is opened within a day. */
const resumedMs = 24 * 60 * 60 * 1000

export class TextRunner extends Store<RunState> {
  readonly review: Review
  #client: ApolloClient
  #editor: Editor
  #documentId: () => Promise<string | null>
  #openDocument: () => string | null
  /** Raised when another document is opened; what was asked for an earlier one is not shown. */
  #turn = 0
  #following: { unsubscribe: () => void } | undefined
  #seen = 0
  /** The result that is shown until that of the present run arrives. */
  #earlier: Earlier = nothing
  /** The request whose answer is missing: repeated with the same key, it is the same run, charged once. */
  #started: { key: string; of: string } | undefined
  /** The latest run that was started here, and what it depends on besides its text. */
  #latest: { id: string; inputs: string } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `documentId` stores a new document first; `openDocument` is the open one as it is. */
  constructor(
    client: ApolloClient,
    editor: Editor,
    { documentId, openDocument }: { documentId: () => Promise<string | null>; openDocument: () => string | null },
  ) {
    super(idle)
    this.#client = client
    this.#editor = editor
    this.#documentId = documentId
    this.#openDocument = openDocument
    this.review = new Review(editor, {
      documentId: openDocument,
      taken: () => this.#tellAccepted(),
    })
  }

  get isBusy(): boolean {
    return this.get().phase === 'starting' || this.get().phase === 'running'
  }

  /** Whether the shown result is that of the built-in engine for this very text: showing it again costs nothing. */
  repeats(action: TextAction, text: string, options: TextOptions): boolean {
    const { phase, run } = this.get()
    if (phase !== 'ended' || run?.status !== 'DONE' || run.engine !== 'embedded') return false
    return run.action === action && run.source === text && this.#latest?.id === run.id && this.#latest.inputs === inputsOf(options)
  }

  /** Runs the text, or its selected part. */
  async start(action: TextAction, options: TextOptions): Promise<void> {
    if (this.isBusy) return
    const { doc } = this.#editor.state
    const source = sourceOf(this.#editor.state)
    if (source.text.trim() === '') return
    const { run, versions } = this.get()
    if (run && this.repeats(action, source.text, options)) {
      this.review.forgetRejected(run.id)
      return this.show(run)
    }
    this.#rest()
    setEditorFlags(action === 'POLISH' ? { editTextOnClick: true } : { expandTextOnClick: true })
    this.review.awaitResult(source.text, doc, source)
    this.set({ ...idle, phase: 'starting', run, versions })
    await this.#begin(
      options,
      async isShown => {
        const inputs = { action, text: source.text, options, documentId: await this.#documentId() }
        if (!isShown()) return undefined
        const of = JSON.stringify(inputs)
        if (this.#started?.of !== of) this.#started = { key: newUuid(), of }
        const variables = { ...inputs, idempotencyKey: this.#started.key }
        return (await this.#client.mutate({ mutation: StartTextRunDocument, variables })).data?.startTextRun
      },
      true,
    )
  }

  dismissProblem(): void {
    this.set({ problem: null })
  }

  /** The server answers again, so that it is no longer reported as unreachable. */
  reached(): void {
    if (this.get().problem?.message === '') this.set({ problem: null })
  }

  /** Requests another version of the same text. */
  async redo(options: TextOptions): Promise<void> {
    const { run } = this.get()
    if (!run || this.isBusy) return
    setEditorFlags({ redoOnClick: true })
    this.set({ phase: 'starting', problem: null })
    await this.#begin(
      options,
      async () => (await this.#client.mutate({ mutation: RedoTextRunDocument, variables: { id: run.id, options } })).data?.redoTextRun,
    )
  }

  async #begin(options: TextOptions, request: (isShown: () => boolean) => Promise<RunFieldsFragment | undefined>, isNew = false) {
    const { run, versions } = this.get()
    const inputs = inputsOf(options)
    const isShown = this.#untilLeft()
    this.#earlier = { run, versions }
    try {
      const run = await request(isShown)
      if (run) this.#started = undefined
      // The run goes on, and is shown when its document is opened again.
      if (!isShown()) return
      if (!run) throw new Error('No answer')
      this.#latest = { id: run.id, inputs }
      keepLatestRun({ id: run.id, options })
      const { versions } = this.get()
      // A repeat with the same options returns a run that is shown already.
      const isKnown = versions.some(({ id }) => id === run.id)
      if (run.redoOf || isKnown) this.review.awaitResult(run.source)
      this.set({ versions: isKnown ? versions : [...(run.redoOf ? versions : []), run] })
      this.#follow(run)
    } catch (error) {
      if (isShown()) this.#showEarlier({ ...problemOf(error), ...(isNew && { isNew }) }, { run, versions })
    }
  }

  /** Answers whether the document that is open now is still shown. */
  #untilLeft() {
    const turn = this.#turn
    return () => turn === this.#turn && !this.#editor.isDestroyed
  }

  /** Without a result, the earlier one stays. */
  #showEarlier(problem: Problem | null, { run, versions }: Earlier) {
    this.#following?.unsubscribe()
    this.review.stopAwaiting()
    this.#endFlags()
    if (run) this.#flagResult(run)
    this.set({ ...idle, run, versions, phase: run ? 'ended' : 'idle', problem })
    if (getSession().accpetChange) this.#tellAccepted()
  }

  #follow(run: RunFieldsFragment) {
    this.#following?.unsubscribe()
    this.#seen = 0
    this.set({ phase: 'running', run, done: 0, total: 0, typed: '' })
    this.#following = this.#client.subscribe({ query: TextRunEventsDocument, variables: { id: run.id, after: 0 } }).subscribe({
      next: ({ data }) => {
        // After pending selection events of the browser, which would otherwise move the caret back.
        if (data) setTimeout(() => this.#take(run.id, data.textRunEvents))
      },
      error: () => void this.#lookAgain(run.id),
      complete: () => void this.#lookAgain(run.id),
    })
  }

  #isOn = (runId: string) => this.get().run?.id === runId && this.get().phase === 'running' && !this.#editor.isDestroyed

  #take(runId: string, event: RunEvent) {
    // After a reconnect, events are replayed from the first.
    if (!this.#isOn(runId) || event.seq <= this.#seen) return
    this.#seen = event.seq
    if (event.type === 'DELTA') this.set({ typed: this.get().typed + (event.text ?? '') })
    if (event.type === 'PROGRESS') this.set({ done: event.done ?? 0, total: event.total ?? 0 })
    if (event.type === 'BLOCK') {
      this.review.add(runId, event.changes ?? [])
      if (this.get().typed) this.set({ typed: '' })
    }
    if (event.type === 'END' && event.run) this.#finish(event.run)
  }

  /** The events ended without a final one, so the run's state is fetched. */
  async #lookAgain(runId: string) {
    if (!this.#isOn(runId)) return
    try {
      const { data } = await this.#client.query({ query: TextRunDocument, variables: { id: runId } })
      if (!data || !this.#isOn(runId)) return
      if (data.textRun.status !== 'RUNNING') {
        if (data.textRun.changes.length > 0) this.review.add(runId, data.textRun.changes)
        this.#finish(data.textRun)
        return
      }
    } catch (error) {
      if (CombinedGraphQLErrors.is(error))
        return this.#showEarlier({ ...problemOf(error), isNew: true }, this.review.isAwaiting ? this.#earlier : nothing)
    }
    setTimeout(() => this.#isOn(runId) && this.#follow(this.get().run as RunFieldsFragment), againMs) // set while connected
  }

  #finish(run: RunFieldsFragment) {
    this.#following?.unsubscribe()
    const { durWordsLeft, tempWordsLeft, numOfToken } = run
    updateSession({ durWordsLeft, tempWordsLeft, numOfToken })
    const isKept = this.review.isAwaiting && this.#earlier.run !== null && this.review.cards.some(({ isCheck }) => !isCheck)
    if (isKept && run.status !== 'DONE') {
      const problem = { message: run.message ?? '', ...(!run.redoOf && { isNew: true as const }) }
      return this.#showEarlier(run.status === 'STOPPED' ? null : problem, this.#earlier)
    }
    this.review.showAwaited()
    this.#endFlags()
    this.#flagResult(run)
    this.set({ phase: 'ended', run, typed: '', versions: this.get().versions.map(each => (each.id === run.id ? run : each)) })
    if (getSession().accpetChange) this.#tellAccepted()
  }

  #flagResult(run: RunFieldsFragment) {
    setEditorFlags(run.action === 'POLISH' ? { polishTextResult: hasResult(run) } : { expandTextResult: hasResult(run) })
  }

  #endFlags = () => setEditorFlags({ editTextOnClick: false, expandTextOnClick: false, redoOnClick: false })

  async stop(): Promise<void> {
    const { run, phase } = this.get()
    if (!run || phase !== 'running') return
    try {
      const { data } = await this.#client.mutate({ mutation: StopTextRunDocument, variables: { id: run.id } })
      if (data && data.stopTextRun.status !== 'RUNNING') void this.#lookAgain(run.id)
    } catch (error) {
      this.set({ problem: problemOf(error) })
    }
  }

  /** The editor unmounts; the run continues on the server and can be restored. */
  close(): void {
    this.#turn += 1
    this.#rest()
  }

  #rest() {
    this.#following?.unsubscribe()
    clearTimeout(this.#timer)
    setEditorFlags({ polishTextResult: false, expandTextResult: false, accpetChange: false })
    this.#endFlags()
  }

  /** Dismisses the result; the text stays unchanged. */
  forget(): void {
    this.#turn += 1
    this.#rest()
    this.review.clear()
    this.set(idle)
  }

  /** Restores the document's latest run: follows a running one, shows the changes of a finished one. */
  async resume(documentId: string): Promise<void> {
    const isShown = this.#untilLeft()
    const { data } = await this.#client.query({ query: DocumentRunsDocument, variables: { documentId } })
    const [latest, ...older] = data?.textRuns.items.filter(({ action }) => action !== 'CHECK') ?? []
    if (!latest || this.get().phase !== 'idle' || !isShown() || this.#openDocument() !== documentId) return
    const kept = readLatestRun()
    if (kept?.id === latest.id) this.#latest = { id: kept.id, inputs: inputsOf(kept.options) }
    const versions = [latest]
    for (const run of older) if (versions[0]?.redoOf === run.id) versions.unshift(run)
    if (latest.status === 'RUNNING') {
      this.review.begin(latest.source)
      this.set({ versions })
      this.#follow(latest)
    } else if (hasResult(latest) && Date.now() - Date.parse(latest.createdAt) < resumedMs) await this.show(latest, versions)
  }

  /** Shows a version's changes in the current text. */
  async show(version: RunFieldsFragment, versions = this.get().versions): Promise<void> {
    if (this.isBusy || this.#editor.isDestroyed) return
    const isShown = this.#untilLeft()
    this.review.begin(version.source)
    this.set({ phase: 'ended', run: version, versions, problem: null })
    try {
      const changes = await this.#changesOf(version)
      if (this.get().run?.id === version.id && isShown()) this.review.add(version.id, changes)
    } catch (error) {
      if (isShown()) this.set({ problem: problemOf(error) })
    }
  }

  /** Replaces the result of other versions with that of this version, in one undo step. */
  async restore(version: RunFieldsFragment): Promise<void> {
    const { versions } = this.get()
    const isShown = this.#untilLeft()
    try {
      const all = await Promise.all(versions.map(async each => ({ run: each, changes: await this.#changesOf(each) })))
      if (this.isBusy || !isShown()) return
      let step: Transaction | undefined
      for (const { run, changes } of all) {
        this.review.begin(run.source)
        this.review.add(run.id, changes)
        const takenBack = takeBackChanges(this.#editor.view, undefined, step)
        if (takenBack.docChanged) step ??= takenBack
      }
      this.review.begin(version.source)
      this.review.add(version.id, all.find(({ run }) => run.id === version.id)?.changes ?? [])
      this.set({ run: version, problem: null })
      this.review.accept(undefined, step)
    } catch (error) {
      if (isShown()) this.set({ problem: problemOf(error) })
    }
  }

  async #changesOf({ id }: RunFieldsFragment) {
    const { data } = await this.#client.query({ query: TextRunDocument, variables: { id } })
    return data?.textRun.changes ?? []
  }

  /** Saves the decisions after a pause. */
  #tellAccepted() {
    clearTimeout(this.#timer)
    const { run, phase } = this.get()
    if (phase === 'idle') setEditorFlags({ accpetChange: false })
    if (!run || phase !== 'ended') return
    this.#timer = setTimeout(() => {
      const changes = this.review.cards.filter(({ decision, isOther, isCheck }) => decision === 'accepted' && !isOther && !isCheck)
      const variables = { id: run.id, changes: changes.map(({ id }) => id) }
      this.#client
        .mutate({ mutation: AcceptTextChangesDocument, variables })
        // Accepted text is saved with the document.
        .catch(() => undefined)
        .finally(() => setEditorFlags({ accpetChange: false }))
    }, acceptMs)
  }
}

const inputsOf = (options: TextOptions) => JSON.stringify([options, ownRuleChanges.get()])

const hasResult = ({ status }: RunFieldsFragment) => status === 'DONE' || status === 'STOPPED'

function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return { message: '' }
  const [first] = error.errors
  const missing = first?.extensions?.wordsMissing
  return { message: first?.message ?? '', ...(typeof missing === 'number' && { wordsMissing: missing }) }
}
