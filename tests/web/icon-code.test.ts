import { expect, test } from 'vitest'
import { convertArea } from '../../web/areas/wizards/units.ts'
import { findIcons, toJsx, toSvg } from '../../web/areas/design/icon-code.ts'

const names = ['IconArrowLeft', 'IconArrowRight', 'IconArrowsExchange', 'IconX']

test('icons are found by every word of the search, written in any way', () => {
  expect(findIcons(names, '')).toEqual(names)
  expect(findIcons(names, 'arrow')).toEqual(['IconArrowLeft', 'IconArrowRight', 'IconArrowsExchange'])
  for (const search of ['arrow left', 'left arrow', 'arrow-left', 'ArrowLeft', 'IconArrowLeft'])
    expect([search, findIcons(names, search)]).toEqual([search, ['IconArrowLeft']])
  expect(findIcons(names, 'boat')).toEqual([])
})

test('an icon is copied as JSX and as SVG in its size', () => {
  expect(toJsx('IconX', 32)).toBe('<IconX size={32} stroke={1.75} />')
  expect(toSvg([['path', { d: 'M18 6l-12 12' }]], 32)).toMatch(/^<svg [^>]*width="32"[^>]*><path d="M18 6l-12 12"\/><\/svg>$/)
})

test('areas are converted between square meters and square feet, and back', () => {
  expect(convertArea(84, 'METERS')).toBe(904.2)
  expect(convertArea(904.2, 'FEET')).toBe(84)
})
