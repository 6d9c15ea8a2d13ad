/**
 * Expands standard input: `--lines` each line separately, `--json` the changes, `--voice i|we|imperative`. Rejected
 * text is returned unchanged.
 */
import { parseArgs } from 'node:util'
import { applyChanges } from '../../text/changes.ts'
import { expandText } from '../engine/embedded/expand/expand.ts'
import type { TextOptions, Voice } from '../engine/port.ts'

const { values } = parseArgs({ options: { lines: { type: 'boolean' }, json: { type: 'boolean' }, voice: { type: 'string' } } })
const voices: readonly Voice[] = ['i', 'we', 'imperative']
const voice = voices.find(each => each === values.voice)
if (values.voice !== undefined && !voice) {
  process.stderr.write(`--voice is one of ${voices.join(', ')}\n`)
  process.exit(2)
}

function expandOne(text: string, options: TextOptions): string {
  const expansion = expandText(text, options)
  if ('refused' in expansion) {
    process.stderr.write(`${expansion.message}\n`)
    return values.json ? JSON.stringify({ result: text, changes: [], refused: expansion.refused, message: expansion.message }) : text
  }
  const changes = expansion.blocks.flatMap(block => block.changes)
  const result = applyChanges(text, changes)
  return values.json ? JSON.stringify({ result, changes }) : result
}

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const input = Buffer.concat(chunks).toString('utf8')
const options: TextOptions = voice ? { voice } : {}

if (values.lines) {
  const lines = input.split('\n')
  const ended = lines.at(-1) === ''
  if (ended) lines.pop()
  const written = lines.map(line =>
    line.trim() === '' ? (values.json ? expandOne(line, options) : line) : expandOne(line, options).replaceAll('\n', ' '),
  )
  process.stdout.write(written.join('\n') + (ended && lines.length > 0 ? '\n' : ''))
} else process.stdout.write(expandOne(input, options) + (values.json ? '\n' : ''))
