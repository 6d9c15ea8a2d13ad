import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isScalarType } from 'graphql'
import { sql } from 'kysely'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import { allTables } from '../server/db/tables.ts'
import { buildSchema } from '../server/graphql/apollo-server.ts'
import { seeds } from '../seed/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(['server/**/*.ts', 'seed/**/*.ts', 'text/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root }).filter(
  file => !file.includes('generated'),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const room = (file: string) => file.split('/')[0] ?? ''
const area = (file: string) => /^(?:server|web)\/areas\/([^/]+)\//.exec(file)?.[1]

/**
 * Every import between files of the repository: static, dynamic, and re-exported, including types, from the parsed
 * source.
 */
const imports = files.flatMap(file => {
  const source = read(file)
  const { module } = parseSync(file, source)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ from: moduleRequest.value, isType }] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
      isType: false,
    })),
  ]
  return found
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, isType }) => ({ file, to: relative(root, resolve(root, dirname(file), from)), isType }))
})
const crossings = (forbidden: (edge: { file: string; to: string; isType: boolean }) => boolean) =>
  imports.filter(forbidden).map(({ file, to }) => `${file} imports ${to}`)

/** Groups of files that import each other, each as a sorted list, by Tarjan's algorithm. */
function circles(edges: { file: string; to: string }[]): string[][] {
  const targets = Map.groupBy(edges, ({ file }) => file)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.toSorted())
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return found
}

/** Layers, lowest first: a file imports from its own layer and from lower ones. */
const layers = {
  web: ['platform', 'ui', 'areas', 'app'],
} as const

test('browser and server share only the schema and the pure text functions', () => {
  expect(crossings(({ file, to }) => room(file) === 'web' && ['server', 'seed'].includes(room(to)))).toEqual([])
  expect(crossings(({ file, to }) => ['server', 'seed'].includes(room(file)) && room(to) === 'web')).toEqual([])
  expect(crossings(({ file, to }) => room(file) === 'text' && room(to) !== 'text')).toEqual([])
})

test('every type and field of the GraphQL schema has a description', () => {
  // Scalars come from a library, with its descriptions.
  const types = Object.values(buildSchema().getTypeMap()).filter(type => !isScalarType(type) && !type.name.startsWith('__'))
  const fields = types.flatMap(type =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).map(field => ({ name: `${type.name}.${field.name}`, description: field.description }))
      : [],
  )
  expect([...types, ...fields].filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
})

test('web imports run from app to areas to ui to platform', () => {
  const layerOf = (file: string) => layers.web.findIndex(layer => file.startsWith(`web/${layer}/`))
  const upward = ({ file, to }: { file: string; to: string }) => layerOf(file) >= 0 && layerOf(to) > layerOf(file)
  expect(crossings(upward)).toEqual([])
})

