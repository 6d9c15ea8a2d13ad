/** Polishes standard input: `--lines` each line by itself, `--json` the changes, `--dialect`, `--strength`, `--tone`, `--keep a,b`, `--multilingual`. */
import { parseArgs } from 'node:util'
import { applyChanges } from '../../text/changes.ts'
import { loadHunspell } from '../engine/embedded/multilingual/hunspell.ts'
import { polishText } from '../engine/embedded/polish-text.ts'
import type { TextOptions } from '../engine/port.ts'

const dialects = ['auto', 'american', 'british'] as const
const strengths = ['light', 'standard', 'thorough'] as const
const tones = ['neutral', 'formal', 'friendly', 'concise'] as const

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  const found = allowed.find(item => item === value)
  if (value !== undefined && !found) throw new Error(`--${name} is one of ${allowed.join(', ')}`)
  return found
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function polishOne(text: string, options: TextOptions, json: boolean): string {
  const changes = polishText(text, options)
  const result = applyChanges(text, changes)
  return json ? JSON.stringify({ result, changes }) : result
}

async function main() {
  const { values } = parseArgs({ options: { lines: { type: 'boolean' }, json: { type: 'boolean' }, dialect: { type: 'string' }, strength: { type: 'string' }, tone: { type: 'string' }, keep: { type: 'string' }, multilingual: { type: 'boolean' } } }) // prettier-ignore
  const options: TextOptions = {
    dialect: oneOf('dialect', values.dialect, dialects),
    strength: oneOf('strength', values.strength, strengths),
    tone: oneOf('tone', values.tone, tones),
    multilingualSpelling: values.multilingual,
    keep: values.keep?.split(',').filter(Boolean),
  }
  if (values.multilingual) await loadHunspell()
  const input = await readInput()
  const json = values.json ?? false
  if (!values.lines) {
    process.stdout.write(polishOne(input, options, json) + (json ? '\n' : ''))
    return
  }
  // One line out for each line in, the last one with or without its line end as it came.
  const lines = input.split('\n')
  const last = lines.at(-1) === '' ? lines.pop() : undefined
  let output = ''
  for (const [i, line] of lines.entries()) {
    const ended = line.endsWith('\r')
    const polished = polishOne(ended ? line.slice(0, -1) : line, options, json)
    output += polished.replace(/\r?\n/g, ' ') + (ended && !json ? '\r' : '') + (i < lines.length - 1 || last === '' || json ? '\n' : '')
  }
  process.stdout.write(output)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
