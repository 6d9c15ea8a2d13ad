import { expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { applyChanges } from '../../text/changes.ts'
import { reasons as arabic } from '../../web/platform/reasons/ar.ts'
import { reasons as french } from '../../web/platform/reasons/fr.ts'
import { reasons as chinese } from '../../web/platform/reasons/zh.ts'
import { kept } from './polish-kept.ts'
import { beyond, mistakes } from './polish-mistakes.ts'
import { calqueMistakes } from './polish-mistakes-calques.ts'
import { dailyMistakes, dailyUntouched } from './polish-mistakes-daily.ts'
import { everydayMistakes, everydayUntouched } from './polish-mistakes-everyday.ts'
import { formMistakes, formsUntouched } from './polish-mistakes-forms.ts'
import { governed } from './polish-mistakes-governed.ts'
import { hastyMistakes, hastyUntouched } from './polish-mistakes-hasty.ts'
import { nounMistakes, nounsUntouched } from './polish-mistakes-nouns.ts'
import { placed, wellPlaced } from './polish-mistakes-places.ts'
import { signMistakes, signsUntouched } from './polish-mistakes-signs.ts'
import { slotMistakes, slotsUntouched } from './polish-mistakes-slots.ts'
import { smallWordMistakes } from './polish-mistakes-small-words.ts'
import { tenseMistakes } from './polish-mistakes-tenses.ts'
import { verbMistakes, verbsUntouched } from './polish-mistakes-verbs.ts'
import { draftsUntouched } from './polish-untouched-drafts.ts'
import { governedUntouched } from './polish-untouched-governed.ts'
import { tensesUntouched } from './polish-untouched-tenses.ts'
import { wordsUntouched } from './polish-untouched-words.ts'
import { untouched } from './polish-untouched.ts'

const acted = new Set<string>()

function polish(text: string): string {
  const changes = polishText(text, {})
  for (const { rule } of changes) if (rule) acted.add(rule)
  return applyChanges(text, changes)
}

/** The results, one sentence per line, so that a failure shows its sentence. */
const polishAll = (sentences: readonly string[]) => sentences.map(polish)

const allMistakes = {
  ...mistakes,
  ...calqueMistakes,
  ...dailyMistakes,
  ...everydayMistakes,
  ...formMistakes,
  ...governed,
  ...hastyMistakes,
  ...nounMistakes,
  ...placed,
  ...signMistakes,
  ...slotMistakes,
  ...smallWordMistakes,
  ...tenseMistakes,
  ...verbMistakes,
}

test.each(Object.entries(allMistakes))('corrects mistakes in %s', (_, pairs) => {
  expect(polishAll(pairs.map(([wrong]) => wrong))).toEqual(pairs.map(([, right]) => right))
})

const allUntouched = {
  ...untouched,
  ...hastyUntouched,
  ...dailyUntouched,
  ...everydayUntouched,
  ...kept,
  ...wellPlaced,
  ...tensesUntouched,
  ...formsUntouched,
  ...signsUntouched,
  ...slotsUntouched,
  ...draftsUntouched,
  ...wordsUntouched,
  ...governedUntouched,
  ...verbsUntouched,
  ...nounsUntouched,
}

test.each(Object.entries(allUntouched))('%s: keeps correct sentences unchanged', (_, sentences) => {
  expect(polishAll(sentences)).toEqual(sentences)
})

const draft = 'He have a meeting yesterday and they was late. '

test.each(Object.entries({ ...draftsUntouched, ...tensesUntouched, ...wordsUntouched }))(
  '%s: keeps correct sentences unchanged in a draft',
  (_, sentences) => {
    expect(polishAll(sentences.map(each => draft + each)).map(text => text.slice(text.indexOf('. ') + 2))).toEqual(sentences)
  },
)

test.each(Object.entries(allMistakes))('keeps corrected sentences unchanged: %s', (_, pairs) => {
  const right = pairs.map(([, wanted]) => wanted)
  expect(polishAll(right)).toEqual(right)
})

test.each(beyond)('keeps or corrects %s, without making it worse', (wrong, right) => {
  expect([wrong, right]).toContain(polish(wrong))
})

test('every rule that acted in these sentences has a reason in every language', () => {
  expect(acted.size).toBeGreaterThan(40)
  for (const { rules } of [french, arabic, chinese]) expect([...acted].filter(rule => !(rule in rules))).toEqual([])
})

test('the reason of a rule names no word that other changes of the rule do not have', () => {
  const changes = polishText('I like also tea. He is not enough old.', {}).filter(({ rule }) => rule === 'word-order')
  expect(changes.map(({ after }) => after)).toContain('old enough')
  for (const { rules } of [french, arabic, chinese]) expect(rules['word-order']).not.toContain('enough')
})
