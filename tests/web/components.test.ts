/** Definitions of the interface pages: each property changes the example and its code, and each example has its own code. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { texts } from '../../web/areas/components/locales/en.ts'
import type { Property, Value } from '../../web/areas/components/definition.ts'
import { loadDefinition, loadSource } from '../../web/areas/components/definitions.ts'
import { code, el, fragment, toJsx, toReact } from '../../web/areas/components/jsx.ts'
import { componentNames } from '../../web/areas/components/names.ts'
import { cutExample } from '../../web/areas/components/source.ts'
import { initialValues, propsOf } from '../../web/areas/components/values.ts'

const english = (key: string): string => {
  const found = key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], texts) // our own texts
  return typeof found === 'string' ? found : `no text ${key}`
}

test('an element and its code come from one description', () => {
  const shown = el('Box', 'div', { id: 'a', hidden: false, tabIndex: 0, onClick: code('run', () => undefined) }, 'text', el('br', 'br'))
  expect(toJsx(shown)).toBe('<Box id="a" tabIndex={0} onClick={run}>\n  text\n  <br />\n</Box>')
  expect(renderToStaticMarkup(toReact(shown))).toBe('<div id="a" tabindex="0">text<br/></div>')
  expect(toJsx(fragment(el('b', 'b', {}, '{x}')))).toBe("<>\n  <b>{'{x}'}</b>\n</>")
  expect(toJsx(el('Box', 'div', { sx: { width: 1, of: ['a', "it's"] }, icon: el('i', 'i') }))).toBe(
    String.raw`<Box sx={{ width: 1, of: ['a', 'it\'s'] }} icon={<i />} />`,
  )
})

/** Another value than the one that is set. */
function others(property: Property, value: Value): Value[] {
  if (property.kind === 'flag') return [value !== true]
  if (property.kind === 'choice') return property.values.filter(each => each !== value)
  if (property.kind === 'number') return [property.min, property.max].filter(each => each !== value)
  return ['Another text']
}

describe.each(componentNames)('%s', name => {
  test('every property changes the example and its code', async () => {
    const { properties, element, initialState } = await loadDefinition(name)
    const initial = initialValues(properties, english)
    const draw = (values: Record<string, Value>) =>
      element({
        values,
        t: english,
        given: (...names) => propsOf(properties, values, names),
        isOn: property => values[property] === true,
        state: initialState,
        setState: () => undefined,
        press: () => undefined,
      })
    const before = toJsx(draw(initial))
    expect(renderToStaticMarkup(toReact(draw(initial)))).toMatch(/^</)
    expect(before).not.toMatch(/undefined|\[object|no text/)
    // Some properties matter only together with another one, such as the buffer of a bar.
    const bases = [
      initial,
      ...Object.entries(properties).flatMap(([key, property]) =>
        others(property, initial[key] ?? '').map(value => ({ ...initial, [key]: value })),
      ),
    ]
    for (const [key, property] of Object.entries(properties)) {
      const isSeen = bases.some(base =>
        others(property, base[key] ?? '').every(value => {
          const changed = draw({ ...base, [key]: value })
          renderToStaticMarkup(toReact(changed))
          return toJsx(changed) !== toJsx(draw(base))
        }),
      )
      expect([key, isSeen]).toEqual([key, true])
    }
  })

  test('every example has a name, a component, and code without translation calls', async () => {
    const { examples, keys } = await loadDefinition(name)
    const source = await loadSource(name)
    const about = (key: string) => english(`about.${name}.${key}`)
    expect(Object.keys(examples).length).toBeGreaterThan(1)
    for (const [key, Example] of Object.entries(examples)) {
      expect(about(`examples.${key}`)).not.toContain('no text')
      const shown = cutExample(source, Example.name, english)
      expect(shown).toMatch(new RegExp(`^function ${Example.name}\\(`))
      expect(shown).toMatch(/\n\}$/)
      expect(shown).not.toMatch(/\bt\('|useTranslations|no text/)
    }
    for (const key of ['title', 'subtitle', 'do.one', 'do.two', 'dont.one', 'dont.two']) expect(about(key)).not.toContain('no text')
    for (const [, text] of keys) expect(english(`keys.${text}`)).not.toContain('no text')
  })
})
