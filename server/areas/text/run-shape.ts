/** A stored run as both APIs return it. */
import type { Change } from '../../../text/changes.ts'
import type { TextOptions } from '../../engine/port.ts'
import type { WordBalance } from '../words/balance.ts'
import { parseChanges } from './run.ts'
import type { TextRunTable } from './tables.ts'

const actionNames = { polish: 'POLISH', expand: 'EXPAND', check: 'CHECK' } as const

export const kindNames = {
  spelling: 'SPELLING',
  grammar: 'GRAMMAR',
  punctuation: 'PUNCTUATION',
  capitalization: 'CAPITALIZATION',
  spacing: 'SPACING',
  word_choice: 'WORD_CHOICE',
  style: 'STYLE',
  typography: 'TYPOGRAPHY',
  expansion: 'EXPANSION',
  rewording: 'REWORDING',
} as const

export type TextRun = ReturnType<typeof toRun>

export function toRun(row: TextRunTable, balance: WordBalance) {
  return {
    ...row,
    ...balance,
    action: actionNames[row.action],
    options: toOptions(parseOptions(row.options)),
    changes: parseChanges(row.changes).map(toChange),
  }
}

/** Options stored with a run. */
export const parseOptions = (json: string) => JSON.parse(json) as TextOptions // written when the run began

const upper = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T> // what it does to every letter

/** Options with every default filled in. */
const toOptions = ({
  dialect = 'auto',
  tone = 'neutral',
  strength = 'standard',
  voice,
  style,
  length,
  multilingualSpelling = false,
  keep,
}: TextOptions) => ({
  dialect: upper(dialect),
  tone: upper(tone),
  strength: upper(strength),
  voice: voice ? upper(voice) : null,
  style: style ? upper(style) : null,
  length: length ?? null,
  multilingualSpelling,
  keep: [...(keep ?? [])],
})

export const toChange = (change: Change) => ({
  ...change,
  kind: kindNames[change.kind],
  rule: change.rule ?? null,
  applied: change.confidence === 'auto',
  alternatives: [...(change.alternatives ?? [])],
})
