/** GraphiQL, signed in as the visitor, with examples. */
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createClient } from 'graphql-ws'
import { useState } from 'react'
import { examples } from '../areas/developer/examples/examples.ts'

interface Login {
  email: string
  password: string
}

async function request<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as { data: T } // the shape of the query
  return data
}

/** Signs in with the first regular demo account. */
async function signInToDemo(): Promise<void> {
  const { demoLogins } = await request<{ demoLogins: Login[] }>('{ demoLogins { email password } }')
  const login = demoLogins.at(-1)
  if (!login) return
  const answer = await request<{ login: { auth: string } }>(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { auth } }',
    login,
  )
  localStorage.setItem('auth', answer.login.auth)
  localStorage.setItem('email', login.email)
}

/** The token of a read-only link to a workspace. */
const shared = new URLSearchParams(location.hash.slice(1)).get('share') ?? ''

function createFetcher() {
  const token = () => shared || (localStorage.getItem('auth') ?? '')
  const wsClient = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    connectionParams: () => (token() ? { authorization: token() } : {}),
  })
  const authorized: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    if (token() && !headers.has('authorization')) headers.set('authorization', token())
    return fetch(input, { ...init, headers })
  }
  return createGraphiQLFetcher({ url: '/graphql', wsClient, fetch: authorized })
}

const fetcher = createFetcher()
const storage = {
  // Every visit starts with the examples; earlier queries are in GraphiQL's own history.
  getItem: (key: string) => (key.endsWith(':tabState') ? null : localStorage.getItem(key)),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => undefined,
  length: 0,
}

/** A query passed by a page of the application in the hash. */
const brought = new URLSearchParams(location.hash.slice(1))

export function Sandbox() {
  const [email, setEmail] = useState(localStorage.getItem('auth') ? (localStorage.getItem('email') ?? '') : '')
  const [chosen, setChosen] = useState(brought.has('query') ? -1 : 0)
  const example = chosen < 0 ? { query: brought.get('query'), variables: brought.get('variables') } : examples[chosen]
  return (
    <div className="sandbox">
      <div className="sandbox-bar">
        <a href="/">Deskwright</a>
        <span>
          {shared ? (
            'Shared workspace, read-only'
          ) : email ? (
            <>
              Signed in as <b>{email}</b>: your own data
            </>
          ) : (
            'Not signed in: public demo data'
          )}
        </span>
        <label>
          Examples{' '}
          <select value={chosen} onChange={event => setChosen(Number(event.target.value))}>
            {chosen < 0 ? <option value={-1}>From the application</option> : null}
            {examples.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {email || shared ? null : (
          <button type="button" onClick={() => void signInToDemo().then(() => setEmail(localStorage.getItem('email') ?? ''))}>
            Use the demo account
          </button>
        )}
      </div>
      <GraphiQL
        key={`${email} ${chosen}`}
        fetcher={fetcher}
        storage={storage}
        defaultTabs={[{ query: example?.query ?? '', variables: example?.variables ?? '{}', headers: null }]}
      />
    </div>
  )
}
