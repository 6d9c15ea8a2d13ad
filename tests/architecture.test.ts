import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../server/db/migrate.ts'
import { openStore } from '../server/db/open.ts'
import { allTables } from '../server/db/tables.ts'
import { buildSchema } from '../server/graphql.ts'
import { seeds } from '../seed/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(['server/**/*.ts', 'seed/**/*.ts', 'text/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root }).filter(
  file => !file.includes('generated'),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const room = (file: string) => file.split('/')[0] ?? ''
const area = (file: string) => /^(?:server|web)\/areas\/([^/]+)\//.exec(file)?.[1]

/** Every file's imports within the repository, types included unless told otherwise. */
const imports = files.flatMap(file =>
  [...read(file).matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'"\n;]*?from\s+'(\.[^']+)'|(?:^|\n)import\s+'(\.[^']+)'/g)].map(
    ([, type, from, bare]) => ({
      file,
      to: relative(root, resolve(root, dirname(file), from ?? bare ?? '')),
      isType: type !== undefined,
    }),
  ),
)
const crossings = (forbidden: (edge: { file: string; to: string; isType: boolean }) => boolean) =>
  imports.filter(forbidden).map(({ file, to }) => `${file} imports ${to}`)

test('the browser and the server share the schema and the pure text functions only', () => {
  expect(crossings(({ file, to }) => room(file) === 'web' && ['server', 'seed'].includes(room(to)))).toEqual([])
  expect(crossings(({ file, to }) => ['server', 'seed'].includes(room(file)) && room(to) === 'web')).toEqual([])
  expect(crossings(({ file, to }) => room(file) === 'text' && room(to) !== 'text')).toEqual([])
})

test('server imports run one way: areas know nothing of the doors and of main', () => {
  const upper = /^server\/(main|app|serve|start|graphql|rest-door|compiled|limits|web)\.ts$/
  expect(crossings(({ file, to }) => area(file) !== undefined && upper.test(to))).toEqual([])
  expect(crossings(({ file, to }) => file.startsWith('server/db/') && to.startsWith('server/areas/'))).toEqual([])
  expect(crossings(({ file, to }) => file.startsWith('server/engine/') && !/^(server\/engine|text)\//.test(to))).toEqual([])
})

test("an area may call another's service, never its resolvers or routes; web areas do not know each other", () => {
  const foreign = ({ file, to }: { file: string; to: string }) =>
    area(file) !== undefined && area(to) !== undefined && area(file) !== area(to)
  expect(crossings(edge => foreign(edge) && /(resolvers|routes)\.ts$/.test(edge.to))).toEqual([])
  expect(crossings(edge => foreign(edge) && edge.file.startsWith('web/'))).toEqual([])
  expect(crossings(({ file, to }) => file.startsWith('web/ui/') && to.startsWith('web/areas/'))).toEqual([])
})

test('services know no door', () => {
  const doors = files
    .filter(file => area(file) && file.startsWith('server/') && !/(resolvers|routes|outbox)\.ts$/.test(file))
    .filter(file => /from '(express|@apollo|graphql)|generated\//.test(read(file)))
  expect(doors).toEqual([])
})

test('resolvers and routes unpack and call: no condition, no catch, no SQL', () => {
  const found = files
    .filter(file => /areas\/[^/]+\/(resolvers|routes)\.ts$/.test(file))
    .filter(file => /\b(if|try|switch)\b\s*[({]|\bsql`|selectFrom|kysely/.test(read(file)))
  expect(found).toEqual([])
})

test('demonstration tables are touched only through the change mechanism', () => {
  const names = allTables().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  const direct = new RegExp(`(selectFrom|insertInto|updateTable|deleteFrom)\\('(${names.join('|')})'`)
  expect(files.filter(file => area(file) && direct.test(read(file)))).toEqual([])
})

test('tables match their migrations, and every one has a seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const store = openStore(`file:${join(folder, 'check.sqlite')}`)
  await migrate(store)
  for (const table of allTables()) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table.name})`.execute(store.db)
    const wanted = ['workspaceId', 'id', 'version', ...Object.keys(table.columns), ...table.folded.map(name => `${name}Folded`), 'hay']
    expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
    expect(seeds.some(seed => seed.table === table.name)).toBe(true)
  }
  await store.close()
  rmSync(folder, { recursive: true })
})

test('every area is complete: schema, resolvers and tests', () => {
  for (const name of readdirSync(join(root, 'server/areas'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)) {
    const missing = [`schema/${name}.graphql`, `server/areas/${name}/resolvers.ts`].filter(file => !existsSync(join(root, file)))
    expect(missing).toEqual([])
    // Words are spent by texts and tested with them.
    expect(existsSync(join(root, `tests/${name === 'words' ? 'text' : name}.test.ts`))).toBe(true)
  }
})

test('names: kebab-case files, named exports, no rooms for everything', () => {
  expect(files.filter(file => !/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.d)?\.ts|[A-Z][A-Za-z]+\.tsx|main\.tsx)$/.test(`/${file}`))).toEqual([])
  expect(files.filter(file => /(^|\/)(utils?|helpers?|common|manager)(\.|\/)/.test(file))).toEqual([])
  expect(files.filter(file => /^export default/m.test(read(file)))).toEqual([])
})

test('every type, field, argument group and value that needs words has a description', () => {
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
