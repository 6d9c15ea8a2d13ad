/** The forms of a word that the form model chooses among. */
import { hashOf } from './context-features.ts'
import { inflect, pluralize } from '../grammar/irregular.ts'
import { type Dictionary, pos } from '../grammar/parts-of-speech.ts'
import { closed, type WordClasses } from '../grammar/word-classes.ts'

const helpingVerbs = [
  'am is are was were be been being',
  'has have had having',
  'do does did done doing',
  "isn't aren't wasn't weren't",
  "hasn't haven't hadn't",
  "don't doesn't didn't",
].map(forms => forms.split(' '))

const helpingForms: ReadonlyMap<string, readonly string[]> = new Map(helpingVerbs.flatMap(forms => forms.map(form => [form, forms])))

/** The forms of a verb, and of the noun that is written alike: "check checks checked checking"; undefined if it is no verb. */
export function readForms(word: string, dictionary: Dictionary, classes: WordClasses): readonly string[] | undefined {
  const helping = helpingForms.get(word)
  if (helping) return helping
  if (closed.has(word) || !/^[a-z]+$/.test(word) || !(dictionary.partsOf(word) & ~pos.name)) return undefined
  const base = classes.base(word) ?? classes.singular(word) ?? word
  const parts = dictionary.partsOf(base)
  if (closed.has(base) || !(parts & pos.verb)) return undefined
  const inflected = [inflect(base, 's'), inflect(base, 'past'), inflect(base, 'participle'), inflect(base, 'ing')]
  const nouns = parts & pos.noun && !(parts & pos.plural) ? [pluralize(base)] : []
  const forms = new Set([word, base, ...[...inflected, ...nouns].filter(form => dictionary.partsOf(form))])
  return forms.size > 2 ? [...forms] : undefined
}

/** What stands for a form in the table of weights: its kind, which other verbs share, and the word itself. */
export function formChoices(form: string, dictionary: Dictionary): readonly [kind: number, own: number] {
  const kind = closed.has(form)
    ? hashOf('helping', form)
    : hashOf('kind', String(dictionary.partsOf(form) & ~pos.name), /(?:ing|ed|s)$/.exec(form)?.[0] ?? '')
  return [kind, hashOf('form', form)]
}
