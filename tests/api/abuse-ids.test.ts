/** Ids that no record can have, in every place where the schema takes one. */
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shoutingEngine } from '../support/engines.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { type Field, mutations, operation, queries, subscriptions, valueFor } from '../support/operations.ts'

/** Beyond the databases' numbers, beyond what JavaScript counts exactly, and a number in another form. */
const ids = ['99999999999999999999', '9007199254740993', '1e0']
const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, DateTime: '2027-01-01T00:00:00.000Z', JSON: { type: 'doc' } }

/** Names of the ids in an argument. */
function idsIn(type: GraphQLInputType, name: string): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap(each => idsIn(each.type, each.name))
  return named.name === 'ID' ? [name] : []
}

const placesOf = (fields: Field[]) =>
  fields.flatMap(field => [...new Set(field.args.flatMap(({ type, name }) => idsIn(type, name)))].map(name => ({ field, name })))

/** The arguments of a field with this id in one place; the other ids are those of first records. */
const argsFor = (field: Field, place: string, id: string) =>
  Object.fromEntries(
    field.args.map(({ type, name }) => [
      name,
      valueFor(type, name, each =>
        each.type.startsWith('ID') ? (each.name === place ? id : '1') : (samples[each.type.replace('!', '')] ?? 'a'),
      ),
    ]),
  )

describe.each(databases)('invalid IDs on %s', database => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await startApp({ database, engine: shoutingEngine() })
    token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
  })
  afterAll(() => app.close())

  test.each(ids)('%s is rejected or not found in every argument and input field', async id => {
    const places = [
      ...placesOf(queries).map(place => ({ kind: 'query' as const, ...place })),
      ...placesOf(mutations).map(place => ({ kind: 'mutation' as const, ...place })),
    ]
    expect(places.length).toBeGreaterThan(130)
    const problems: unknown[] = []
    const request = async ({ kind, field, name }: (typeof places)[number]) => {
      const { query, variables } = operation(kind, field, argsFor(field, name, id))
      const { errors, status } = await app.graphql(query, variables, token)
      const isProper = (errors ?? []).every(({ extensions }) => extensions.reason !== undefined && extensions.code !== 'UNAVAILABLE')
      if (status !== 200 || !isProper) problems.push([field.name, name, status, errors?.[0]])
    }
    for (let at = 0; at < places.length; at += 10) await Promise.all(places.slice(at, at + 10).map(request))
    expect(problems).toEqual([])
  })

  test.each(ids)('%s is reported as unknown in subscriptions', async id => {
    const places = placesOf(subscriptions)
    expect(places.length).toBeGreaterThan(0)
    for (const { field, name } of places) {
      const { query, variables } = operation('subscription', field, argsFor(field, name, id))
      const refused: unknown = await app
        .subscribe(query, variables, token)
        .next()
        .catch((error: unknown) => error)
      expect(JSON.stringify(refused)).toContain('NOT_FOUND')
    }
  })

  test('match nothing as filters, in queries and over REST', async () => {
    const { data } = await app.graphql(
      `{ products(ownCategory: "${ids[0]}") { total } operations(record: { type: "Review", id: "${ids[0]}" }) { total } }`,
    )
    expect(data).toEqual({ products: { total: 0 }, operations: { total: 0 } })
    for (const id of ids) {
      const taken = await app.rest('GET', `/api/apps/users/taken?username=nobody&except=${id}`)
      expect([taken.status, taken.body]).toEqual([200, { taken: [] }])
      expect((await app.rest('GET', `/api/apps/users/${id}`)).status).toBe(404)
    }
  })

  test('are rejected in lists of card IDs, and the boards stay unchanged', async () => {
    const kanban = async () => (await app.rest('GET', '/api/apps/kanban')).body
    const before = await kanban()
    const wrong = [
      [{}],
      [{ id: 1 }],
      [[1]],
      [1.5],
      [null],
      [true],
      [''],
      ['x'],
      [0],
      [-1],
      ...ids.map(id => [id]),
      [1, {}],
      {},
      'x',
      1,
      null,
    ]
    for (const given of wrong) {
      const placed = await app.rest('PUT', '/api/apps/kanban/item/state-update', { body: { boardId: 2, ids: given } })
      expect([given, placed.status, placed.body.code]).toEqual([given, 400, 'BAD_USER_INPUT'])
      expect((await app.rest('PUT', '/api/apps/kanban/board/state-update', { body: { ids: given } })).status).toBe(400)
    }
    expect(await kanban()).toEqual(before)
  })

  test('a card placed on a second board leaves the first, and undo never leaves it on both', async () => {
    const boards = async () => (await app.rest('GET', '/api/apps/kanban')).body.boards as { id: number; itemsIds: number[] }[]
    const [first, second] = await boards()
    const [moved = 0, ...left] = first?.itemsIds ?? []
    const place = (boardId: number | undefined, cards: unknown[]) =>
      app.rest('PUT', '/api/apps/kanban/item/state-update', { body: { boardId, ids: cards } })
    const leftOut = await place(first?.id, left)
    const placed = await place(second?.id, [...(second?.itemsIds ?? []), moved])
    expect([leftOut.status, placed.status]).toEqual([200, 200])
    const holders = async () => (await boards()).filter(({ itemsIds }) => itemsIds.includes(moved)).map(({ id }) => id)
    expect(await holders()).toEqual([second?.id])
    const undone = await app.rest('POST', '/api/_workspace/undo', { body: { operationId: Number(leftOut.headers.get('x-operation-id')) } })
    expect([undone.status, undone.body.reason]).toEqual([409, 'CARD_PLACED_SINCE'])
    expect(await holders()).toEqual([second?.id])
    await place(first?.id, [moved, ...left])
    expect(await holders()).toEqual([first?.id])
  })
})
