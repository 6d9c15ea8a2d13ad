/** What was done is told in the language of the screen. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { words as arabic } from '../../web/platform/operations/ar.ts'
import { words as french } from '../../web/platform/operations/fr.ts'
import { sayOperation } from '../../web/platform/operations/say-operation.ts'

const server = fileURLToPath(new URL('../../server/areas', import.meta.url))
const sources = globSync('**/*.ts', { cwd: server }).map(file => readFileSync(join(server, file), 'utf8'))
/** From before actions were recorded. */
const old = { action: '', params: {} }
const row = (type: string, id: string) => ({ type, id })

test('by what was done, to what, and to how many', () => {
  const many = {
    ...old,
    summary: 'Deleted orders',
    changes: [row('OrderEvent', '9'), row('Order', '1'), row('Order', '2'), row('OrderEvent', '9')],
  }
  expect(sayOperation(many, french, 'fr')).toBe('Suppression : commandes (2)')
  expect(sayOperation(many, arabic, 'ar')).toBe('حذف: طلبات (2)')
  const restocked = {
    ...old,
    summary: 'Restocked a product (+5 42, Rust: ship)',
    changes: [row('ProductVariant', '1'), row('Product', '8')],
  }
  expect(sayOperation(restocked, french, 'fr')).toBe('Réassort : produit (+5 42, Rust: ship)')
  expect(sayOperation({ ...old, summary: 'Paid an order back', changes: [row('Order', '1')] }, french, 'fr')).toBe(
    'Remboursement : commande',
  )
})

test('in English, and where nothing changed, as the server has it', () => {
  expect(sayOperation({ ...old, summary: 'Deleted a review', changes: [row('Review', '1')] }, undefined, 'en')).toBe('Deleted a review')
  expect(sayOperation({ ...old, summary: 'Requested access: read AclDemo', changes: [] }, french, 'fr')).toBe(
    'Requested access: read AclDemo',
  )
})

test('whatever the server does has its word', () => {
  const verbs = sources.flatMap(source =>
    [...source.matchAll(/write\(\s*ctx,\s*(?:[^'"`,]*\? )?['"`]([A-Z][a-z]+)/g)].map(([, verb = '']) => verb),
  )
  expect(verbs.length).toBeGreaterThan(80)
  for (const { deeds } of [french, arabic]) expect([...new Set(verbs)].filter(verb => !(verb in deeds))).toEqual([])
})

test('both languages know the same', () => {
  expect(Object.keys(arabic.deeds)).toEqual(Object.keys(french.deeds))
  expect(Object.keys(arabic.nouns)).toEqual(Object.keys(french.nouns))
})
