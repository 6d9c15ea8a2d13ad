/** Texts and options as callers give them, read and checked once for both doors. */
import type { TextOptions } from '../../engine/port.ts'
import { invalid } from '../../errors.ts'

/** Longest text of a run. */
export const maxCharacters = 100_000
const maxKeep = 200
const maxWord = 64

const choices = {
  dialect: ['auto', 'american', 'british'],
  tone: ['neutral', 'formal', 'friendly', 'concise'],
  strength: ['light', 'standard', 'thorough'],
  voice: ['i', 'we', 'imperative'],
  style: ['explain', 'examples', 'prose'],
} as const
const known = [...Object.keys(choices), 'length', 'keep']

/** The text, or what is wrong with it. */
export function readText(text: unknown): string {
  if (typeof text !== 'string' || text.trim() === '') throw invalid('text', 'text must hold at least one character that is not a space')
  if (text.length > maxCharacters)
    throw invalid('text', `text may have ${maxCharacters} characters at most; this one has ${text.length}. Send it in parts`)
  if (!text.isWellFormed() || text.includes('\0')) throw invalid('text', 'text must be well-formed Unicode without NUL')
  return text
}

/** The options in the engine's words; names and values are checked, letter case is not. */
export function readOptions(given: unknown): TextOptions {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw invalid('options', 'options must be an object')
  const values = Object.entries(given as Record<string, unknown>).filter(([, value]) => value !== null && value !== undefined) // an object by now
  const options: Record<string, unknown> = {}
  for (const [name, value] of values) {
    if (!known.includes(name)) throw invalid(`options.${name}`, `There is no option ${name.slice(0, 40)}; there are ${known.join(', ')}`)
    options[name] = readOption(name, value)
  }
  return options
}

function readOption(name: string, value: unknown): unknown {
  if (name === 'keep') return readKeep(value)
  if (name === 'length') {
    if (typeof value !== 'number' || !(value >= 1.25 && value <= 2))
      throw invalid('options.length', 'options.length must be a number from 1.25 to 2')
    return value
  }
  const allowed: readonly string[] = choices[name as keyof typeof choices] // `known` holds these and the two above
  const found = typeof value === 'string' ? allowed.find(each => each === value.toLowerCase()) : undefined
  if (!found) throw invalid(`options.${name}`, `options.${name} must be one of ${allowed.join(', ')}`)
  return found
}

function readKeep(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > maxKeep)
    throw invalid('options.keep', `options.keep must be a list of at most ${maxKeep} words`)
  return value.map(word => readWord(word, 'options.keep'))
}

/** A word for a dictionary. */
export function readWord(word: unknown, field = 'word'): string {
  const text = typeof word === 'string' ? word.trim() : ''
  if (text === '' || text.length > maxWord || /\s/.test(text))
    throw invalid(field, `${field} must be a word of 1 to ${maxWord} characters without spaces`)
  return text
}
