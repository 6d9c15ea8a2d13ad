/** Review state of a run's changes: positions and decisions. */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { setEditorFlags } from '../../platform/session.ts'
import { readKeptWords, readRejected, writeKeptWords, writeRejected } from './drafts.ts'
import { hasDecisions } from './decision-step.ts'
import { Placement } from './place-changes.ts'
import type { Source } from './source-map.ts'
import type { ChangeFieldsFragment } from './text.generated.ts'
import { type Card, isNote } from './change-marks.ts'
import { acceptChanges, addChanges, cardsOf, chooseWord, clearChanges, rejectChanges, resetChanges } from './tracked-changes.ts'

interface ReviewOf {
  /** The open document, once it is stored. */
  documentId: () => string | null
  /** Called when changes were accepted, or accepted ones reverted. */
  taken: () => void
}

export class Review {
  #editor: Editor
  #documentId: ReviewOf['documentId']
  #taken: ReviewOf['taken']
  #placement: Placement | undefined
  /** The run whose changes are shown. */
  #runId: string | undefined
  /** Of a text whose result is awaited: until then, the earlier changes are shown. */
  #next: Placement | undefined

  constructor(editor: Editor, { documentId, taken }: ReviewOf) {
    this.#editor = editor
    this.#documentId = documentId
    this.#taken = taken
    editor.on('transaction', ({ transaction, appendedTransactions }) => {
      for (const each of [transaction, ...appendedTransactions]) {
        if (!each.docChanged) continue
        this.#placement?.since.appendMapping(each.mapping)
        this.#next?.since.appendMapping(each.mapping)
        if (hasDecisions(each)) this.#keepRejected()
      }
    })
  }

  /** The current changes in the editor. */
  get cards(): Card[] {
    return cardsOf(this.#editor.state)
  }

  /** Starts tracking for a text that was read from the current document. */
  begin(text: string): void {
    this.awaitResult(text)
    this.showAwaited()
  }

  /** Starts tracking, but shows the earlier changes until the first ones are added. */
  awaitResult(text: string, doc: Node = this.#editor.state.doc, source?: Source): void {
    this.#next = new Placement(doc, text, source)
  }

  /** Removes the earlier changes. */
  showAwaited(): void {
    if (!this.#next) return
    this.#placement = this.#next
    this.#next = undefined
    this.#runId = undefined
    clearChanges(this.#editor.view)
  }

  /** No result came: the earlier changes stay. */
  stopAwaiting(): void {
    this.#next = undefined
  }

  get isAwaiting(): boolean {
    return this.#next !== undefined
  }

  clear(): void {
    this.#placement = undefined
    this.#next = undefined
    this.#runId = undefined
    if (!this.#editor.isDestroyed) clearChanges(this.#editor.view)
  }

  /** Shows the run's changes in the current text. */
  add(runId: string, changes: readonly ChangeFieldsFragment[]): void {
    this.showAwaited()
    this.#runId = runId
    const placed = changes.map(change => this.#placement?.place(change)).filter(found => found !== undefined)
    const words = this.#keptWords()
    const kept = placed.map(({ suggestion }) => suggestion).filter(({ before }) => words.has(before))
    addChanges(this.#editor.view, placed, new Set([...readRejected(runId), ...kept.map(({ id }) => id)]))
  }

  /** When the run's changes are added again, all are open. */
  forgetRejected(runId: string): void {
    writeRejected(runId, [])
  }

  #keptWords(): Set<string> {
    const id = this.#documentId()
    return id === null ? new Set() : readKeptWords(id)
  }

  /** Whether the writer keeps these words in this document. */
  keeps(words: string): boolean {
    return this.#keptWords().has(words)
  }

  /** Keeps a word of this document as it is, now and in later runs; or no longer. */
  keepWord(word: string, isKept = true): void {
    const words = this.#keptWords()
    if (isKept) words.add(word)
    else words.delete(word)
    const id = this.#documentId()
    if (id !== null) writeKeptWords(id, words)
    const concerned = this.cards.filter(({ before, decision }) => before === word && decision === (isKept ? 'open' : 'rejected'))
    this.reject(
      concerned.map(({ id }) => id),
      isKept,
    )
  }

  /** Pending changes of which the engine is certain; if there are none, its suggestions. */
  open() {
    const open = this.cards.filter(card => card.decision === 'open' && !isNote(card))
    const sure = open.filter(({ applied }) => applied)
    return (sure.length > 0 ? sure : open).map(({ id }) => id)
  }

  accept(ids: Iterable<string> = this.open(), joins?: Transaction): void {
    setEditorFlags({ accpetChange: true })
    acceptChanges(this.#editor.view, new Set(ids), joins)
    this.#taken()
  }

  /** Accepts the change with one of its other words. */
  acceptWord(id: string, word: string): void {
    chooseWord(this.#editor.view, id, word)
    this.accept([id])
  }

  reject(ids: Iterable<string>, isRejected = true): void {
    rejectChanges(this.#editor.view, new Set(ids), isRejected)
  }

  #keepRejected() {
    if (this.#runId === undefined) return
    const rejected = this.cards.filter(({ decision, isCheck }) => decision === 'rejected' && !isCheck)
    writeRejected(
      this.#runId,
      rejected.map(({ id }) => id),
    )
  }

  /** Opens all or the named changes again, in one undo step. */
  reset(ids: Iterable<string> = this.cards.map(({ id }) => id)): void {
    resetChanges(this.#editor.view, new Set(ids))
    this.#taken()
  }
}
