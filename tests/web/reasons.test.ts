/** Reasons for changes are shown in the page's language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reasons as arabic } from '../../web/platform/reasons/ar.ts'
import { reasons as french } from '../../web/platform/reasons/fr.ts'
import { reasonFormatter } from '../../web/platform/reasons/format-reason.ts'
import { reasons as chinese } from '../../web/platform/reasons/zh.ts'

const engine = fileURLToPath(new URL('../../server/engine/embedded', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: engine })
    .map(file => readFileSync(join(engine, file), 'utf8'))
    .join('\n')
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
const languages = [french, arabic, chinese]

test('translates reasons by rule, expansion, and model change', () => {
  const say = reasonFormatter(french)
  expect(say({ kind: 'GRAMMAR', rule: 'number' })).toBe('Singulier et pluriel se contredisent.')
  expect(say({ kind: 'EXPANSION', rule: 'number' })).toBe('Les petits nombres s’écrivent en toutes lettres.')
  expect(say({ kind: 'REWORDING', rule: null })).toBe('Reformulé par le modèle de langage.')
  expect(say({ kind: 'STYLE', rule: 'NobodyKnowsIt' })).toBeUndefined()
})

test('says what is wrong with a spelling', () => {
  const say = reasonFormatter(french)
  const explain = (before: string, after: string) => say({ kind: 'SPELLING', rule: 'spelling', before, after })
  expect(explain('recieve', 'receive')).toBe('Les lettres « ie » sont inversées.')
  expect(explain('adress', 'address')).toBe('« address » prend deux « d ».')
  expect(explain('untill', 'until')).toBe('« until » s’écrit avec un seul « l ».')
  expect(explain('goverment', 'government')).toBe('Il manque la lettre « n ».')
  expect(explain('definately', 'definitely')).toBe('Il faut « i », et non « a ».')
  expect(explain('alot', 'a lot')).toBe('« a lot » s’écrit en plusieurs mots.')
  expect(explain('self made', 'self-made')).toBe('« self-made » prend un trait d’union.')
  expect(explain('dont', "don't")).toBe("« don't » prend une apostrophe.")
  expect(explain('fone', 'phone')).toBe('Ce mot est mal orthographié.')
  expect(explain('english', 'English')).toBe('Ce mot est mal orthographié.')
  expect(say({ kind: 'SPELLING', rule: 'spelling' })).toBe('Ce mot est mal orthographié.')
})

test('translates every own rule', () => {
  const corrects = read('{polish,rules/**/*,revision,spelling,typography}.ts')
  const rules = [...all(corrects, /\b(?:rule|name): '([a-z-]+)'/g), ...all(corrects, /, '([a-z]+(?:-[a-z]+)+)', ['"`]/g)]
  expect(rules.length).toBeGreaterThan(30)
  const written = all(read('expand/inline.ts'), /draftOf\((?:(?!yield)[^])*?\s'([a-z-]+)'(?=\)|,\s+(?:`|'[A-Z]))/g)
  expect(written.length).toBeGreaterThan(4)
  for (const reasons of languages) {
    const missing = [...rules.filter(rule => !(rule in reasons.rules)), ...written.filter(rule => !(rule in reasons.written))]
    expect(missing).toEqual([])
  }
})

test('has the same keys in all languages', () => {
  for (const part of ['rules', 'spelling', 'written', 'model'] as const)
    for (const reasons of languages) expect(Object.keys(reasons[part])).toEqual(Object.keys(french[part]))
})
