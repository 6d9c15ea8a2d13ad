import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { errors } from '../../server/messages/errors.ts'
import { operations } from '../../server/messages/operations.ts'
import { GraphqlFailure, translateError } from '../../web/platform/errors.ts'
import { messages as arabic } from '../../web/platform/messages/ar.ts'
import { messages as ownEnglish } from '../../web/platform/messages/en.ts'
import { messages as french } from '../../web/platform/messages/fr.ts'
import { loadMessages, translate } from '../../web/platform/messages/translate.ts'
import { messages as chinese } from '../../web/platform/messages/zh.ts'

const languages = { fr: french, ar: arabic } as const
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const paramsOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)

/** Placeholders of a catalog's messages, over all plural forms; forms for one or two need not contain the number. */
function paramsByKey(catalog: Readonly<Record<string, string>>) {
  const found = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(catalog)) {
    const base = withoutPlural(key)
    found.set(base, new Set([...(found.get(base) ?? []), ...paramsOf(text)]))
  }
  // Field errors do not name their field.
  for (const params of found.values()) params.delete('field')
  return found
}

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} })
  await Promise.all(['en', 'fr', 'ar', 'zh'].map(loadMessages))
})

describe.each(['fr', 'ar'] as const)('in %s', language => {
  test.each([
    ['errors', errors],
    ['operations', operations],
  ] as const)('%s are translated, with the same parameters', (kind, english) => {
    expect(paramsByKey(languages[language][kind])).toEqual(paramsByKey(english))
  })

  test('counted messages have every plural form', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const keys = Object.keys(languages[language].operations)
    const counted = [...new Set(keys.filter(key => withoutPlural(key) !== key).map(withoutPlural))]
    expect(counted.flatMap(key => forms.filter(form => !keys.includes(`${key}_${form}`)).map(form => `${key}_${form}`))).toEqual([])
  })
})

test.each([
  ['Chinese', chinese],
  ['English', ownEnglish],
])('%s has texts only for existing reasons, with the same parameters', (_, catalog) => {
  const english = paramsByKey(errors)
  for (const [key, params] of paramsByKey(catalog.errors)) expect([key, params]).toEqual([key, english.get(key)])
})

test('formats an error by its reason with localized numbers', () => {
  const error = new GraphqlFailure([
    { message: 'text must have at most 1,000 characters', extensions: { reason: 'TOO_LONG', field: 'text', params: { max: 1000 } } },
  ])
  expect(translateError(error, 'fr')).toBe('1\u202f000 caractères au maximum')
  expect(translateError(error, 'zh-CN')).toBe('最多 1,000 个字符')
  expect(translateError(error, 'en')).toBe('Enter at most 1,000 characters')
})

test("shows the server's text for unknown codes and old records", () => {
  const unknown = new GraphqlFailure([{ message: 'The moon is full', extensions: { reason: 'MOON_FULL' } }])
  expect(translateError(unknown, 'fr')).toBe('The moon is full')
  expect(translate('operations', { code: '', params: {}, message: 'Deleted a review' }, 'fr')).toBe('Deleted a review')
  expect(translateError(new TypeError('Failed to fetch'), 'fr')).toBe(undefined)
})

test('formats an operation by its action and count', () => {
  const say = (count: number, lang: string) => translate('operations', { code: 'REVIEW_DELETED', params: { count }, message: '' }, lang)
  expect([say(1, 'fr'), say(3, 'fr'), say(2, 'ar')]).toEqual(['Avis supprimé', '3 avis supprimés', 'تم حذف مراجعتين'])
})
