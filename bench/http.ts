/** Server CPU per request, compared with the floor and other servers, in alternating rounds of one run. */
import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { freePort } from '../tests/support/free-port.ts'
import { makeData, queries, searches } from './data.ts'
import { median } from './median.ts'

/** Environment of each server process; `file` is the module in `servers`. */
const servers: Record<string, { file: string; env?: Record<string, string> }> = {
  floor: { file: 'floor' },
  ours: { file: 'ours' },
  forgetting: { file: 'ours', env: { FORGET: '1' } },
  unlimited: { file: 'ours', env: { RATE_LIMIT: '0' } },
  mercurius: { file: 'mercurius' },
  apollo: { file: 'apollo' },
  yoga: { file: 'yoga' },
  'json-server': { file: 'json-server' },
  'json-graphql-server': { file: 'json-graphql-server' },
}

export type Workload = 'list' | 'rest' | 'boards' | 'me'

interface Target {
  workload: Workload
  name: string
  server: string
  requests: autocannon.Request[]
}

export const floorName = 'node:http, same work'
export const ours = {
  again: 'Deskwright, asked again',
  first: 'Deskwright, never asked',
  signedIn: 'Deskwright, asked again, signed in',
  unlimited: 'Deskwright, asked again, without limits',
}
export const peers = { mercurius: 'mercurius with JIT', apollo: 'Apollo Server as documented', yoga: 'graphql-yoga' } as const

const json = { 'content-type': 'application/json' }

function targetsFor(token: string): Target[] {
  const signed = { authorization: token }
  const post = (query: string, { path = '/graphql', headers = {} } = {}): autocannon.Request[] => [
    { method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify({ query, variables: {} }) },
  ]
  const list = (query: string, headers = {}): autocannon.Request[] =>
    searches.map(search => ({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, ...headers },
      body: JSON.stringify({ query, variables: { search } }),
    }))
  const get = (path: (search: string) => string, headers = {}): autocannon.Request[] =>
    searches.map(search => ({ method: 'GET', path: path(search), headers }))
  const ourList = (headers = {}) => get(search => `/api/apps/ecommerce/reviews?q=${search}&sortBy=product`, headers)
  const allReviews =
    '{ allReviews(page: 0, perPage: 10, sortField: "product") { id product reviewer email status rating head writtenAt } _allReviewsMeta { count } }'
  const target = (workload: Workload, name: string, server: string, requests: autocannon.Request[]) => ({
    workload,
    name,
    server,
    requests,
  })
  const everyPeer = (workload: Workload, requests: autocannon.Request[]) =>
    Object.entries(peers).map(([server, name]) => target(workload, name, server, requests))
  return [
    target('list', floorName, 'floor', list('')),
    target(
      'list',
      'node:http, prepared bytes',
      'floor',
      get(() => '/bytes'),
    ),
    target('list', ours.again, 'ours', list(queries.ourReviews)),
    target('list', ours.first, 'forgetting', list(queries.ourReviews)),
    target('list', ours.signedIn, 'ours', list(queries.ourReviews, signed)),
    target('list', ours.unlimited, 'unlimited', list(queries.ourReviews)),
    ...everyPeer('list', list(queries.reviews)),
    target('list', 'json-graphql-server', 'json-graphql-server', list(allReviews)),
    target(
      'rest',
      floorName,
      'floor',
      get(search => `/?q=${search}`),
    ),
    target('rest', ours.again, 'ours', ourList()),
    target('rest', ours.first, 'forgetting', ourList()),
    target('rest', ours.signedIn, 'ours', ourList(signed)),
    target('rest', ours.unlimited, 'unlimited', ourList()),
    target(
      'rest',
      'json-server',
      'json-server',
      get(search => `/reviews?q=${search}&_sort=product&_limit=10`),
    ),
    target('boards', floorName, 'floor', post('', { path: '/boards' })),
    target('boards', ours.again, 'ours', post(queries.boards)),
    target('boards', ours.first, 'forgetting', post(queries.boards)),
    ...everyPeer('boards', post(queries.boards)),
    target('me', floorName, 'floor', post('', { path: '/me', headers: signed })),
    target('me', ours.signedIn, 'ours', post(queries.me, { headers: signed })),
    ...everyPeer('me', post(queries.me, { headers: signed })),
  ]
}

interface Started {
  child: ChildProcess
  port: number
}

async function startServer(name: string, { file, env }: { file: string; env?: Record<string, string> }, folder: string): Promise<Started> {
  const port = await freePort()
  const own = join(folder, name)
  cpSync(join(folder, 'data'), own, { recursive: true })
  const child = fork(fileURLToPath(new URL(`servers/${file}.ts`, import.meta.url)), {
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: own, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', code => reject(new Error(`${name} ended with ${code}`)))
  })
  return { child, port }
}

/** CPU time of a process in clock ticks (user and system). Linux only. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

interface Round {
  micros: number
  p99: number
}

async function measure({ name, requests }: Target, { child, port }: Started): Promise<Round> {
  const before = ticks(child.pid ?? 0)
  const result = await autocannon({ url: `http://127.0.0.1:${port}`, connections: 16, duration: 1, requests })
  const cpu = (ticks(child.pid ?? 0) - before) * 10_000
  if (result.non2xx + result.errors > 0) throw new Error(`${name} failed ${result.non2xx + result.errors} requests`)
  return { micros: cpu / result.requests.total, p99: result.latency.p99 }
}

export interface HttpResults {
  /** Every server of a workload, the floor first. */
  rows: (workload: Workload) => { name: string; micros: number; ratio: number; p99: number }[]
  /** CPU of one server as a multiple of another's in the same round: the median of the rounds. */
  ratio: (workload: Workload, name: string, other: string) => number
}

/** Measures all servers in turns. The first round warms up. */
export async function benchHttp(rounds: number): Promise<HttpResults> {
  const { folder: data, token } = await makeData()
  const folder = mkdtempSync(join(tmpdir(), 'bench-http-'))
  cpSync(data, join(folder, 'data'), { recursive: true })
  const targets = targetsFor(token)
  const started = new Map<string, Started>()
  const results = new Map<Target, Round[]>(targets.map(target => [target, []]))
  try {
    for (const [name, server] of Object.entries(servers)) started.set(name, await startServer(name, server, folder))
    for (let turn = -1; turn < rounds; turn++)
      for (const target of targets) {
        const server = started.get(target.server)
        const result = server && (await measure(target, server))
        if (result && turn >= 0) results.get(target)?.push(result)
      }
  } finally {
    for (const { child } of started.values()) child.kill()
    for (const each of [data, folder]) rmSync(each, { recursive: true, force: true })
  }
  const roundsOf = (workload: Workload, name: string) =>
    results.entries().find(([target]) => target.workload === workload && target.name === name)?.[1] ?? []
  const ratio: HttpResults['ratio'] = (workload, name, other) => {
    const others = roundsOf(workload, other)
    return median(roundsOf(workload, name).map(({ micros }, index) => micros / (others[index]?.micros ?? Number.NaN)))
  }
  const rows: HttpResults['rows'] = workload =>
    targets
      .filter(target => target.workload === workload)
      .map(({ name }) => {
        const runs = roundsOf(workload, name)
        return {
          name,
          micros: median(runs.map(({ micros }) => micros)),
          p99: median(runs.map(({ p99 }) => p99)),
          ratio: ratio(workload, name, floorName),
        }
      })
  return { rows, ratio }
}
