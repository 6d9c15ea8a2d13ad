/** Single calls that would keep the server busy are rejected before the work, or leave room for other callers. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callBeside } from '../support/beside.ts'
import { startApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await startApp()
  token = (await app.rest('POST', '/register/login', { body: { email: 'client@demo.com', password: 'client' } })).body.auth as string
})
afterAll(() => app.close())

describe('email messages', () => {
  const saveDraft = (message: string) =>
    app.graphql<{ saveDraft: { id: string; message: string } }>(
      'mutation ($message: String!) { saveDraft(input: { message: $message }) { id message } }',
      { message },
      token,
    )

  test.each([
    ['33,000 nested tags', '<b>'.repeat(33_000)],
    ['14,000 nested tags that are closed', '<b>'.repeat(14_000) + '</b>'.repeat(14_000)],
    ['20,000 blocks', '<div>'.repeat(20_000)],
    ['12,500 paragraphs', '<p>a</p>'.repeat(12_500)],
  ])('rejects %s quickly', async (_, message) => {
    const { result, waited, allowed } = await callBeside(app, () => Promise.all(Array.from({ length: 5 }, () => saveDraft(message))))
    for (const { errors } of result)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'HTML_TOO_COMPLEX', field: 'message' })
    expect(waited).toBeLessThan(allowed)
    expect((await saveDraft('<p>Hello <b>there</b></p>')).data.saveDraft.message).toBe('<p>Hello <b>there</b></p>')
  })

  test('accepts rich messages: a list of 1,000 entries, ninety levels of quotes', async () => {
    const message = `<ul>${'<li>one'.repeat(1000)}</ul>${'<blockquote>'.repeat(90)}deep${'</blockquote>'.repeat(90)}`
    expect((await saveDraft(message)).errors).toBeUndefined()
  })
})

describe('limits of one operation', () => {
  test('describes the schema at most once', async () => {
    const schema = '__schema { types { fields { type { ofType { name } } } } }'
    const aliased = Array.from({ length: 20 }, (_, index) => `a${index}: ${schema}`).join(' ')
    const { result, waited, allowed } = await callBeside(app, () =>
      Promise.all(Array.from({ length: 5 }, () => app.graphql(`{ ${aliased} }`, {}, token))),
    )
    for (const { errors } of result) expect(errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    expect(waited).toBeLessThan(allowed)
    expect((await app.graphql(`{ ${schema} __type(name: "Review") { name } }`, {}, token)).errors).toBeUndefined()
    const types = Array.from({ length: 3 }, (_, index) => `a${index}: __type(name: "Review") { name }`).join(' ')
    expect((await app.graphql(`{ ${types} }`, {}, token)).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
  })

  test('quotes one text; quotes of long texts leave room for others', async () => {
    const quote = 'quoteTextRun(action: POLISH, text: $text) { words }'
    const request = (fields: string) =>
      app.graphql<{ quoteTextRun: { words: number } }>(`query ($text: String!) { ${fields} }`, { text: '汉'.repeat(100_000) }, token)
    expect((await request(`a: ${quote} b: ${quote}`)).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_LARGE')
    const { result, waited, allowed } = await callBeside(app, () => Promise.all(Array.from({ length: 5 }, () => request(quote))))
    for (const { data } of result) expect(data.quoteTextRun.words).toBe(100_000)
    expect(waited).toBeLessThan(allowed)
  })

  test('counts long texts in another thread, for a quote and for a run', async () => {
    const counted = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const text = 'One more word. '.repeat(6000)
    const { data } = await app.graphql<{ quoteTextRun: { words: number; numOfToken: number } }>(
      'query ($text: String!) { quoteTextRun(action: POLISH, text: $text) { words numOfToken } }',
      { text },
      token,
    )
    expect(data.quoteTextRun).toEqual({ words: 18_000, numOfToken: expect.any(Number) })
    expect((await app.rest('POST', '/text/polish', { body: { text: text.slice(0, 9000) }, token })).body.numOfToken).toBeGreaterThan(2000)
    expect(counted.mock.calls.filter(([given]) => given.length > 2000)).toEqual([])
    counted.mockRestore()
  })
})
