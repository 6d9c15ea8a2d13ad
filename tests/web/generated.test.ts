import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (files: string[]) => files.map(file => readFileSync(root + file, 'utf8'))
const generated = read(globSync('web/**/*.generated.ts', { cwd: root }))
const written = read(globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/**/*.generated.ts'] })).join('\n')

test('every generated document and hook is used', () => {
  const unused = generated.flatMap(source => {
    const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    // A fragment is used by documents, a document by its hook, a hook by a component.
    const isUsed = (name: string) =>
      new RegExp(`\\b${name}\\b`).test(written) || generated.some(each => new RegExp(`(?:\\.\\.\\.|\\()${name}\\b`).test(each))
    return exported.filter(name => !isUsed(name))
  })
  expect(generated.length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})

test('checked-in generated code stays small', () => {
  const server = read(globSync('server/generated/*.ts', { cwd: root }))
  const lines = [...generated, ...server].reduce((sum, source) => sum + source.split('\n').length, 0)
  expect(lines).toBeLessThan(14_000)
})
