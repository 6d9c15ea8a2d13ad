/** Orders, tasks, and steps: "call dentist", with what notes leave out. */
import type { Voice } from '../../port.ts'
import { capitalize } from './inline.ts'
import { determiners, imperatives, nounVerbs, pastVerbs } from './lists.ts'
import { instruction, isThing } from './noun-phrases.ts'

/** "a", "a and b", "a, b, and c" */
export function series(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${last}`
}

/** "call dentist before Monday", alone: an instruction, unless a voice says who will do it. */
export function expandInstruction(note: string): string | undefined {
  const text = note.trim()
  const [first = ''] = text.split(/\s+/)
  if (/[.:?!;]/.test(text) || !(isImperative(text, !nounVerbs.has(first.toLowerCase())) || areChores(text))) return undefined
  // "bring passport, print boarding pass": each part is an instruction of its own.
  const parts = text.split(/,\s+(?:and\s+)?/)
  const written = parts.every(part => isImperative(part, true)) ? series(parts.map(instruction)) : instruction(text)
  return written === text && !/^[a-z]/.test(text) ? undefined : `${capitalize(written)}.`
}

/** "feed cat, water plants, lock door": each is a verb with a thing, which names of things would hardly be. */
function areChores(text: string): boolean {
  const parts = text.toLowerCase().split(/,\s+(?:and\s+)?/)
  return parts.length > 2 && parts.every(part => isImperative(part, true) && isThing(part.slice(part.indexOf(' ') + 1)))
}

/** "Sent invoice", done, and "Book dentist", open: tasks of a list with boxes. */
export function expandBoxed(notes: readonly string[]): string[] | undefined {
  const isPast = (note: string) => pastVerbs.has(note.split(/\s+/)[0]?.toLowerCase() ?? '') && /\s/.test(note)
  const tasks = notes.map(note => note.trim().replace(/[.;,]$/, ''))
  if (!tasks.every(task => !/[:?!]/.test(task) && (isPast(task) || isImperative(task, true)))) return undefined
  if (!tasks.some(task => isPast(task) || !nounVerbs.has(task.split(/\s+/)[0]?.toLowerCase() ?? ''))) return undefined
  return tasks.map(task => `${capitalize(instruction(task))}.`)
}

export const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
/** An order among other notes: "Follow up with finance". Its verb is no noun, and more than one word says what. */
export function expandOrder(note: string): string | undefined {
  const text = note
    .trim()
    .replace(/[.;,]$/, '')
    .replace(/^please /i, '')
  const verb = text.split(/\s+/)[0]?.toLowerCase() ?? ''
  // "Demo on Thursday"
  if (nounVerbs.has(verb) && /^(?:on|with|up|down|off|to)$/.test(text.split(/\s+/)[1] ?? '')) return undefined
  const isClear = isImperative(text, !nounVerbs.has(verb))
  if (!isClear || equalForms.has(verb) || /[:?!]/.test(text)) return undefined
  return `${/^please /i.test(note.trim()) ? `Please ${instruction(lowerFirst(text))}` : capitalize(instruction(text))}.`
}

/** True for an instruction: a verb of the list with its object. Words that are also nouns need a determiner. */
export function isImperative(text: string, isAmongOthers = false): boolean {
  const [first = '', second = ''] = text.split(/\s+/)
  if (!imperatives.has(first.toLowerCase()) || second === '' || /^call with /i.test(text)) return false
  return (
    isAmongOthers ||
    determiners.has(second.toLowerCase()) ||
    /^[A-Z][a-z]/.test(second) ||
    /^(it|them|him|her|us|me|to|up|down|off|on|with)$/i.test(second)
  )
}

/** Verbs whose past is their base: "cut build time" is done, or to do. */
export const equalForms = new Set(['cut', 'set', 'put', 'read', 'let', 'shut', 'spread', 'quit', 'split', 'hit', 'run', 'come', 'reset'])

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

/** The steps of an ordered list as sentences, in order. */
export function expandSteps(steps: readonly string[], voice: Voice | undefined): string[] | undefined {
  if (steps.length < 2 || !steps.every(step => isImperative(step, true))) return undefined
  return steps.map((step, index) => {
    const opener =
      index === steps.length - 1
        ? 'Finally'
        : index === 0
          ? 'First'
          : steps.length <= 4
            ? index === 1
              ? 'Next'
              : 'Then'
            : (ordinals[index] ?? 'Next')
    const subject = voice === 'i' ? 'I ' : voice === 'we' ? 'we ' : ''
    return `${opener}, ${subject}${instruction(lowerFirst(step.trim().replace(/[.;,]$/, '')))}.`
  })
}

/** "to send draft" and "send draft" of "need to send draft" and "will send draft", with the missing article. */
export const withVerb = (rest: string): string => (rest.startsWith('to ') ? `to ${instruction(rest.slice(3))}` : instruction(rest))

/** A to-do list as sentences, one per item; at least one item must start with an unambiguous verb. */
export function expandTasks(notes: readonly string[]): string[] | undefined {
  const isPlain = (note: string) => !nounVerbs.has(note.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  const isClear = (note: string) => isPlain(note) && !equalForms.has(note.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  if (notes.length < 2 || !notes.every(note => isImperative(note.trim(), true) && !/[:?!]/.test(note)) || !notes.some(isClear))
    return undefined
  return notes.map(note => `${capitalize(instruction(note.trim().replace(/[.;,]$/, '')))}.`)
}
