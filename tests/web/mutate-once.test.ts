/** A mutation whose response is lost is repeated with its key. */
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { of, throwError } from 'rxjs'
import { codeOf } from '../../web/platform/errors.ts'
import { mutateOnce } from '../../web/ui/mutate-once.ts'

const mutation = gql`
  mutation Pay($amount: Float!) {
    pay(amount: $amount)
  }
`

/** Keys of the requests so far. */
let keys: string[]
let respond: () => ReturnType<ApolloLink.RequestHandler>
const client = new ApolloClient({
  cache: new InMemoryCache(),
  devtools: { enabled: false },
  link: new ApolloLink(operation => {
    keys.push(String((operation.getContext().headers as Record<string, string>)['idempotency-key']))
    return respond()
  }),
})

beforeEach(() => {
  keys = []
  respond = () => of({ data: { pay: 7 } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pay = (amount: number) => mutateOnce(client, { mutation, variables: { amount } })
const lose = () => throwError(() => new TypeError('Failed to fetch'))

test('what is sent again after a lost response has the same key, until its content changes', async () => {
  respond = lose
  for (const amount of [10, 10, 10, 11]) await expect(pay(amount)).rejects.toThrow('Failed to fetch')
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('what is sent again after its response, or at the same time, is done again', async () => {
  expect((await pay(10)).data).toEqual({ pay: 7 })
  await Promise.all([pay(10), pay(10)])
  expect(new Set(keys).size).toBe(3)
})

test('a rejected mutation is sent again with another key, one that still runs with the same', async () => {
  const reject = (reason: string) => () =>
    throwError(() => new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'CONFLICT', reason } }] }))
  respond = reject('REQUEST_IN_PROGRESS')
  await expect(pay(12)).rejects.toSatisfy(error => codeOf(error) === 'CONFLICT')
  respond = reject('PAYMENT_OUT_OF_RANGE')
  await expect(pay(12)).rejects.toSatisfy(error => codeOf(error) === 'CONFLICT')
  await expect(pay(12)).rejects.toThrow('No')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a lost mutation is not repeated by the same one much later', async () => {
  respond = lose
  await expect(pay(13)).rejects.toThrow('Failed to fetch')
  vi.advanceTimersByTime(11 * 60_000)
  await expect(pay(13)).rejects.toThrow('Failed to fetch')
  expect(keys[1]).not.toBe(keys[0])
})
