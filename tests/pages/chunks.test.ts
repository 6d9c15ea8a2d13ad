/** The built chunks: two that import each other start with parts of the other undefined. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Imports = Record<string, { imports?: string[] }>

const dist = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** A path of static imports that ends where it begins, if there is one. */
function findCycle(chunks: Imports): string[] | undefined {
  const done = new Set<string>()
  const follow = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const each of chunks[name]?.imports ?? []) {
      const cycle = follow(each, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return undefined
  }
  for (const name in chunks) {
    const cycle = follow(name, [])
    if (cycle) return cycle
  }
  return undefined
}

test('chunks never import each other in a circle', () => {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Imports // Vite's own
  expect(Object.values(chunks).flatMap(({ imports = [] }) => imports).length).toBeGreaterThan(1000)
  expect(findCycle(chunks)).toBeUndefined()
})

test('a circle is found with its path', () => {
  expect(findCycle({ a: { imports: ['b', 'c'] }, b: {}, c: { imports: ['b', 'd'] }, d: { imports: ['c'] } })).toEqual(['c', 'd', 'c'])
  expect(findCycle({ a: { imports: ['b', 'c'] }, b: { imports: ['c'] }, c: {} })).toBeUndefined()
})
