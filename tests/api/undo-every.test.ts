import { readFileSync } from 'node:fs'
import {
  getNamedType,
  type GraphQLField,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  type GraphQLNamedType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import '../../seed/index.ts'
import { forgetPages } from '../../server/db/page-cache.ts'
import { allTables } from '../../server/db/tables.ts'
import { publicWorkspace } from '../../server/db/workspaces.ts'
import { buildSchema } from '../../server/graphql/apollo-server.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { type Comparison, watchChanges } from '../support/recorded-changes.ts'
import { preparations, samples, type Snapshot } from '../support/undo-samples.ts'

const schema = buildSchema()
const areas = [...new Set(allTables().map(({ area }) => area.toLowerCase()))]

/** Fields that an area's schema file adds to a root type. */
const added = (area: string, root: string) =>
  parse(readFileSync(new URL(`../../schema/${area}.graphql`, import.meta.url), 'utf8')).definitions.flatMap(definition =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION && definition.name.value === root
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  )
/** Mutations that store nothing. */
const passing = new Set(['signalTyping'])
const mutations = areas.flatMap(area =>
  added(area, 'Mutation')
    .filter(name => !passing.has(name))
    .map(name => ({ area, name })),
)

/** All scalar fields of a type, and its child rows. The version grows with every change. */
function selection(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).flatMap(field => {
    const inner = getNamedType(field.type)
    if (field.args.some(isRequiredArgument) || field.name === 'version') return []
    if (isLeafType(inner)) return [field.name]
    // Nested pages would repeat the same rows.
    if (depth === 0 || inner.name.endsWith('Page')) return []
    return [`${field.name} ${selection(inner, depth - 1)}`]
  })
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '{ __typename }'
}

const isPaged = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'page')

/** Queries that read an area completely: its lists and single records. */
function reads(area: string): { name: string; query: string }[] {
  const queries = schema.getQueryType()?.getFields() ?? {}
  return added(area, 'Query').flatMap(name => {
    const field = queries[name]
    if (!field || field.args.some(isRequiredArgument) || ['customer', 'order'].includes(name)) return []
    const type = getNamedType(field.type)
    // A scalar is not a row of the workspace.
    if (isLeafType(type)) return []
    const items = isObjectType(type) ? type.getFields().items : undefined
    if (!isPaged(field) || !items) return [{ name, query: `{ ${name} ${selection(type, isListType(field.type) ? 3 : 2)} }` }]
    const folders =
      name === 'emails' ? [...['INBOX', 'SENT', 'DRAFT', 'SPAM'].map(folder => `folder: ${folder}, `), 'trashed: true, '] : ['']
    return folders.flatMap(folder =>
      [1, 2].map(page => ({
        name,
        query: `{ ${name}(${folder}page: { page: ${page}, itemsPerPage: 100 }) { total items ${selection(getNamedType(items.type), 2)} } }`,
      })),
    )
  })
}

const allReads = areas.flatMap(area => reads(area).map(each => ({ area, ...each })))
/** Areas whose rows are changed by writes of another one. */
const besides: Record<string, string[]> = {
  orders: ['customers'],
  customers: ['orders'],
  users: ['roles', 'email'],
  roles: ['users'],
  profile: ['chat'],
}

test('every kind of demo data write is covered', () => {
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted())
})

describe.each(databases)('undo and redo of every kind of write on %s', database => {
  let app: TestApp
  let compareChanges: (() => Promise<Comparison>) | undefined
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-11-20T08:00:00.000Z') })
    // Both databases record the same; reading every table takes much longer over a connection.
    if (database !== 'sqlite') return
    // First reads fill areas, which no operation records.
    for (const area of areas) await state(area)
    compareChanges = await watchChanges(app.running.parts.store, publicWorkspace.id)
  })
  afterAll(() => app.close())

  const state = async (area: string) => {
    const found = allReads.filter(each => [area, ...(besides[area] ?? [])].includes(each.area))
    return Promise.all(
      found.map(async ({ name, query }) => {
        const { data, errors } = await app.graphql<Record<string, unknown>>(query)
        expect([query, errors]).toEqual([query, undefined])
        return { name, data: data[name] }
      }),
    )
  }
  /** Texts of answers compare many times faster than their values, which show the difference. */
  const expectState = async (area: string, wanted: object[]) => {
    const found = await state(area)
    if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted)
  }
  /** What lists that were counted before rely on. */
  const expectRecorded = async () => {
    if (!compareChanges) return
    const { recorded, missing, wrong } = await compareChanges()
    expect([missing, wrong]).toEqual([[], []])
    expect(recorded.values().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  }
  /** The state without cached pages. */
  const freshState = (area: string) => {
    forgetPages(app.running.parts.store)
    return state(area)
  }
  const revision = async () => {
    const { store } = app.running.parts
    return Number((await store.select('select revision from workspaces where id = 1', []))[0]?.revision)
  }
  const snapshot = (answers: { name: string; data: unknown }[]): Snapshot => {
    const rows = (list: string) =>
      answers.filter(({ name }) => name === list).flatMap(({ data }) => (data as { items?: object[] }).items ?? data) as Record<
        string,
        unknown
      >[] // the selected fields
    return { rows, id: (list, isWanted = () => true) => String(rows(list).find(isWanted)?.id) }
  }

  test.each(mutations)('$area: $name', async ({ area, name }) => {
    const preparation = preparations[name]
    const prepared = preparation ? (await app.graphql<Record<string, unknown>>(`mutation { ${preparation} }`)).data : {}
    const before = await state(area)
    const given = samples[name]?.(snapshot(before), prepared) ?? ''
    let known = await revision()
    const expectRaised = async () => expect(await revision()).toBeGreaterThan(known)
    const type = getNamedType(schema.getMutationType()?.getFields()[name]?.type)
    const answer = await app.graphql(`mutation { ${name}${given ? `(${given})` : ''} ${isObjectType(type) ? '{ __typename }' : ''} }`)
    expect(answer.errors).toBeUndefined()
    await expectRaised()
    await expectRecorded()
    const after = await state(area)
    expect(after).not.toEqual(before)
    // Lists cache their pages until the next write.
    expect(JSON.stringify(await freshState(area))).toBe(JSON.stringify(after))
    for (const [operation, wanted] of [
      ['undo', before],
      ['redo', after],
      ['undo', before],
    ] as const) {
      known = await revision()
      expect((await app.graphql(`mutation { ${operation} { kind } }`)).data).toEqual({ [operation]: { kind: operation.toUpperCase() } })
      await expectRaised()
      await expectRecorded()
      await expectState(area, wanted)
    }
  })
})