test('server imports run one way: areas know no transport, db and engine know no area', () => {
  const upper = /^server\/(?:(?:main|app|serve|start)\.ts$|graphql\/|rest\/(?:router|openapi)|http\/web-pages)/
  expect(crossings(({ file, to }) => area(file) !== undefined && upper.test(to))).toEqual([])
  expect(crossings(({ file, to }) => file.startsWith('server/db/') && to.startsWith('server/areas/'))).toEqual([])
  expect(crossings(({ file, to }) => /^server\/(?!app|main|cli\/)/.test(file) && to.startsWith('seed/'))).toEqual([])
  expect(crossings(({ file, to }) => file.startsWith('server/engine/') && !/^(server\/engine|text)\//.test(to))).toEqual([])
})

test('no import cycles between files or areas', () => {
  expect(circles(imports)).toEqual([])
  // Tables are an area's schema: reading across areas needs them without a service cycle.
  const between = imports
    .filter(({ to }) => !to.endsWith('/tables.ts'))
    .map(({ file, to }) => ({ file: area(file) ?? '', to: area(to) ?? '' }))
    .filter(({ file, to }) => file !== '' && to !== '' && file !== to)
  expect(circles(between)).toEqual([])
})

test('areas call services of other areas only; web areas do not import each other', () => {
  const foreign = ({ file, to }: { file: string; to: string }) =>
    area(file) !== undefined && area(to) !== undefined && area(file) !== area(to)
  expect(crossings(edge => foreign(edge) && /(resolvers|routes)\.ts$/.test(edge.to))).toEqual([])
  expect(crossings(edge => foreign(edge) && edge.file.startsWith('web/'))).toEqual([])
})

test('services know no transport', () => {
  const found = files
    .filter(file => area(file) && file.startsWith('server/') && !/(resolvers|routes|outbox)\.ts$/.test(file))
    .filter(file => /from '(express|@apollo|graphql)|generated\//.test(read(file)))
  expect(found).toEqual([])
})

test('resolvers and routes only unpack and call: no conditions, no catch, no SQL', () => {
  const found = files
    .filter(file => /areas\/[^/]+\/(resolvers|routes)\.ts$/.test(file))
    .filter(file => /\b(if|try|switch)\b\s*[({]|\bsql`|selectFrom|kysely/.test(read(file)))
  expect(found).toEqual([])
})

test('demo tables are accessed only through the change mechanism', () => {
  const names = allTables().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  const direct = new RegExp(`(selectFrom|insertInto|updateTable|deleteFrom)\\('(${names.join('|')})'`)
  expect(files.filter(file => area(file) && direct.test(read(file)))).toEqual([])
})

test('tables match their migrations, and each has a seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const store = openStore(`file:${join(folder, 'check.sqlite')}`)
  await migrate(store)
  for (const table of allTables()) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table.name})`.execute(store.db)
    const wanted = [
      'workspaceId',
      'id',
      'version',
      ...Object.keys(table.columns),
      ...table.sortKeys.map((name: string) => `${name}Folded`),
      'searchText',
    ]
    expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
    expect(seeds.some(seed => seed.table === table)).toBe(true)
  }
  await store.close()
  rmSync(folder, { recursive: true })
})

test('migration numbers are unique', () => {
  // These two are in released databases under their names.
  const released = new Set(['081-invoice-details.ts', '081-run-inputs.ts'])
  const numbers = readdirSync(join(root, 'server/db/migrations'))
    .filter(file => !released.has(file))
    .map(file => file.slice(0, 3))
  const repeated = [...numbers, '081'].filter((number, index, all) => all.indexOf(number) !== index)
  expect(repeated).toEqual([])
})

describe.each(
  readdirSync(join(root, 'server/areas'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name),
)('the area %s is complete', name => {
  const folder = `server/areas/${name}`
  const files = readdirSync(join(root, folder))
  const tables = files.includes('tables.ts')
    ? [...read(`${folder}/tables.ts`).matchAll(/defineTable\('(\w+)'/g)].map(([, table]) => table ?? '')
    : []

  test('step 1: a schema and an API test', () => {
    expect(existsSync(join(root, `schema/${name}.graphql`))).toBe(true)
    // Words are spent by text runs, and tested with them.
    expect(existsSync(join(root, `tests/api/${name === 'words' ? 'text' : name}.test.ts`))).toBe(true)
  })

  test('step 2: its tables have a migration and a seed', () => {
    const migrations = globSync('server/db/migrations/*.ts', { cwd: root }).map(read).join('\n')
    expect(tables.filter(table => !migrations.includes(`'${table}'`))).toEqual([])
    expect(tables.filter(table => !seeds.some(seed => seed.table.name === table))).toEqual([])
  })

  test('step 4: resolvers and routes are registered', () => {
    expect(files).toContain('area.ts')
    expect(read('server/areas/registry.ts')).toContain(`./${name}/area.ts`)
    const own = read(`${folder}/area.ts`)
    for (const file of files.filter(each => /^(resolvers|routes)\.ts$/.test(each))) expect(own).toContain(`./${file}`)
  })

  const web = `web/areas/${name}`
  const hasScreen = existsSync(join(root, web))

  test('step 6: its pages have queries, texts in every language, and routes that name the area', () => {
    if (!hasScreen) return
    const texts = ['en', 'fr', 'ar'].map(locale => `${web}/locales/${locale}.ts`).filter(file => !existsSync(join(root, file)))
    const queries = globSync(`${web}/*.graphql`, { cwd: root }).length > 0 ? [] : [`${web}/${name}.graphql`]
    expect([...queries, ...texts].map(file => `write ${file}`)).toEqual([])
    const routes = globSync('web/app/routes/*.ts', { cwd: root }).flatMap(file => read(file).split(/\n {2}\{\n/))
    const pages = globSync(`${web}/*Page.tsx`, { cwd: root }).map(page => ({
      page,
      entries: routes.filter(route => route.includes(page.replace('web/areas/', ''))),
    }))
    const missing = pages.filter(({ entries }) => entries.length === 0)
    expect(missing.map(({ page }) => `add a route for ${page} in web/app/routes/`)).toEqual([])
    const silent = pages.filter(({ entries }) => entries.some(route => !route.includes(`area: '${name}'`)))
    expect(silent.map(({ page }) => `write area: '${name}' in the route of ${page}: it shows that area's texts`)).toEqual([])
  })

  test('step 7: a page test', () => {
    if (!hasScreen) return
    const tests = { text: 'editor' }[name] ?? name
    expect(existsSync(join(root, `tests/pages/${tests}.test.ts`)) ? [] : [`write tests/pages/${tests}.test.ts`]).toEqual([])
  })
})

test('names: kebab-case files, named exports, no catch-all modules', () => {
  expect(files.filter(file => !/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.d)?\.ts|[A-Z][A-Za-z]+\.tsx|main\.tsx)$/.test(`/${file}`))).toEqual([])
  expect(files.filter(file => /(^|\/)(utils?|helpers?|common|manager)(\.|\/)/.test(file))).toEqual([])
  expect(files.filter(file => /^export default/m.test(read(file)))).toEqual([])
})

test('every public type, field, argument group, and enum value has a description', () => {
  const silent: string[] = []
  for (const type of Object.values(buildSchema().getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isObjectType(type) && ['Query', 'Mutation', 'Subscription'].includes(type.name)) {
      for (const field of Object.values(type.getFields())) if (!field.description) silent.push(`${type.name}.${field.name}`)
    } else if ((isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && !type.description && !type.name.endsWith('Page'))
      silent.push(type.name)
    else if (isEnumType(type) && type.getValues().length === 0) silent.push(type.name)
  }
  expect(silent).toEqual([])
})

test('the README gives a reason for every dependency, and for no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object> // our own
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const table = /## Dependencies\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
  const named = [...table.matchAll(/^\| (.+?) +\| \S.* \|$/gm)]
    .slice(1)
    .flatMap(([, names]) => names?.replaceAll('`', '').split(', ') ?? [])
  const covers = (name: string, each: string) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name)
  expect(used.filter(each => !named.some(name => covers(name, each)))).toEqual([])
  expect(named.filter(name => !/^-+$/.test(name) && !used.some(each => covers(name, each)))).toEqual([])
})

test('the security requirements name only files that exist', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:server|web|tests|docs|schema)(?:\/[\w./-]+)?)`/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(file => !existsSync(join(root, file)))).toEqual([])
})
