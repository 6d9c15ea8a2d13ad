/** How long an ordinary caller waits while something else goes on. */
import { setTimeout as wait } from 'node:timers/promises'
import type { TestApp } from './harness.ts'

const pauseMs = 3

async function timeOne(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}

async function timeQuietly(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < 15; count++) times.push(await timeOne(call))
  return times
}

/** The 99th percentile. */
const percentile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0

export interface Beside<T> {
  result: T
  /** The caller's 99th percentile while the other work went on, in milliseconds. */
  waited: number
  /** What it may be: 250 ms, or ten times what the same calls take when nothing else goes on. */
  allowed: number
  calls: number
}

/** Runs the work, an attack, while an ordinary caller reads a list, and compares its waits with those of quiet times. */
export async function callBeside<T>(
  app: TestApp,
  work: () => Promise<T>,
  call: () => Promise<unknown> = () => read(app),
): Promise<Beside<T>> {
  const quiet = await timeQuietly(call)
  const attack = { isOver: false }
  const attacking = work().finally(() => {
    attack.isOver = true
  })
  attacking.catch(() => undefined)
  const times: number[] = []
  while (!attack.isOver) {
    times.push(await timeOne(call))
    await wait(pauseMs)
  }
  const result = await attacking
  // What the attack left behind counts, too.
  times.push(await timeOne(call))
  // Before and after: a machine that other work slows down is slow at both times.
  quiet.push(...(await timeQuietly(call)))
  return { result, waited: percentile(times), allowed: Math.max(250, 10 * percentile(quiet)), calls: times.length }
}

async function read(app: TestApp) {
  const { status } = await app.rest('GET', '/api/apps/ecommerce/reviews?itemsPerPage=10')
  if (status !== 200) throw new Error(`An ordinary call was answered with ${status}`)
}
