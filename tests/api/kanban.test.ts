import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface WireBoard {
  id: number
  title: string
  itemsIds: number[]
}

interface Card {
  id: string
  version: number
  title: string
  dueDate: string | null
  members: { name: string; img: string }[]
  labels: string[]
  comments: string
  commentsCount: number
  board: { id: string } | null
  thread: { id: string; author: string; text: string; at: string }[]
}

const whole = `id version title description dueDate labels members { name img } comments commentsCount attachments image board { id } thread { id author text at }`

describe.each(databases)('kanban on %s', database => {
  let app: TestApp
  const now = () => new Date('2026-11-21T09:00:00.000Z')
  beforeAll(async () => {
    app = await startApp({ database, now })
  })
  afterEach(() => app.graphql(`mutation { resetWorkspace(area: KANBAN) }`))
  afterAll(() => app.close())

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.rest(method, `/api/apps/kanban${path}`, { body, headers })
  const wire = async () => (await call('GET', '')).body as { boards: WireBoard[]; items: { id: number; title: string }[] }
  const places = async () => (await wire()).boards.map(({ itemsIds }) => itemsIds)
  const place = (boardId: number | string, ids: unknown) => call('PUT', '/item/state-update', { boardId, ids })
  const request = async <T>(query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await app.graphql<Record<string, T>>(query, variables)
    expect(errors).toBeUndefined()
    return Object.values(data)[0] as T
  }
  const card = (id: number | string) => request<Card>(`query ($id: ID!) { card(id: $id) { ${whole} } }`, { id })
  const move = (id: number | string, boardId: number | string, position: number) =>
    request<Card>(`mutation ($id: ID!, $b: ID!, $p: Int!) { moveCard(id: $id, boardId: $b, position: $p) { id board { id } } }`, {
      id,
      b: boardId,
      p: position,
    })
  const refusal = async (query: string, variables?: Record<string, unknown>) =>
    (await app.graphql(query, variables)).errors?.[0]?.extensions
  const undo = () => request(`mutation { undo { id } }`)
  const redo = () => request(`mutation { redo { id } }`)

  describe('the contract', () => {
    test('lists four boards and fourteen cards, each on one board, the same over both APIs', async () => {
      const { boards, items } = await wire()
      expect(boards).toHaveLength(4)
      expect(items).toHaveLength(14)
      expect(boards.flatMap(({ itemsIds }) => itemsIds).toSorted((a, b) => a - b)).toEqual(items.map(({ id }) => id))
      for (const item of items)
        expect(item).toMatchObject({
          id: expect.any(Number),
          title: expect.any(String),
          labels: expect.any(Array),
          members: expect.any(Array),
          comments: expect.any(String),
          attachments: expect.any(Number),
          commentsCount: expect.any(Number),
          image: expect.any(String),
        })
      expect(items.every(item => 'dueDate' in item && !('version' in item))).toBe(true)
      const received = await request<(WireBoard & { items: Card[] })[]>(`{ boards { id title itemsIds items { ${whole} } } }`)
      expect(received.map(({ id, title, itemsIds }) => ({ id: Number(id), title, itemsIds: itemsIds.map(Number) }))).toEqual(boards)
      for (const board of received) {
        expect(board.items.map(({ id }) => id)).toEqual(board.itemsIds)
        for (const each of board.items) {
          expect(each.board).toEqual({ id: board.id })
          expect(each.thread).toHaveLength(each.commentsCount)
          expect(each.comments).toBe(each.thread.length > 0 ? `<p>${each.thread.at(-1)?.text}</p>` : '')
          expect(each.thread.map(({ at }) => at)).toEqual(each.thread.map(({ at }) => at).toSorted())
        }
      }
      expect((await call('GET', '?q=x&page=7')).body).toEqual({ boards, items })
    })

    test('serves every picture of the seed', async () => {
      const { items } = (await call('GET', '')).body as { items: { image: string; members: { img: string }[] }[] }
      const addresses = new Set(items.flatMap(({ image, members }) => [image, ...members.map(({ img }) => img)]).filter(Boolean))
      expect(addresses.size).toBeGreaterThan(15)
      for (const address of addresses) expect([address, (await fetch(app.url + address)).status]).toEqual([address, 200])
    })

    test('adds a board at the end; a repeated title is a network error, and closes the connection in strict mode', async () => {
      const added = await call('POST', '/board/add', { title: '  Later ' })
      expect([added.status, added.body]).toEqual([201, { id: 5, title: 'Later', itemsIds: [] }])
      expect((await wire()).boards.at(-1)).toEqual(added.body)
      const again = await call('POST', '/board/add', { title: 'Later' })
      expect([again.status, again.body]).toMatchObject([409, { error: 'Network error', code: 'CONFLICT', requestId: expect.any(String) }])
      await expect(call('POST', '/board/add', { title: 'Later' }, { 'x-contract': 'strict' })).rejects.toThrow()
      expect((await call('POST', '/board/add', { title: 'later' }, { 'x-contract': 'strict' })).status).toBe(201)
      expect((await wire()).boards).toHaveLength(6)
    })

    test.each([{}, { title: '' }, { title: '  ' }, { title: 7 }, { title: 'x'.repeat(121) }, [], 'null'])(
      'answers a board with the body %j with a network error',
      async body => {
        const { status, body: told } = await call('POST', '/board/add', body)
        expect([status, told]).toMatchObject([400, { error: 'Network error', code: 'BAD_USER_INPUT' }])
      },
    )

    test('renames a board by number or text, ignores other fields, and rejects taken or empty titles', async () => {
      const [first, second] = (await wire()).boards
      const renamed = await call('PUT', '/board/rename', { boardId: String(first?.id), newName: 'Someday', oldName: first?.title })
      expect([renamed.status, renamed.body]).toEqual([200, { ...first, title: 'Someday' }])
      expect((await call('PUT', '/board/rename', { boardId: first?.id, newName: 'Someday' })).status).toBe(200)
      expect((await call('PUT', '/board/rename', { boardId: first?.id, newName: second?.title })).status).toBe(409)
      expect((await call('PUT', '/board/rename', { boardId: first?.id, newName: ' ' })).body).toMatchObject({ field: 'newName' })
      expect((await call('PUT', '/board/rename', { boardId: 99, newName: 'x' })).body).toMatchObject({ message: expect.any(String) })
      for (const boardId of [99, null, '1e0', {}]) expect((await call('PUT', '/board/rename', { boardId, newName: 'x' })).status).toBe(404)
    })

    test('deletes a board with its cards and comments, and undo restores all', async () => {
      const before = await wire()
      const kept = await card(1)
      const [first] = before.boards
      expect((await call('DELETE', `/board/${first?.id}`)).status).toBe(204)
      const after = await wire()
      expect(after.boards).toEqual(before.boards.slice(1))
      expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id).filter(id => !first?.itemsIds.includes(id)))
      expect((await call('DELETE', `/board/${first?.id}`)).body).toMatchObject({ message: expect.any(String), code: 'NOT_FOUND' })
      await undo()
      expect(await wire()).toEqual(before)
      expect(await card(1)).toEqual({ ...kept, version: expect.any(Number) })
      await redo()
      expect(await wire()).toEqual(after)
    })

    test('rejects an undo whose board title is taken', async () => {
      await call('DELETE', '/board/4')
      const { data } = await app.graphql<{ operations: { items: { id: string }[] } }>(`{ operations { items { id } } }`)
      await call('POST', '/board/add', { title: 'Done' })
      expect(await refusal(`mutation ($id: ID!) { undo(operationId: $id) { id } }`, { id: data.operations.items[0]?.id })).toMatchObject({
        code: 'CONFLICT',
      })
      expect((await wire()).boards).toHaveLength(4)
    })

    test('adds a card to a board by ID or by name', async () => {
      const byId = await call('POST', '/item/add', { itemTitle: ' Buy string ', boardName: 'whatever', boardId: '2' })
      expect([byId.status, byId.body]).toEqual([
        201,
        {
          id: 15,
          title: 'Buy string',
          description: '',
          dueDate: null,
          labels: [],
          members: [],
          comments: '',
          commentsCount: 0,
          attachments: 0,
          image: '',
          checklist: [],
          files: [],
          archivedAt: null,
        },
      ])
      const byName = await call('POST', '/item/add', { itemTitle: 'Buy wax', boardName: 'Done' })
      const { boards } = await wire()
      expect([boards[1]?.itemsIds.at(-1), boards[3]?.itemsIds.at(-1)]).toEqual([15, byName.body.id])
      expect((await call('POST', '/item/add', { itemTitle: 'x', boardName: 'No such', boardId: 99 })).status).toBe(404)
      for (const body of [{ itemTitle: 'x' }, { boardName: 'Done', boardId: 4 }, { itemTitle: '', boardName: 'Done' }, {}]) {
        const { status, body: told } = await call('POST', '/item/add', body)
        expect([status, told.error]).toEqual([400, 'Network error'])
      }
      await expect(call('POST', '/item/add', { itemTitle: 'x' }, { 'x-contract': 'strict' })).rejects.toThrow()
      await undo()
      expect((await wire()).items).toHaveLength(15)
      expect((await wire()).boards[3]?.itemsIds).not.toContain(byName.body.id)
    })

    test('changes the given fields of a card only', async () => {
      const { items } = await wire()
      const before = items[0]
      const item = {
        ...before,
        id: '1',
        title: 'Photograph them all',
        dueDate: '2026-12-24T00:00:00.000Z',
        comments: '<p>Merry <b>glazes</b></p>',
        labels: ['A', 'A', 'B'],
        members: [{ img: '/a.svg', name: 'Ada' }],
        commentsCount: '3',
        version: 77,
        workspaceId: 9,
        constructor: 'x',
      }
      const changed = await call('PUT', '/item/update', { item })
      expect([changed.status, changed.body]).toEqual([
        200,
        {
          ...before,
          title: 'Photograph them all',
          dueDate: '2026-12-24',
          comments: '<p>Merry <b>glazes</b></p>',
          labels: ['A', 'B'],
          members: [{ img: '/a.svg', name: 'Ada' }],
          commentsCount: 3,
        },
      ])
      expect((await call('PUT', '/item/update', { item: { id: 1, dueDate: null } })).body.dueDate).toBeNull()
      expect((await call('PUT', '/item/update', { item: { id: 1, dueDate: '24 December 2026' } })).body.dueDate).toBe('2026-12-24')
      expect((await wire()).items[0]).toMatchObject({ title: 'Photograph them all', dueDate: '2026-12-24' })
      expect((await call('PUT', '/item/update', { item: { id: 4711 } })).body).toMatchObject({ message: expect.any(String) })
      await undo()
      expect((await wire()).items[0]).toMatchObject({ dueDate: null })
    })

    test.each([
      ['title', ''],
      ['title', 4],
      ['dueDate', 'soon'],
      ['dueDate', '2026-02-31'],
      ['labels', 'one'],
      ['labels', [null, {}]],
      ['members', [{ name: '' }]],
      ['image', 'javascript:alert(1)'],
      ['commentsCount', -1],
      ['attachments', 'many'],
    ])('rejects a card with the %s %j and keeps it unchanged', async (field, value) => {
      const before = await wire()
      const { status, body } = await call('PUT', '/item/update', { item: { id: 1, [field]: value } })
      expect([status, body.field]).toEqual([400, field])
      expect(await wire()).toEqual(before)
    })

    test('rejects a body without an item', async () => {
      for (const body of [{}, { item: 1 }, [], { item: [] }]) expect((await call('PUT', '/item/update', body)).status).toBe(400)
      expect((await call('PUT', '/item/update', { item: {} })).status).toBe(404)
    })

    test('deletes a card once, and undo restores its position', async () => {
      const before = await wire()
      const deleted = await call('DELETE', '/item/2', { id: 2 })
      expect([deleted.status, deleted.text]).toEqual([204, ''])
      expect((await places()).flat()).not.toContain(2)
      expect((await wire()).items).toHaveLength(13)
      expect((await call('DELETE', '/item/2')).status).toBe(404)
      await undo()
      expect(await wire()).toEqual(before)
    })

    test.each([
      ['the old board first', [0, 1]],
      ['the new board first', [1, 0]],
    ])('moves a card in two calls, here %s, without losing or duplicating it', async (_, order) => {
      const [first = [], second = []] = await places()
      const [moved = 0, ...left] = first
      const calls: [number, number[]][] = [
        [1, left],
        [2, [moved, ...second]],
      ]
      for (const index of order) {
        const [boardId, ids] = calls[index] ?? [0, []]
        const { status, body } = await place(boardId, ids)
        expect([status, body.itemsIds]).toEqual([200, ids])
        expect((await wire()).items).toHaveLength(14)
      }
      expect((await places()).slice(0, 2)).toEqual([left, [moved, ...second]])
    })

    test('ignores unknown and repeated IDs', async () => {
      const [first = []] = await places()
      const { status, body } = await place('1', [4711, ...first.toReversed(), String(first[0]), first[0]])
      expect(status).toBe(200)
      expect(body.itemsIds).toEqual(first.toReversed())
      expect((await place(99, [])).body).toMatchObject({ message: expect.any(String) })
      expect([(await place(99, [])).status, (await place(1, 'all')).status, (await place(1, undefined)).status]).toEqual([404, 400, 400])
    })

    test.each([[[{}]], [[{ id: 1 }]], [[[1]]], [[1, [2, 3]]], [[1.5]], [[1, null]], [['x']], [['1e0']], [[-1]], [[0]], [[true]]])(
      'rejects the IDs %j and changes nothing',
      async ids => {
        const before = await wire()
        const { status, body } = await place(1, ids)
        expect([status, body]).toMatchObject([400, { code: 'BAD_USER_INPUT', field: 'ids' }])
        expect((await call('PUT', '/board/state-update', ids)).status).toBe(400)
        expect(await wire()).toEqual(before)
      },
    )

    test('a card placed on a second board leaves the first in the same operation, and undo restores both', async () => {
      const before = await places()
      const [first = [], second = []] = before
      expect((await place(2, [first[0], ...second])).body.itemsIds).toEqual([first[0], ...second])
      expect((await places()).slice(0, 2)).toEqual([first.slice(1), [first[0], ...second]])
      expect((await card(first[0] ?? 0)).board).toEqual({ id: '2' })
      await undo()
      expect(await places()).toEqual(before)
    })

    test('orders boards by a bare list or `ids`; other lists change nothing', async () => {
      const sent = await call('PUT', '/board/state-update', [3, '1', 4, 2])
      expect([sent.status, sent.body]).toEqual([200, [3, 1, 4, 2]])
      expect((await wire()).boards.map(({ id }) => id)).toEqual([3, 1, 4, 2])
      for (const body of [[1, 2, 3], [1, 2, 3, 3], [1, 2, 3, 4, 4], [1, 2, 3, 99], [1, 2, 3, null], [], {}, 'null'])
        expect((await call('PUT', '/board/state-update', body)).status).toBe(400)
      expect((await wire()).boards.map(({ id }) => id)).toEqual([3, 1, 4, 2])
      await undo()
      expect((await wire()).boards.map(({ id }) => id)).toEqual([1, 2, 3, 4])
      expect((await call('PUT', '/board/state-update', { ids: [4, 3, 2, 1] })).body).toEqual([4, 3, 2, 1])
    })

    test('moves a card in one call (an extension)', async () => {
      const [first = [], second = []] = await places()
      expect((await call('PUT', '/item/move', { itemId: first[0], boardId: '2', position: 1 })).body).toMatchObject({ id: first[0] })
      expect((await places()).slice(0, 2)).toEqual([first.slice(1), second.toSpliced(1, 0, first[0] ?? 0)])
    })

    test.each(['1;DROP', '1e0', '0', '-1', '01', '99999999999999999999', 'null'])('rejects the unknown ID %s', async id => {
      expect((await call('DELETE', `/item/${id}`)).status).toBe(404)
      expect((await call('DELETE', `/board/${id}`)).status).toBe(404)
      expect((await refusal(`mutation ($id: ID!) { deleteCard(id: $id) }`, { id }))?.code).toBe('NOT_FOUND')
    })
  })

  describe('over GraphQL', () => {
    test('creates, renames, orders, and deletes boards, with undo and redo', async () => {
      const titles = async () => (await request<WireBoard[]>(`{ boards { title } }`)).map(({ title }) => title)
      const seen = await titles()
      const steps: [string, string[]][] = [
        [`mutation { createBoard(title: " Ideas ") { id } }`, [...seen, 'Ideas']],
        [`mutation { renameBoard(id: 4, title: "Finished") { title } }`, [...seen.slice(0, 3), 'Finished', 'Ideas']],
        [`mutation { orderBoards(ids: [5, 1, 2, 3, 4]) { id } }`, ['Ideas', ...seen.slice(0, 3), 'Finished']],
        [`mutation { deleteBoard(id: 1) }`, ['Ideas', ...seen.slice(1, 3), 'Finished']],
      ]
      let before = seen
      for (const [mutation, after] of steps) {
        await request(mutation)
        expect(await titles()).toEqual(after)
        await undo()
        expect(await titles()).toEqual(before)
        await redo()
        expect(await titles()).toEqual(after)
        before = after
      }
      const conflict = await refusal(`mutation { renameBoard(id: 2, title: "Ideas") { id } }`)
      expect(conflict).toMatchObject({ code: 'CONFLICT', reason: 'BOARD_TITLE_TAKEN', field: 'title' })
      expect(await refusal(`mutation { orderBoards(ids: [1, 2]) { id } }`)).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'BOARD_ORDER_INCOMPLETE',
        field: 'ids',
      })
    })

    test('creates a card at a position, with pictures of known members', async () => {
      const made = await request<Card>(
        `mutation ($input: CardInput!) { createCard(boardId: 3, input: $input, position: 1) { ${whole} } }`,
        {
          input: {
            title: 'Proof',
            dueDate: '2026-12-01',
            labels: ['Design'],
            members: ['Noor Rahman', 'Ada'],
            image: '/art/covers/pages.svg',
          },
        },
      )
      expect(made).toMatchObject({
        title: 'Proof',
        dueDate: '2026-12-01',
        members: [
          { name: 'Noor Rahman', img: '/art/people/noor-rahman.svg' },
          { name: 'Ada', img: '' },
        ],
        board: { id: '3' },
        thread: [],
      })
      expect((await places())[2]?.[1]).toBe(Number(made.id))
      expect(await refusal(`mutation { createCard(boardId: 3, input: { labels: ["x"] }) { id } }`)).toMatchObject({ field: 'title' })
      expect(await refusal(`mutation { createCard(boardId: 33, input: { title: "x" }) { id } }`)).toMatchObject({ code: 'NOT_FOUND' })
      await undo()
      expect((await places())[2]).not.toContain(Number(made.id))
      await redo()
      expect((await places())[2]?.[1]).toBe(Number(made.id))
    })

    test('changes the given fields, clears the due date by null, and rejects outdated versions with the current card', async () => {
      const update = `mutation ($v: Int, $input: CardInput!) { updateCard(id: 1, version: $v, input: $input) { ${whole} } }`
      const before = await card(1)
      const after = await request<Card>(update, { v: before.version, input: { title: ' Mugs ', description: null, dueDate: null } })
      expect(after).toEqual({ ...before, title: 'Mugs', dueDate: null, version: before.version + 1 })
      expect(await refusal(update, { v: before.version, input: { title: 'Cups' } })).toMatchObject({
        code: 'CONFLICT',
        current: { title: 'Mugs' },
      })
      for (const [field, value] of Object.entries({
        title: ' ',
        dueDate: 'tomorrow',
        labels: Array.from({ length: 11 }, (_, index) => `label ${index}`),
        members: [''],
        image: 'data:text/html,x',
        description: 'x'.repeat(4001),
      }))
        expect(await refusal(update, { input: { [field]: value } })).toMatchObject({ code: 'BAD_USER_INPUT', field })
      await undo()
      expect(await card(1)).toEqual({ ...before, version: before.version + 2 })
    })

    test('records and publishes a move as one operation', async () => {
      const before = await places()
      const live = app.subscribe<{ workspaceChanges: object }>(
        `subscription { workspaceChanges(areas: [KANBAN]) { summary rows { type id kind } } }`,
      )
      const received = live.next()
      await live.listening()
      expect((await move(1, 4, 99)).board).toEqual({ id: '4' })
      expect((await received).workspaceChanges).toEqual({
        summary: 'Moved a card',
        rows: [
          { type: 'Board', id: '1', kind: 'UPDATED' },
          { type: 'Board', id: '4', kind: 'UPDATED' },
        ],
      })
      const after = await places()
      expect([after[0], after[3]]).toEqual([before[0]?.slice(1), [...(before[3] ?? []), 1]])
      await undo()
      expect(await places()).toEqual(before)
      await redo()
      expect(await places()).toEqual(after)
    })

    test('returns the resulting board for each of two moves in one call', async () => {
      const { data } = await app.graphql(
        `mutation { a: moveCard(id: 1, boardId: 2, position: 0) { board { id } } b: moveCard(id: 1, boardId: 3, position: 0) { board { id } } }`,
      )
      expect(data).toEqual({ a: { board: { id: '2' } }, b: { board: { id: '3' } } })
    })

    test('moves a card that is on no board back onto one', async () => {
      await place(2, [1, 5, 6, 7])
      expect((await card(1)).board).toEqual({ id: '2' })
      await move(1, 3, 0)
      expect((await places()).flat().filter(id => id === 1)).toHaveLength(1)
      await place(3, [8, 9, 10])
      expect((await card(1)).board).toBeNull()
      await move(1, 1, -5)
      expect((await places())[0]?.[0]).toBe(1)
    })

    test('adds, counts, and deletes comments', async () => {
      const output = await request<Card>(`mutation { addCardComment(cardId: 1, text: " <b>Bold</b> & plain ") { ${whole} } }`)
      expect(output).toMatchObject({ commentsCount: 3, comments: '<p>&lt;b&gt;Bold&lt;/b&gt; &amp; plain</p>' })
      expect(output.thread.at(-1)).toMatchObject({ author: 'Visitor', text: '<b>Bold</b> & plain', at: now().toISOString() })
      const left = await request<Card>(`mutation ($id: ID!) { deleteCardComment(id: $id) { ${whole} } }`, { id: output.thread[0]?.id })
      expect([left.commentsCount, left.thread.length, left.comments]).toEqual([2, 2, output.comments])
      await undo()
      expect((await card(1)).thread).toEqual(output.thread)
      await undo()
      expect(await card(1)).toMatchObject({ commentsCount: 2, comments: '<p>I’ll take it. I’ll bring the gray card.</p>' })
      expect(await refusal(`mutation { addCardComment(cardId: 1, text: " ") { id } }`)).toMatchObject({ field: 'text' })
      expect(await refusal(`mutation { addCardComment(cardId: 99, text: "x") { id } }`)).toMatchObject({ code: 'NOT_FOUND' })
    })

    test('loads all boards with cards and comments in five statements', async () => {
      const statements = await countStatements(app, () => app.graphql(`{ boards { items { id board { id } thread { id } } } }`))
      expect(statements).toBe(5)
    })
  })

  describe('under concurrency', () => {
    test('adds, moves, and reorders without losing or duplicating cards or IDs', async () => {
      const added = await Promise.all([
        ...Array.from({ length: 15 }, (_, index) => call('POST', '/item/add', { itemTitle: `Card ${index}`, boardName: 'Done' })),
        ...Array.from({ length: 14 }, (_, index) => move(index + 1, (index % 4) + 1, index)),
        call('PUT', '/board/state-update', [2, 1, 4, 3]),
      ])
      const ids = added.slice(0, 15).map(answer => ('body' in answer ? answer.body.id : 0))
      expect(new Set(ids).size).toBe(15)
      const { items } = await wire()
      expect(items).toHaveLength(29)
      expect((await places()).flat().toSorted((a, b) => a - b)).toEqual(items.map(({ id }) => id))
    })

    test('matches a model after any moves, over either API and in either call order', async () => {
      const step = fc.record({
        card: fc.nat(13),
        board: fc.nat(3),
        position: fc.nat(16),
        how: fc.constantFrom('step', 'away', 'there', 'both'),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
          await request(`mutation { resetWorkspace(area: KANBAN) }`)
          const model = await places()
          const answers = []
          for (const { card: index, board, position, how } of steps) {
            const id = index + 1
            const from = model.findIndex(ids => ids.includes(id))
            model[from] = (model[from] ?? []).filter(each => each !== id)
            model[board] = (model[board] ?? []).toSpliced(position, 0, id)
            const away = () => place(from + 1, model[from])
            const there = () => place(board + 1, model[board])
            if (how === 'step') await move(id, board + 1, position)
            const calls = { step: [], both: [[away, there]], away: [[away], [there]], there: [[there], [away]] }[how]
            for (const together of calls) answers.push(...(await Promise.all(together.map(each => each()))))
          }
          expect(answers.filter(({ status }) => status !== 200)).toEqual([])
          expect(await places()).toEqual(model)
          expect((await wire()).items).toHaveLength(14)
        }),
        { numRuns: 25 },
      )
    })
  })

  test('limits a board over both APIs, and rejects other limits', async () => {
    const limits = () => request<{ cardLimit: number | null }[]>(`{ boards { cardLimit } }`)
    const before = await limits()
    const limited = await call('PUT', '/board/limit', { boardId: 1, cardLimit: 5 })
    expect([limited.status, limited.body]).toEqual([200, { ...(await wire()).boards[0], cardLimit: 5 }])
    expect((await limits())[0]).toEqual({ cardLimit: 5 })
    expect(await request(`mutation { limitBoard(id: 1) { cardLimit } }`)).toEqual({ cardLimit: null })
    for (const cardLimit of [0, -1, 1000]) {
      expect(await refusal(`mutation { limitBoard(id: 1, cardLimit: ${cardLimit}) { id } }`)).toMatchObject({ field: 'cardLimit' })
      expect((await call('PUT', '/board/limit', { boardId: 1, cardLimit })).body).toMatchObject({ field: 'cardLimit' })
    }
    expect(await refusal(`mutation { limitBoard(id: 99, cardLimit: 5) { id } }`)).toMatchObject({ code: 'NOT_FOUND' })
    await undo()
    await undo()
    expect(await limits()).toEqual(before)
  })

  test('archives a card, lists it, and restores it where it is moved to', async () => {
    const before = await places()
    const archived = () => request<{ id: string; archivedAt: string; board: null }[]>(`{ archivedCards { id archivedAt board { id } } }`)
    expect(await archived()).toEqual([])
    expect(await request(`mutation { archiveCard(id: 2) { archivedAt board { id } } }`)).toEqual({
      archivedAt: now().toISOString(),
      board: null,
    })
    expect((await call('POST', '/item/3/archive')).body).toMatchObject({ id: 3, archivedAt: now().toISOString() })
    expect((await archived()).map(({ id }) => id)).toEqual(['3', '2'])
    expect(((await call('GET', '/archive')).body as { id: number }[]).map(({ id }) => id)).toEqual([3, 2])
    expect((await places()).flat()).not.toContain(2)
    await move(2, 4, 0)
    expect((await places())[3]?.[0]).toBe(2)
    await place(1, [1, 3, 4])
    expect(await archived()).toEqual([])
    for (let step = 0; step < 4; step += 1) await undo()
    expect([await archived(), await places()]).toEqual([[], before])
    expect(await refusal(`mutation { archiveCard(id: 99) { id } }`)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('keeps the steps of a card in order, at most 50 with a text each, and undo restores them', async () => {
    const steps = [
      { text: 'Iron', isDone: true },
      { text: 'Shoot', isDone: false },
    ]
    const write = (checklist: unknown) =>
      app.graphql(`mutation ($c: [ChecklistItemInput!]) { updateCard(id: 4, input: { checklist: $c }) { checklist { text isDone } } }`, {
        c: checklist,
      })
    expect((await write(steps)).data).toEqual({ updateCard: { checklist: steps } })
    expect((await call('GET', '/item/4')).body).toMatchObject({ checklist: steps })
    const turned = steps.toReversed()
    expect((await call('PUT', '/item/update', { item: { id: 4, checklist: turned } })).body).toMatchObject({ checklist: turned })
    for (const wrong of [[{ text: ' ', isDone: false }], Array.from({ length: 51 }, () => steps[0])])
      expect((await write(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    await undo()
    await undo()
    expect((await call('GET', '/item/4')).body).toMatchObject({ checklist: [] })
  })

  test('attaches uploaded files over both APIs, counts them, and undo brings them back', async () => {
    const { token } = await makeAccount(app, 'regular')
    const uploaded = await app.rest('POST', '/api/files?name=plan.txt', { body: Buffer.from('Two mugs'), token })
    const file = uploaded.body as { id: string; name: string }
    expect([uploaded.status, file.name]).toEqual([201, 'plan.txt'])
    const write = (files: string[]) =>
      app.graphql(
        `mutation ($f: [ID!]) { updateCard(id: 4, input: { files: $f }) { attachments files { id name type size } } }`,
        { f: files },
        token,
      )
    expect((await write([file.id])).data).toEqual({ updateCard: { attachments: 1, files: [file] } })
    expect((await write(['00000000-0000-4000-8000-000000000000'])).errors?.[0]?.extensions).toMatchObject({
      reason: 'FILE_NOT_FOUND',
      field: 'files',
    })
    const emptied = await app.rest('PUT', '/api/apps/kanban/item/update', { token, body: { item: { id: 4, files: [] } } })
    expect(emptied.body).toMatchObject({ attachments: 0, files: [] })
    await app.graphql(`mutation { undo { id } }`, {}, token)
    expect((await app.rest('GET', '/api/apps/kanban/item/4', { token })).body).toMatchObject({ attachments: 1, files: [file] })
  })

  test('an uploaded picture is the cover while it is attached, and undo brings both back', async () => {
    const { token } = await makeAccount(app, 'regular')
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const { id } = (await app.rest('POST', '/api/files?name=cover.png', { body: png, token })).body as { id: string }
    const image = `/api/files/${id}`
    const write = (input: object) =>
      app.graphql(`mutation ($input: CardInput!) { updateCard(id: 4, input: $input) { image files { id } } }`, { input }, token)
    // Not yet attached, over both APIs.
    const error = { code: 'BAD_USER_INPUT', reason: 'COVER_NOT_ATTACHED', field: 'image' }
    expect((await write({ image })).errors?.[0]?.extensions).toMatchObject(error)
    const put = (item: object) => app.rest('PUT', '/api/apps/kanban/item/update', { token, body: { item: { id: 4, ...item } } })
    expect((await put({ image })).body).toMatchObject({ reason: 'COVER_NOT_ATTACHED' })
    expect((await write({ image, files: [id] })).data).toEqual({ updateCard: { image, files: [{ id }] } })
    // Other changes keep it.
    expect((await write({ title: 'With a picture' })).data).toMatchObject({ updateCard: { image } })
    expect((await write({ files: [] })).data).toEqual({ updateCard: { image: '', files: [] } })
    await app.graphql(`mutation { undo { id } }`, {}, token)
    expect((await app.rest('GET', '/api/apps/kanban/item/4', { token })).body).toMatchObject({ image, files: [{ id }] })
    const answer = await app.rest('GET', image, { token })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await put({ image: '' })).body).toMatchObject({ image: '', attachments: 1 })
  })

  test('a move to another lane changes the members or labels in the same operation, over both APIs', async () => {
    const before = await card(1)
    const moved = await request<Card>(
      `mutation { moveCard(id: 1, boardId: 2, position: 0, input: { members: ["Aiko Mori"], labels: ["Shop"] }) { ${whole} } }`,
    )
    expect(moved).toMatchObject({
      board: { id: '2' },
      labels: ['Shop'],
      members: [{ name: 'Aiko Mori', img: '/art/people/aiko-mori.svg' }],
    })
    await undo()
    expect(await card(1)).toMatchObject({ board: before.board, labels: before.labels, members: before.members })
    const body = { itemId: 1, boardId: 3, position: 0, members: [], labels: null }
    expect((await call('PUT', '/item/move', body)).body).toMatchObject({ members: [], labels: before.labels })
    expect((await places())[2]?.[0]).toBe(1)
    // Nothing moves if a value is rejected.
    const many = Array.from({ length: 11 }, (_, index) => `Label ${index}`)
    const there = await places()
    const refused = await refusal(`mutation ($l: [String!]) { moveCard(id: 1, boardId: 1, position: 0, input: { labels: $l }) { id } }`, {
      l: many,
    })
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'labels' })
    expect((await call('PUT', '/item/move', { ...body, boardId: 1, labels: many })).status).toBe(400)
    expect(await places()).toEqual(there)
  })

  test('names the people for cards, the owner first, with pictures that exist', async () => {
    const people = await request<{ name: string; img: string }[]>(`{ cardPeople { name img } }`)
    expect(people[0]?.name).toBe('Mira Valdez')
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length)
    expect((await call('GET', '/people')).body).toEqual(people)
    expect(people.length).toBeGreaterThan(20)
    for (const { name, img } of [people[0], people.at(-1)].flatMap(person => person ?? []))
      expect([name, (await fetch(app.url + img)).status]).toEqual([name, 200])
  })

  test('two windows that move cards 200 times at once lose none and double none', async () => {
    const ids = (await places()).flat().toSorted((a, b) => a - b)
    const moves = Array.from({ length: 200 }, (_, index) => () => {
      const [id, board, position] = [ids[(index * 7) % ids.length] ?? 1, ((index * 5) % 4) + 1, (index * 3) % 6]
      return index % 2 === 0
        ? app.graphql(`mutation { moveCard(id: ${id}, boardId: ${board}, position: ${position}) { id } }`)
        : call('PUT', '/item/move', { itemId: id, boardId: board, position })
    })
    // As many at once as browsers send, times ten windows.
    for (let at = 0; at < moves.length; at += 50) await Promise.all(moves.slice(at, at + 50).map(run => run()))
    expect((await places()).flat().toSorted((a, b) => a - b)).toEqual(ids)
    expect((await wire()).items.map(({ id }) => id)).toEqual(ids)
  }, 60_000)

  test('a move to a board that was deleted meanwhile is not found, and the card stays', async () => {
    await call('DELETE', '/board/4')
    const before = await places()
    expect(await refusal(`mutation { moveCard(id: 1, boardId: 4, position: 0) { id } }`)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await call('PUT', '/item/move', { itemId: 1, boardId: 4, position: 0 })).status).toBe(404)
    expect(await places()).toEqual(before)
  })
})
