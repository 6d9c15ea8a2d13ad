import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { navIcons } from '../../web/app/nav-icons.ts'
import { navFolders, navGroups } from '../../web/app/route-types.ts'
import { pageWords } from '../../text/page-words.ts'
import { routes } from '../../web/app/routes.ts'

const root = fileURLToPath(new URL('../../web', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** A locale file without its imports, which only a browser resolves, but for texts shared with the server. */
const textsOf = (file: string): object =>
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- our own files, plain objects
  new Function(
    'pageWords',
    read(file)
      .replace(/^import .*$/gm, '')
      .replace(/export const texts(: [^=]+)? =/, 'return'),
  )(pageWords) as object
const keys = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, each]) => (typeof each === 'string' ? [prefix + key] : keys(each as object, `${prefix}${key}.`)))
const values = (value: object): string[] =>
  Object.values(value).flatMap(each => (typeof each === 'string' ? [each] : values(each as object)))
/** Without the plural suffix, since languages have different plural forms. */
const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const unique = (list: string[]) => [...new Set(list)].sort()

const shell = 'app/locales'
const kit = 'ui/locales'
const navigation = 'app/shell/locales'
const everyPage = [shell, kit, navigation]
const rooms = [...everyPage, 'app/customizer/locales', 'app/search/locales', ...globSync('areas/*/locales', { cwd: root })]
/** Texts that every page may use. */
const shellKeys = unique(everyPage.flatMap(room => keys(textsOf(`${room}/en.ts`))).map(singular))

describe.each(rooms)('texts of %s', room => {
  const languages = globSync(`${room}/*.ts`, { cwd: root }).map(file => basename(file, '.ts'))
  const english = textsOf(`${room}/en.ts`)
  const known = unique(keys(english).map(singular))
  const isShared = everyPage.includes(room)
  const folder = isShared ? '{app,ui,sandbox}' : room.replace(/\/locales$/, '')
  const area = basename(folder)
  /** Of the folder, unless it names another area's texts only; and whatever names this one's. */
  const speaks = (file: string, text: string) => {
    const named = [...text.matchAll(/useTranslations\('(\w+)'\)/g)].map(([, name]) => name)
    return isShared || named.includes(area) || (named.length === 0 && file.startsWith(`${folder}/`))
  }
  const source = globSync(isShared ? `${folder}/**/*.{ts,tsx}` : '**/*.{ts,tsx}', { cwd: root })
    .filter(
      file => !file.includes('/locales/') && !file.includes('generated') && (!isShared || !/^app\/(?:customizer|search)\//.test(file)),
    )
    .map(file => [file, read(file)] as const)
    .filter(([file, text]) => speaks(file, text))
    .map(([, text]) => text)
    .join('\n')
  const everywhere = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('/locales/'))
    .map(read)
    .join('\n')

  test('every language has every text, not empty, with the same placeholders', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'fr', 'ar']))
    for (const language of languages) {
      const texts = textsOf(`${room}/${language}.ts`)
      expect([language, unique(keys(texts).map(singular))]).toEqual([language, known])
      expect(values(texts).filter(text => text.trim() === '')).toEqual([])
      const blanks = (object: object) => unique(values(object).flatMap(text => text.match(/\{\{\w+\}\}/g) ?? []))
      expect([language, blanks(texts)]).toEqual([language, blanks(english)])
    }
  })

  test('every used key exists', () => {
    const named = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key ?? '')
    expect(named.filter(key => !known.includes(key) && !shellKeys.includes(key))).toEqual([])
  })

  test('every text is used', () => {
    const where = isShared ? everywhere : source
    const used = (key: string) => {
      const parts = key.split('.')
      return (
        where.includes(`'${key}'`) ||
        parts.some((_, index) => where.includes(`\`${[...parts.slice(0, index), ''].join('.')}\${`) && index > 0) ||
        where.includes(`'${parts.slice(0, -1).join('.')}.' +`)
      )
    }
    expect(known.filter(key => !used(key))).toEqual([])
  })
})

/** Texts with their keys. */
const entries = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, each]): [string, string][] =>
    typeof each === 'string' ? [[prefix + key, each]] : entries(each as object, `${prefix}${key}.`),
  )
/** Without what is the same in every language: placeholders and addresses. */
const words = (text: string) =>
  text
    .replace(/\{\{\w+\}\}|[\w.]+@[\w.]+|https?:\S+/g, '')
    .trim()
    .split(/\s+/)

test.each(rooms)('%s: no sentence is left in English', room => {
  const english = new Map(entries(textsOf(`${room}/en.ts`)))
  // Single words may be equal across languages; sentences may not.
  for (const language of ['fr', 'ar']) {
    const same = entries(textsOf(`${room}/${language}.ts`)).filter(([key, text]) => text === english.get(key) && words(text).length > 2)
    expect([language, same]).toEqual([language, []])
  }
  const latin = entries(textsOf(`${room}/ar.ts`)).filter(
    ([, text]) => !/[\u0600-\u06ff]/.test(text) && words(text).filter(word => /^[a-z]{2,}$/i.test(word)).length > 2,
  )
  expect(latin).toEqual([])
})

test.each(rooms)('%s: French has non-breaking spaces, and Arabic its own punctuation', room => {
  const french = entries(textsOf(`${room}/fr.ts`)).filter(([, text]) => / [:;?!»]|« /.test(text))
  const arabic = entries(textsOf(`${room}/ar.ts`)).filter(([, text]) => /[\u0600-\u06ff][?,;]/.test(text))
  expect([...french, ...arabic]).toEqual([])
})

test.each(rooms)('%s: Arabic has plural forms for one, two, few, and all others', room => {
  const plurals = Map.groupBy(
    entries(textsOf(`${room}/ar.ts`)).filter(([key]) => singular(key) !== key),
    ([key]) => singular(key),
  )
  // `many` and `zero` may fall back to `other`; without a noun, one form is enough.
  const incomplete = [...plurals].filter(([key, forms]) => {
    const known = new Set(forms.map(([form]) => form))
    const isOneForm = new Set(forms.map(([, text]) => text)).size === 1
    return !(isOneForm ? ['other'] : ['one', 'two', 'few', 'other']).every(form => known.has(`${key}_${form}`))
  })
  expect(incomplete.map(([key]) => key)).toEqual([])
})

test('every page, folder, and group of the navigation has a name', () => {
  const named = routes.filter(({ nav }) => nav).map(({ name }) => `nav.pages.${name}`)
  expect(
    [...named, ...navGroups.map(group => `nav.groups.${group}`), ...navFolders.map(folder => `nav.folders.${folder}`)].filter(
      key => !shellKeys.includes(key),
    ),
  ).toEqual([])
})

test('every page of the navigation has an icon, and no other page has', () => {
  expect(Object.keys(navIcons).sort()).toEqual(
    routes
      .filter(({ nav }) => nav)
      .map(({ name }) => name)
      .sort(),
  )
})
