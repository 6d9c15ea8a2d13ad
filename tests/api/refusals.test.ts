/** Every error of the REST contract, with its exact message. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

/** Any error message. */
const message = { message: expect.stringMatching(/^.{5,}$/) }
const empty = ''
const wentWrong = 'Something Went Wrong'
const noUser = { message: 'User not found' }
const networkError = { error: 'Network error' }
const noLogin = { errors: { email: 'Invalid email or password' } }
const failedLogin = { errors: { email: 'Something went wrong' } }

type Refusal = [row: string, call: string, body: unknown, status: number, told: string | object]

const apps = '/api/apps'
const event = { title: 'Tea', start: '2026-11-24 10:00', end: '2026-11-24 11:00', extendedProps: { calendar: 'ETC' } }
const refusals: Refusal[] = [
  ['C02', 'POST /me/me', undefined, 401, message],
  ['C08', `PUT ${apps}/calendar/9999`, event, 400, wentWrong],
  ['C08', `PUT ${apps}/calendar/1`, { start: 'never' }, 400, wentWrong],
  ['C08', `PUT ${apps}/calendar/1`, [], 400, wentWrong],
  ['C09', `DELETE ${apps}/calendar/9999`, undefined, 400, wentWrong],
  ['C09', `DELETE ${apps}/calendar/1e0`, undefined, 400, wentWrong],
  ['C11', `GET ${apps}/chat/chats/9999`, undefined, 404, message],
  ['C12', `POST ${apps}/chat/chats/1`, { message: ' ', senderId: 11 }, 400, message],
  ['C12', `POST ${apps}/chat/chats/1`, { senderId: 11 }, 400, message],
  ['C12', `POST ${apps}/chat/chats/9999`, { message: 'Hello' }, 404, message],
  ['C14', `DELETE ${apps}/ecommerce/products/9999`, undefined, 404, empty],
  ['C14', `DELETE ${apps}/ecommerce/products/1;DROP`, undefined, 404, empty],
  ['C17', `GET ${apps}/ecommerce/customers/1`, undefined, 404, empty],
  ['C20', `DELETE ${apps}/ecommerce/reviews/9999`, undefined, 404, empty],
  ['C23', `POST ${apps}/email`, { data: { isRead: true } }, 400, message],
  ['C23', `POST ${apps}/email`, { ids: [], label: 'private' }, 400, message],
  ['C23', `POST ${apps}/email`, { ids: [1], label: 'nothing' }, 400, message],
  ['C26', `GET ${apps}/invoice/9999`, undefined, 404, { message: 'No invoice found with this id' }],
  ['C27', `DELETE ${apps}/invoice/9999`, undefined, 404, { error: 'Something went wrong' }],
  ['C29', `PUT ${apps}/kanban/board/rename`, { boardId: 9999, newName: 'New' }, 404, message],
  ['C29', `PUT ${apps}/kanban/board/rename`, { boardId: 1, newName: 'TAKEN' }, 409, message],
  ['C30', `DELETE ${apps}/kanban/board/9999`, undefined, 404, message],
  ['C31', `POST ${apps}/kanban/board/add`, { title: 'TAKEN' }, 409, networkError],
  ['C32', `POST ${apps}/kanban/item/add`, { boardName: 'x', boardId: 1 }, 400, networkError],
  ['C32', `POST ${apps}/kanban/item/add`, { itemTitle: 'x', boardId: 1 }, 400, networkError],
  ['C33', `PUT ${apps}/kanban/item/update`, { item: { id: 9999, title: 'x' } }, 404, message],
  ['C34', `DELETE ${apps}/kanban/item/9999`, undefined, 404, message],
  ['C35', `PUT ${apps}/kanban/item/state-update`, { boardId: 9999, ids: [] }, 404, message],
  ['C36', `PUT ${apps}/kanban/board/state-update`, [1, 1], 400, message],
  ['C36', `PUT ${apps}/kanban/board/state-update`, [], 400, message],
  ['C40', `GET ${apps}/users/9999`, undefined, 404, noUser],
  ['C40', `GET ${apps}/users/%20`, undefined, 404, noUser],
  ['C41', `DELETE ${apps}/users/9999`, undefined, 404, noUser],
  ['C42', `POST ${apps}/users`, [], 400, message],
  ['C42', `POST ${apps}/users`, 'text', 400, message],
  ['C43', 'POST /api/auth/login', { email: 'client@demo.com', password: 'wrong' }, 400, noLogin],
  ['C43', 'POST /api/auth/login', { email: 'nobody@demo.com', password: 'wrong' }, 400, noLogin],
  ['C43', 'POST /api/auth/login', 'null', 400, failedLogin],
  ['C43', 'POST /api/auth/login', {}, 400, { errors: { email: expect.any(String) } }],
  ['C49', '/api/pages/profile?tab=nothing', undefined, 404, message],
]

/** Messages for bodies that are not JSON; by default, any message. */
const unreadable: Record<string, string | object> = { C08: wentWrong, C32: networkError, C43: failedLogin }

describe.each(databases)("the contract's errors on %s", database => {
  let app: TestApp
  let taken = ''
  beforeAll(async () => {
    app = await startApp({ database })
    taken = (await app.rest('GET', `${apps}/kanban`)).body.boards[1].title
  })
  afterAll(() => app.close())

  /** Sends the request, and checks what all errors have in common. */
  async function expectRefusal([row, call, body, status, received]: Refusal) {
    const [method, path] = call.startsWith('/') ? ['GET', call] : (call.split(' ') as [string, string])
    const sent = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body).replace('TAKEN', taken)
    const answer = await app.rest(method, path, { body: sent })
    expect([row, call, answer.status, answer.text]).toEqual([row, call, status, answer.text])
    const type = answer.headers.get('content-type')?.split(';')[0]
    const isText = typeof received === 'string'
    const json = { code: expect.stringMatching(/^[A-Z_]+$/), requestId: answer.headers.get('x-request-id') }
    expect([type, isText ? answer.text : answer.body]).toMatchObject(
      isText ? [received === '' ? undefined : 'text/plain', received] : ['application/json', { ...received, ...json }],
    )
    const known = ['message', 'error', 'errors', 'code', 'requestId', 'field', 'reason', 'params']
    expect(Object.keys(answer.body ?? {}).filter(key => !known.includes(key))).toEqual([])
  }

  test.each(refusals)('%s: %s %j with %i', (...refusal) => expectRefusal(refusal))

  const withBody = refusals.filter(([, call]) => /^(POST|PUT) \/api/.test(call))
  test.each([...new Map(withBody.map(each => [each[0], each])).values()])(
    "%s: rejects a body that is not JSON with 400, in the row's words",
    async (row, call) => expectRefusal([row, call.replace('9999', '1'), '{"a":', 400, unreadable[row] ?? message]),
  )

  test('C01: a missing, foreign, or partial token is neither success nor error', async () => {
    for (const token of [undefined, 'no-such-token', 'Bearer no-such-token', 'Bearer ']) {
      const { status, body } = await app.rest('POST', '/register/getAuthStatus', token === undefined ? {} : { token })
      expect([token, status, body.success]).toEqual([token, 200, false])
    }
  })

  test('C23, C16: unknown values are not errors where the row has none', async () => {
    expect((await app.rest('POST', `${apps}/email`, { body: { ids: [9999], data: { isRead: true } } })).status).toBe(201)
    expect((await app.rest('DELETE', `${apps}/ecommerce/orders/9999`)).status).toBe(204)
  })
})
