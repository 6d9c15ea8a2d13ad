import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { texts as english } from '../../web/app/languages/en.ts'
import { texts as french } from '../../web/app/languages/fr.ts'
import { texts as chinese } from '../../web/app/languages/zh.ts'

const root = fileURLToPath(new URL('../../web', import.meta.url))
const keys = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, each]) => (typeof each === 'string' ? [prefix + key] : keys(each as object, `${prefix}${key}.`)))
const source = globSync('**/*.tsx', { cwd: root })
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')
// The Arabic file loads its font as well, which only a browser understands.
const arabic = readFileSync(join(root, 'app/languages/ar.ts'), 'utf8')

test('every language has every text', () => {
  expect(keys(french)).toEqual(keys(english))
  expect(keys(chinese.account)).toEqual(keys(english.account))
  for (const key of keys(english)) expect(arabic).toContain(`${key.split('.').at(-1)}:`)
})

test('every key that the application names exists, and every text is used', () => {
  const known = new Set(keys(english))
  const named = [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key]) => key ?? '')
  expect(named.filter(key => !known.has(key))).toEqual([])
  const used = (key: string) =>
    source.includes(`'${key}'`) ||
    source.includes(`\`${key.replace(/\.[^.]+$/, '.$')}`) ||
    source.includes(`${key.split('.').slice(0, -2).join('.')}.\${`)
  expect([...known].filter(key => !used(key))).toEqual([])
})
