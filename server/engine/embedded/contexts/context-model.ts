/** A linear model that scores the words of a set by their neighbors; trained by `server/cli/train-contexts.ts`. */
import { readFileSync } from 'node:fs'
import { hashOf } from './context-features.ts'
import { contextSets, mistakenSets } from './context-sets.ts'
import { readTable, scoreChoice, tableScale } from './trained-table.ts'

export interface Contexts {
  knows(word: string): boolean
  /** The word of the same set that fits clearly better, if there is one. */
  better(word: string, features: Uint32Array): { word: string; isSure: boolean; isPlain: boolean } | undefined
}

/** Added to the trained margins in drafts: below it, marked texts showed wrong edits only. */
const caution = 0.75
/** By how much a common mistake must lose to be plain. */
const plainLead = 4.7

interface Rival {
  word: string
  choice: number
  /** By how much it must win to be applied, and in a draft with mistakes. */
  margins: readonly [number, number]
}

let loaded: Contexts | undefined

/** The thread's only model: eight megabytes, unpacked at first use. */
export function loadContexts(): Contexts {
  loaded ??= openModel()
  return loaded
}

function openModel(): Contexts {
  const weights = readTable('contexts.bin.br')
  // Written by the training script, in this form.
  const margins = JSON.parse(readFileSync(new URL('../words/contexts.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, [number, number]>
  >
  const rivals = new Map<string, { own: number; rivals: Rival[]; isMistaken: boolean }[]>()
  for (const words of contextSets)
    for (const word of words) {
      const others = words.flatMap(other => {
        const own = Object.hasOwn(margins, word) ? margins[word]?.[other] : undefined
        return own ? [{ word: other, choice: choiceOf(words, other), margins: own }] : []
      })
      if (others.length > 0)
        rivals.set(word, [
          ...(rivals.get(word) ?? []),
          { own: choiceOf(words, word), rivals: others, isMistaken: mistakenSets.includes(words) },
        ])
    }
  const scoreOf = (features: Uint32Array, choice: number) => scoreChoice(weights, features, choice) / tableScale
  return {
    knows: word => rivals.has(word),
    better(word, features) {
      for (const { own, rivals: others, isMistaken } of rivals.get(word) ?? []) {
        const base = scoreOf(features, own)
        const [best] = others
          .map(({ word, choice, margins: [sure, slip] }) => ({ word, lead: scoreOf(features, choice) - base, sure, slip }))
          .sort((a, b) => b.lead - b.slip - (a.lead - a.slip))
        if (best && best.lead > best.slip + caution)
          return { word: best.word, isSure: best.lead > best.sure, isPlain: isMistaken && best.lead > plainLead }
      }
      return undefined
    },
  }
}

/** What stands for a word of a set in the table of weights. */
export function choiceOf(words: readonly string[], word: string): number {
  return hashOf(words.join(' '), word)
}
