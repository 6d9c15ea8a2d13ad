import { execute, getNamedType, getOperationAST, type GraphQLObjectType, isEnumType, isObjectType, parse } from 'graphql'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Context } from '../../server/context.ts'
import { forgetPages } from '../../server/db/page-cache.ts'
import { buildSchema } from '../../server/graphql/apollo-server.ts'
import { fieldsOfRows, isKeepable } from '../../server/graphql/kept-results.ts'
import { makeAccount, workspaceContext } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'

const schema = buildSchema()
const keepable = (text: string) => {
  const document = parse(text)
  const operation = getOperationAST(document)
  return operation ? isKeepable(schema, { document, operation }) : undefined
}

/** All fields of a type whose results may be kept, except objects that contain themselves. */
function selectionOf(type: GraphQLObjectType, above: string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: result, resolve }) => {
    if (resolve && !fieldsOfRows[type.name]?.includes(name)) return []
    const named = getNamedType(result)
    if (!isObjectType(named)) return [name]
    if (above.includes(named.name)) return []
    const inner = selectionOf(named, [...above, type.name])
    return inner === '' ? [] : [`${name} ${inner}`]
  })
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`
}

/** Each kept query, plain, and with each filter and sort. */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ name }) => fieldsOfRows.Query?.includes(name))
  .flatMap(({ name, type, args }) => {
    const result = getNamedType(type)
    const selected = isObjectType(result) ? selectionOf(result) : ''
    const given = args.flatMap(arg => {
      const values = getNamedType(arg.type)
      if (values.toString() === 'Boolean') return [`(${arg.name}: true)`]
      return isEnumType(values) && arg.name !== 'order' ? values.getValues().map(value => `(${arg.name}: ${value.name})`) : []
    })
    return ['', ...given].map(each => `{ ${name}${each} ${selected} }`)
  })

describe('results that are kept', () => {
  let app: TestApp
  let context: Context
  beforeAll(async () => {
    app = await startApp({ database: 'sqlite' })
    context = workspaceContext(app, (await makeAccount(app)).workspaceId)
  })
  afterAll(() => app.close())
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(queries)('depend on neither the caller nor the time: %s', async text => {
    expect(keepable(text)).toBe(true)
    const read = async () => {
      forgetPages(context.store)
      const { store, db, workspace, written, log, metrics, source } = context
      const allowed: Partial<Context> = { store, db, workspace, written, log, metrics, source }
      const contextValue = new Proxy(allowed, {
        get(target, name, receiver) {
          if (typeof name === 'string' && !(name in target)) throw new Error(`reads ${name} of the context`)
          return Reflect.get(target, name, receiver) as unknown
        },
      })
      return execute({ schema, document: parse(text), contextValue })
    }
    await execute({ schema, document: parse(text), contextValue: context }) // fills the area
    const result = await read()
    expect(result.errors).toBeUndefined()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 })
    expect(await read()).toEqual(result)
  })

  test.each([
    ['fields of the caller', '{ me { email } }'],
    ['a list beside them', '{ me { email } boards { id } }'],
    ['lists that depend on the day', '{ invoices { items { id status } } }'],
    ['fields that do, below a list', '{ orders { items { id customer { id profile { balance } } } } }'],
    ['them in a fragment', 'query { ...all } fragment all on Query { invoices { total } }'],
    ['mutations', 'mutation { undo { id } }'],
  ])('are not those of %s', (_name, text) => expect(keepable(text)).toBe(false))

  test('are those of a list with fragments and aliases', () =>
    expect(keepable('query { some: boards { ...board } } fragment board on Board { id ... on Board { cards: items { id } } }')).toBe(true))
})

describe.each(databases)('a repeated list on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database })
    token = (await makeAccount(app)).token
  })
  afterAll(() => app.close())

  const list = 'query ($search: String) { boards { id title items { id title } } reviews(search: $search) { total } }'
  interface Found {
    boards: { id: string; title: string; items: { id: string; title: string }[] }[]
    reviews: { total: number }
  }
  const read = async (variables: Record<string, unknown> = {}, caller = token) => (await app.graphql<Found>(list, variables, caller)).data

  test('shows each write of its workspace at once, and undo', async () => {
    for (let repeat = 0; repeat < 4; repeat++) await read()
    const before = await read()
    const [first, second] = before.boards
    const card = first?.items[0]
    await app.graphql(`mutation { moveCard(id: ${card?.id}, boardId: ${second?.id}, position: 0) { id } }`, {}, token)
    expect((await read()).boards[1]?.items[0]).toEqual(card)
    await app.graphql('mutation { undo { id } }', {}, token)
    expect(await read()).toEqual(before)
  })

  test('is its own for other variables, and for another account', async () => {
    const other = await makeAccount(app)
    await app.graphql('mutation { renameBoard(id: 1, title: "Mine alone") { id } }', {}, other.token)
    const [all, none, others] = [await read(), await read({ search: 'nobody wrote this' }), await read({}, other.token)]
    expect(none).toEqual({ ...all, reviews: { total: 0 } })
    expect(others.boards.map(({ title }) => title)).toContain('Mine alone')
    expect(JSON.stringify(all)).not.toContain('Mine alone')
    expect([await read(), await read({}, other.token)]).toEqual([all, others])
  })

  test('is refused as before to a session that has ended', async () => {
    const other = await makeAccount(app)
    await read({}, other.token)
    await app.graphql('mutation { logout }', {}, other.token)
    expect((await app.graphql(list, {}, other.token)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})
