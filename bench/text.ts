/** Time to polish 100, 1,000, and 10,000 words: cold, warm, and until the first correction; memory, also of a renewed thread. */
import { countTokens } from '../text/tokens.ts'
import { embeddedEngine } from '../server/engine/embedded/engine.ts'
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
}
