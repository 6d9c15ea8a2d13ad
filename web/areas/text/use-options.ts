/** Run options, as last chosen. */
import { useState } from 'react'
import type { TextAction, TextDialect, TextOptions, TextStrength, TextStyle, TextTone, TextVoice } from '../../platform/schema.generated.ts'
import { readChoice, writeChoice } from './drafts.ts'

/** What the editor starts runs for; checks while writing are not started by a button. */
export type EditorMode = Exclude<TextAction, 'CHECK'>

export interface Choices {
  strength: TextStrength
  dialect: TextDialect
  tone: TextTone
  voice: TextVoice
  style: TextStyle
  length: number
  /** Words to keep, as typed. */
  keep: string
  /** Also suggests spellings in French, German, and Spanish. */
  multilingualSpelling: boolean
  /** Checks paragraphs while they are written. */
  checks: boolean
  /** Font of the editor. */
  face: 'sans' | 'serif'
}

const usual: Choices = {
  strength: 'STANDARD',
  dialect: 'AUTO',
  tone: 'NEUTRAL',
  voice: 'IMPERATIVE',
  style: 'EXPLAIN',
  length: 1.5,
  keep: '',
  multilingualSpelling: false,
  checks: false,
  face: 'sans',
}

const maxKept = 200

export const keptWords = (keep: string): string[] =>
  keep
    .split(/[,;\n，、؛،]+/)
    .map(word => word.trim())
    .filter(Boolean)
    .slice(0, maxKept)

/** Options to send, without those that the action or engine ignores. */
export function toOptions(action: TextAction, choices: Choices, isEmbedded: boolean): TextOptions {
  const { strength, dialect, tone, voice, style, length, keep, multilingualSpelling } = choices
  return {
    strength,
    dialect,
    keep: keptWords(keep),
    ...(action === 'EXPAND' && { voice }),
    ...(isEmbedded && action !== 'EXPAND' && { multilingualSpelling }),
    ...(!isEmbedded && { tone }),
    ...(!isEmbedded && action === 'EXPAND' && { style, length }),
  }
}

export function useChoices(): [Choices, (changes: Partial<Choices>) => void] {
  const [choices, setChoices] = useState<Choices>(() => ({ ...usual, ...readChoice<Choices>('options') }))
  return [
    choices,
    changes => {
      const next = { ...choices, ...changes }
      setChoices(next)
      writeChoice('options', next)
    },
  ]
}
