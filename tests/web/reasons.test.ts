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
  for (const part of ['rules', 'written', 'model'] as const)
    for (const reasons of languages) expect(Object.keys(reasons[part])).toEqual(Object.keys(french[part]))
})
