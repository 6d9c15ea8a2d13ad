import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localPath } from '../../web/platform/destinations.ts'

const origin = 'https://desk.example'
const home = '/home'
beforeEach(() => void vi.stubGlobal('location', { origin }))
afterEach(() => void vi.unstubAllGlobals())

test.each(['/apps/user/list', '/pages/faq?tab=orders#first', '/a//b', '/'])('%s is a valid destination', to => {
  expect(localPath(to, home)).toBe(to)
})

test.each([
  null,
  '',
  'apps',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https://desk.example.evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '\\\\evil.example',
])('%j leads home', to => {
  expect(localPath(to, home)).toBe(home)
})

test('no destination leaves the application', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    '.',
    '..',
    '\t',
    '\n',
    '\r',
    ' ',
    '%2f',
    '?',
    '#',
    'evil.example',
    'https:',
    'javascript:',
    'data:',
    'a',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 8 }).map(parts => parts.join('')),
        fc.string(),
      ),
      to => {
        const found = localPath(to, home)
        expect(found.startsWith('/')).toBe(true)
        expect(new URL(found, origin).origin).toBe(origin)
      },
    ),
    { numRuns: 2000 },
  )
})
