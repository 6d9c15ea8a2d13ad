/** Rejections as steps of the document that leave its text unchanged, so that undo and redo cover them. */
import { redo, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Step, StepResult } from '@tiptap/pm/transform'
import type { Tracked } from './change-marks.ts'

export class DecisionStep extends Step {
  readonly ids: ReadonlySet<string>
  readonly isRejected: boolean

  constructor(ids: ReadonlySet<string>, isRejected: boolean) {
    super()
    this.ids = ids
    this.isRejected = isRejected
  }

  override apply = (doc: Node) => StepResult.ok(doc)
  override invert = () => new DecisionStep(this.ids, !this.isRejected)
  override map = () => this
  override toJSON = () => ({ stepType: 'decision', ids: [...this.ids], isRejected: this.isRejected })
}

const isDecision = (step: Step): step is DecisionStep => step instanceof DecisionStep

export const hasDecisions = ({ steps }: Transaction): boolean => steps.some(isDecision)

/** Rejects the changes among the ids that are not rejected yet, or the other way round. */
export function addDecision(tr: Transaction, tracked: readonly Tracked[], ids: ReadonlySet<string>, isRejected: boolean): Transaction {
  const concerned = tracked.filter(({ suggestion, isRejected: is }) => ids.has(suggestion.id) && is !== isRejected)
  return concerned.length === 0 ? tr : tr.step(new DecisionStep(new Set(concerned.map(({ suggestion }) => suggestion.id)), isRejected))
}

/** The changes after the transaction's rejections; their decisions are not derived yet. */
export const withDecisions = ({ steps }: Transaction, tracked: Tracked[]): Tracked[] =>
  steps
    .filter(isDecision)
    .reduce((changes, { ids, isRejected }) => changes.map(each => (ids.has(each.suggestion.id) ? { ...each, isRejected } : each)), tracked)

/** If undo or redo met only decisions about changes that are no longer shown, the step after them instead. */
export function skipForgotten(transactions: readonly Transaction[], state: EditorState, tracked: readonly Tracked[]): Transaction | null {
  const known = new Set(tracked.map(({ suggestion }) => suggestion.id))
  const isForgotten = ({ steps }: Transaction) =>
    steps.length > 0 && steps.every(step => isDecision(step) && known.isDisjointFrom(step.ids))
  const last = transactions.at(-1)
  const event = last?.getMeta('history$') as { redo: boolean } | undefined // set by undo and redo
  if (!last || !event || last.getMeta(skipping) || !isForgotten(last)) return null
  let now = state
  let found: Transaction | null = null
  do {
    let next: Transaction | null = null
    const isMore = (event.redo ? redo : undo)(now, tr => (next = tr.setMeta(skipping, true)))
    if (!isMore || !next) return found
    found = next
    now = now.apply(next)
  } while (isForgotten(found))
  return found
}

const skipping = 'skipsForgotten'
