/** Texts and options of runs, validated for both APIs. */
import { z } from 'zod'
import { isStorable } from '../../db/text.ts'
import type { TextOptions } from '../../engine/port.ts'
import { invalid } from '../../errors.ts'
import { parse } from '../../validation.ts'

/** Maximum text length of a run. */
export const maxCharacters = 100_000

/** Maximum text length of a check: about two pages, which nobody writes between two pauses. */
export const maxCheckedCharacters = 5000

/** A dictionary entry. */
const word = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine(text => !/\s/.test(text), { params: { reason: 'NOT_ONE_WORD' } })

/** One of the values, in any letter case. */
const choice = <const T extends string>(...values: T[]) =>
  z.preprocess(value => (typeof value === 'string' ? value.toLowerCase() : value), z.enum(values))

const options = {
  dialect: choice('auto', 'american', 'british'),
  tone: choice('neutral', 'formal', 'friendly', 'concise'),
  strength: choice('light', 'standard', 'thorough'),
  voice: choice('i', 'we', 'imperative'),
  style: choice('explain', 'examples', 'prose'),
  length: z.number().min(1.25).max(2),
  multilingualSpelling: z.boolean(),
  keep: z.array(word).max(200),
}

export const textOptions = z.object(options).partial()

/** The validated text. */
export function readText(text: unknown, max = maxCharacters): string {
  if (text === undefined || text === null) throw invalid('REQUIRED', { field: 'text' })
  if (typeof text !== 'string') throw invalid('NOT_TEXT', { field: 'text' })
  if (text.trim() === '') throw invalid('REQUIRED', { field: 'text' })
  if (text.length > max) throw invalid('SOURCE_TOO_LONG', { field: 'text', max, length: text.length })
  if (!isStorable(text)) throw invalid('TEXT_NOT_STORABLE', { field: 'text' })
  return text
}

/** Options as the engine takes them; null means the default. */
export function readOptions(given: unknown): TextOptions {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw invalid('NOT_OBJECT', { field: 'options' })
  const values = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(values.map(([name, value]) => [name, readOption(name, value)]))
}

function readOption(name: string, value: unknown): unknown {
  const field = `options.${name}`
  if (!Object.hasOwn(options, name)) throw invalid('UNKNOWN_OPTION', { field, allowed: Object.keys(options) })
  return parse(options[name as keyof typeof options], value, field) // one of its own keys
}

export const readWord = (given: unknown): string => parse(word, given, 'word')
