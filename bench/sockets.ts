/** Subscribers of one workspace: time and CPU until all have received an event, and memory for each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'
import { type Launched, launch } from './launch.ts'
import { median } from './median.ts'

const rounds = 15
/** Of one network address, without a session. */
const perAddress = 20
/** Handshakes at once. */
const atOnce = 200

const query = 'subscription { workspaceChanges { operationId area areas requestId rows { type id kind } } }'
const subscribe = JSON.stringify({ type: 'subscribe', id: '1', payload: { query } })

/** Causes an event. */
type Publish = (url: string) => Promise<unknown>

/** Opens sockets from many addresses of this machine; `received` counts events. */
async function connect(url: string, count: number) {
  const state = { sockets: [] as WebSocket[], received: 0, last: 0, missing: 0 }
  for (let start = 0; start < count; start += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - start) }, async (_, offset) => {
        const address = Math.floor((start + offset) / perAddress)
        const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
          localAddress: `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`,
          perMessageDeflate: false,
        })
        state.sockets.push(socket)
        await new Promise<void>((resolve, reject) => {
          socket.on('error', reject)
          socket.on('open', () => socket.send('{"type":"connection_init"}'))
          socket.on('message', (data: Buffer) => {
            const text = data.toString()
            if (text.includes('"connection_ack"')) {
              socket.send(subscribe)
              resolve()
            } else if (text.includes('"next"')) {
              state.received += 1
              state.last = performance.now()
            } else if (text.includes('"ping"')) socket.send('{"type":"pong"}')
          })
        })
      }),
    )
  }
  await wait(1500)
  return state
}

/** Milliseconds until the last subscriber has the event, and the server's CPU time for it. */
async function measureEvent(server: Launched, publish: Publish, state: Awaited<ReturnType<typeof connect>>) {
  state.received = 0
  const cpu = server.cpuMs()
  const started = performance.now()
  await publish(server.url)
  for (let waited = 0; state.received < state.sockets.length && waited < 5000; waited += 5) await wait(5)
  if (state.received < state.sockets.length) throw new Error(`${state.received} of ${state.sockets.length} subscribers received the event`)
  const last = state.last - started
  await wait(20)
  return { last, cpu: server.cpuMs() - cpu }
}

async function measure(name: string, server: Launched, publish: Publish, count: number) {
  const before = server.memory()
  const state = await connect(server.url, count)
  const memory = (server.memory() - before) / count
  const found: { last: number; cpu: number }[] = []
  for (let round = 0; round < rounds; round++) found.push(await measureEvent(server, publish, state))
  const last = median(found.map(each => each.last))
  const cpu = found.reduce((sum, each) => sum + each.cpu, 0) / rounds
  console.log(
    `| ${name} | ${count} | ${last.toFixed(1)} | ${cpu.toFixed(1)} | ${memory.toFixed(1)} | ${(server.memory() / 1024).toFixed(0)} |`,
  )
  for (const socket of state.sockets) socket.terminate()
  await wait(1000)
  return last
}

/** Deletes a review and brings it back, in turns. */
function createWriter() {
  let isDeleted = false
  return (url: string) => {
    isDeleted = !isDeleted
    if (isDeleted) return fetch(`${url}/api/apps/ecommerce/reviews/1`, { method: 'DELETE' })
    const body = JSON.stringify({ query: 'mutation { undo { id } }' })
    return fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
}

/** Prints a table: a prebuilt frame in a loop, and Deskwright, with 1,000 and 10,000 subscribers. */
export async function benchSockets(): Promise<void> {
  console.log('\nOne event to all subscribers of a workspace\n')
  console.log('| server | subscribers | last has it, ms | server CPU ms | kB a subscriber | memory MB |\n|---|---|---|---|---|---|')
  for (const count of [1000, 10_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'sockets-'))
    const own = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '0' }
    const floor = await launch('servers/floor-sockets.ts', {})
    const prebuilt = await measure('prebuilt frame in a loop', floor, url => fetch(url), count)
    await floor.stop()
    const server = await launch('../server/start.ts', own)
    // The engine's threads are loaded after the start.
    await wait(8000)
    const last = await measure('Deskwright', server, createWriter(), count)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    console.log(`| Deskwright / prebuilt | ${count} | ${(last / prebuilt).toFixed(2)} | | | |`)
  }
}
