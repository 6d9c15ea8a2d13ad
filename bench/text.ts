/** Time to polish 100, 1,000, and 10,000 words: in the engine, and over REST by a server just started; memory of both. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { countTokens } from '../text/tokens.ts'
import { embeddedEngine } from '../server/engine/embedded/engine.ts'
import { launch } from './launch.ts'
import { median } from './median.ts'

const sentences = [
  'I has recieve your mesage yesterday and I am agree with the most of it.',
  'The informations about the meeting was not writen very clearly, so many peoples did not came.',
  'We should of told them more early, becuase the train leave at nine oclock.',
  'Their are several reason why the custmers like this new produkt.',
  'She dont know weather the report is finished or if its still need some work.',
  'Last week he go to the office every days and speak with the maneger about there plan.',
  'Please let me know if you needs any farther help with the the instalation.',
]
const textOf = (words: number) => {
  let text = ''
  for (let at = 0; text.split(' ').length < words; at++) text += `${sentences[at % sentences.length]}${at % 4 === 3 ? '\n\n' : ' '}`
  return text.trim()
}

async function time(engine: ReturnType<typeof embeddedEngine>, text: string) {
  const started = performance.now()
  let first = 0
  for await (const event of engine.run({ action: 'polish', text, options: {} })) {
    if (event.type === 'block' && first === 0 && event.block.changes.length > 0) first = performance.now() - started
  }
  return { first, all: performance.now() - started }
}

/** Prints the times; each warm text is new to the engine. */
export async function benchText(): Promise<void> {
  let longestNumber = 100
  const engine = embeddedEngine()
  const cold = await time(engine, textOf(100))
  const rounds = 9
  const warm: { first: number; all: number; tokens: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const text = textOf(100)
      .replaceAll('office', `office ${String.fromCharCode(65 + round)}`)
      .replaceAll('train', `train ${round + 2}`)
    const started = performance.now()
    await countTokens(text)
    const tokens = performance.now() - started
    warm.push({ ...(await time(engine, text)), tokens })
  }
  const long = await time(engine, textOf(1000))
  // Each copy of a sentence is another text, so that nothing is remembered.
  const longest = await time(
    engine,
    textOf(10_000).replaceAll('office', () => `office ${longestNumber++}`),
  )
  const loaded = process.memoryUsage.rss()
  await engine.close()
  const renewing = embeddedEngine({ workers: 1, maxJobs: 50 })
  const sizes: number[] = []
  for (let round = 0; round < 4; round++) {
    await time(renewing, textOf(2000).replaceAll('train', `train ${round + 20}`))
    sizes.push(process.memoryUsage.rss())
  }
  const { recycled } = renewing.status()
  await renewing.close()
  console.log('\nPolish by the embedded engine\n\n| text | first correction, ms | whole text, ms |\n|---|---|---|')
  console.log(`| 100 words, cold (the engine starts) | ${cold.first.toFixed(0)} | ${cold.all.toFixed(0)} |`)
  console.log(
    `| 100 words, warm, median of ${rounds} | ${median(warm.map(run => run.first)).toFixed(0)} | ${median(warm.map(run => run.all)).toFixed(0)} |`,
  )
  console.log(`| 1,000 words, warm | ${long.first.toFixed(0)} | ${long.all.toFixed(0)} |`)
  console.log(`| 10,000 words, warm | ${longest.first.toFixed(0)} | ${longest.all.toFixed(0)} |`)
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)
  console.log(`\nMemory of the process after 10,000 words: ${megabytes(loaded)} MB.`)
  console.log(`A thread renewed ${recycled} times; memory after every 2,000 words: ${sizes.map(megabytes).join(', ')} MB.`)
  await benchServer()
}

/** As an integrator meets it: signed in, charged, and kept. */
async function benchServer() {
  const folder = mkdtempSync(join(tmpdir(), 'text-'))
  const server = await launch('../server/start.ts', { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '0' })
  const post = async (path: string, body: object, authorization = '') => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<{ auth: string; payUrl: string }> // each of some responses
  }
  const { auth } = await post('/register/login', { email: 'client@demo.com', password: 'client' })
  const { payUrl } = await post('/order/create', { packId: 'words-50000', method: 'sandbox', country: 'US' }, auth)
  await fetch(server.url + new URL(payUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', card: 'visa' }),
    redirect: 'manual',
  })
  const timeRun = async (text: string) => {
    const started = performance.now()
    await post('/text/polish', { text }, auth)
    return performance.now() - started
  }
  // Sent while the engine is still being loaded.
  const first = await timeRun(textOf(100))
  await wait(10_000)
  const idle = server.memory()
  const warm = await timeRun(textOf(100).replaceAll('train', 'train 9'))
  let number = 100
  const long = await timeRun(textOf(10_000).replaceAll('office', () => `office ${number++}`))
  const after = server.memory()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  console.log('\nPolish over REST\n\n| text | ms |\n|---|---|')
  console.log(`| 100 words, right after the start | ${first.toFixed(0)} |`)
  console.log(`| 100 words, warm | ${warm.toFixed(0)} |`)
  console.log(`| 10,000 words | ${long.toFixed(0)} |`)
  const megabytes = (kib: number) => (kib / 1024).toFixed(0)
  console.log(`\nMemory of the server with the engine loaded: ${megabytes(idle)} MiB; after 10,000 words: ${megabytes(after)} MiB.`)
}
