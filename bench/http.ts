/** Server CPU per request of one list, compared with the floor and other servers, in alternating rounds of one run. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { freePort } from '../tests/support/postgres.ts'
import { ourQuery, peerQuery, searches } from './rows.ts'
import { median } from './median.ts'

interface Target {
  name: string
  server: string
  requests: autocannon.Request[]
}

const post = (query: string): autocannon.Request[] =>
  searches.map(search => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { search } }),
  }))
const get = (path: (search: string) => string): autocannon.Request[] => searches.map(search => ({ method: 'GET', path: path(search) }))
const allReviews =
  '{ allReviews(page: 0, perPage: 10, sortField: "product") { id product reviewer email status rating head writtenAt } _allReviewsMeta { count } }'

const targets: Target[] = [
  { name: 'floor: prepared bytes', server: 'floor', requests: get(() => '/bytes') },
  { name: 'floor: same work', server: 'floor', requests: post('') },
  { name: 'Deskwright GraphQL', server: 'ours', requests: post(ourQuery) },
  { name: 'Deskwright REST', server: 'ours', requests: get(search => `/api/apps/ecommerce/reviews?q=${search}&sortBy=product`) },
  { name: 'mercurius with jit', server: 'mercurius', requests: post(peerQuery) },
  { name: 'Apollo Server as documented', server: 'apollo', requests: post(peerQuery) },
  { name: 'graphql-yoga', server: 'yoga', requests: post(peerQuery) },
  { name: 'json-server', server: 'json-server', requests: get(search => `/reviews?q=${search}&_sort=product&_limit=10`) },
  { name: 'json-graphql-server', server: 'json-graphql-server', requests: post(allReviews) },
]

interface Started {
  child: ChildProcess
  port: number
}

async function startServer(name: string): Promise<Started> {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url)), {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
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

async function round(target: Target, { child, port }: Started, seconds: number) {
  const before = ticks(child.pid ?? 0)
  const result = await autocannon({ url: `http://127.0.0.1:${port}`, connections: 16, duration: seconds, requests: target.requests })
  const cpu = (ticks(child.pid ?? 0) - before) * 10_000
  return { micros: cpu / result.requests.total, p99: result.latency.p99, failed: result.non2xx + result.errors }
}

/** Prints CPU per request as a multiple of the floor that does the same work, medians over the rounds. */
export async function benchHttp(rounds: number): Promise<void> {
  const servers = new Map<string, Started>()
  for (const name of new Set(targets.map(({ server }) => server))) servers.set(name, await startServer(name))
  const results = new Map(targets.map(({ name }) => [name, [] as { micros: number; p99: number; failed: number }[]]))
  for (let turn = -1; turn < rounds; turn++) {
    for (const target of targets) {
      const server = servers.get(target.server)
      if (!server) continue
      const result = await round(target, server, 1)
      if (turn >= 0) results.get(target.name)?.push(result)
    }
  }
  for (const { child } of servers.values()) child.kill()
  const work = results.get('floor: same work') ?? []
  console.log(`\nReviews list, 10 of 60, search and sort: server CPU per request, medians of ${rounds} alternating rounds\n`)
  console.log('| server | CPU / same work on node:http | us | p99 ms |\n|---|---|---|---|')
  for (const [name, runs] of results) {
    const ratios = runs.map(({ micros }, index) => micros / (work[index]?.micros ?? Number.NaN))
    const failed = runs.reduce((sum, run) => sum + run.failed, 0)
    console.log(
      `| ${name} | ${median(ratios).toFixed(2)} | ${median(runs.map(run => run.micros)).toFixed(0)} | ${median(runs.map(run => run.p99)).toFixed(1)} |${failed ? ` ${failed} failed` : ''}`,
    )
  }
}
