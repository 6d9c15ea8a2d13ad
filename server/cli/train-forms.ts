/**
 * Trains the form model: `node server/cli/train-forms.ts FOLDER`. It learns which form of a verb stands where from
 * `sentences/`, our own, and from FOLDER/train, texts under free licenses, listed in `SOURCES.md`. Every twentieth line
 * is held out, and tells how often the form that was written is the likeliest.
 */
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { formFeaturesAt } from '../engine/embedded/contexts/form-features.ts'
import { formChoices, readForms } from '../engine/embedded/contexts/verb-forms.ts'
import { readPhrases } from '../engine/embedded/contexts/form-phrases.ts'
import { sentenceEnd, sentenceStart } from '../engine/embedded/grammar/clause.ts'
import { pos } from '../engine/embedded/grammar/parts-of-speech.ts'
import { readTokens, type Token } from '../engine/embedded/grammar/tokens.ts'
import { readClasses } from '../engine/embedded/grammar/word-classes.ts'
import { loadDictionary } from '../engine/embedded/spelling/dictionary.ts'
import { dropRare, type Example, ownSentences, pack, readLines, shareRight, train } from './linear-training.ts'

const settings = { learningRate: 0.12, bits: 21 }
/** How much a sentence of our own counts, beside one of a speech or a manual. */
const ownWeight = 2

const dictionary = loadDictionary()
const classes = readClasses(dictionary)

function readExamples(line: string, weight: number): Example[] {
  const tokens = readTokens(line)
  return tokens.flatMap((_, i) => exampleAt(tokens, i, weight))
}

function exampleAt(tokens: readonly Token[], i: number, weight: number): Example[] {
  const token = tokens[i]
  if (!token?.word || token.hyphen || (/^\p{Lu}/u.test(token.text) && !token.first)) return []
  const forms = readForms(token.lower, dictionary, classes)
  if (!forms) return []
  const choices = forms.map(form => formChoices(form, dictionary))
  const { shared, own } = formFeaturesAt(tokens, i, dictionary)
  const parts = [
    { features: shared, choices: choices.map(([kind]) => kind) },
    { features: own, choices: choices.map(([, word]) => word) },
  ]
  return [{ parts, right: forms.indexOf(token.lower), weight }]
}

/** Stands between a subject and its verb, where a text rarely has so much. */
const phrases = ['of', 'in', 'on', 'at', 'for', 'with', 'from', 'near', 'behind', 'about', 'between', 'to'].flatMap(preposition =>
  'the houses|our offices|the two rooms|his friends|these machines|customers|the last meeting|the city|a small village|her sister|the kitchen|page 9|Q2|May|2019|the third floor|every box|New York|the left|our new members|the servers of the company|the roof|all the children|Lisbon|the other teams|each month|them|us|the second quarter|my old school|the keys|three weeks|the car'
    .split('|')
    .map(noun => ` ${preposition} ${noun}`),
)
const asides =
  'which we bought last year|who lives in Spain|sewn by hand in Vermont|along with my brother|together with two friends|like most of the others|complete with a kitchen and two bathrooms|our newest member|sold under a new name|as far as I know|in my opinion|if any|when they are new|such as it is|for example|housed in an old factory|including the small ones|especially at night|with its many rooms|made in Portugal|which you should see|who had come early|however|which are in the drawer|which is near the station|when he is tired|after all these years|as we all know|the last of its kind|written in pencil|which she painted for her parents|by the way|if used every day|who teach at two schools|on the other hand|not including tax|as well as the smaller tools'
    .split('|')
    .map(aside => `, ${aside},`)
const agreeing = /^(?:is|are|was|were|has|have|does|do|isn't|aren't|wasn't|weren't|hasn't|haven't|doesn't|don't)$/
let turn = 0

/** The same verb farther from its subject: "The list" becomes "The list of houses". */
function readFarther(line: string): Example[] {
  const tokens = readTokens(line)
  return tokens.flatMap((token, i) => {
    if (!token.word || token.first || !readForms(token.lower, dictionary, classes)) return []
    const parts = dictionary.partsOf(token.lower)
    if (!agreeing.test(token.lower) && !(parts & pos.verbS) && !(parts & pos.verb && !(parts & (pos.past | pos.noun)))) return []
    const start = tokens[sentenceStart(tokens, i)]?.start ?? 0
    const end = tokens[sentenceEnd(tokens, i) - 1]?.end ?? line.length
    const before = line.slice(start, tokens[i - 1]?.end)
    const last = readPhrases(tokens, sentenceStart(tokens, i), i, dictionary).at(-1)
    if (!/^NP(?:1|2|10)$/.test(last?.kind ?? '') || last?.word !== tokens[i - 1]?.lower) return []
    turn++
    return [phrases, asides].flatMap(pool => {
      const inserted = pool[(turn * 7919) % pool.length] ?? ''
      const longer = readTokens(before + inserted + line.slice(tokens[i - 1]?.end, end))
      const at = longer.findIndex(other => other.start === token.start - start + inserted.length)
      return exampleAt(longer, at, 1)
    })
  })
}

function readAll(folder: string) {
  const [learned, kept]: [Example[], Example[]] = [[], []]
  const read = (lines: readonly string[], weight: number, more: (line: string) => Example[]) =>
    lines.forEach((line, n) => {
      const isKept = n % 20 === 0
      ;(isKept ? kept : learned).push(...readExamples(line, weight))
      if (!isKept) learned.push(...more(line))
    })
  for (const lines of readLines(ownSentences, '**/*.txt')) read(lines, ownWeight, readFarther)
  for (const lines of readLines(folder, 'train/*.txt')) read(lines, 1, () => [])
  return { learned, kept }
}

function main(folder: string) {
  const { learned, kept } = readAll(folder)
  dropRare(learned, kept)
  const weights = train(learned, settings)
  console.log(`${learned.length} examples; of ${kept.length} kept, ${shareRight(weights, kept)} % have the likeliest form`)
  const packed = brotliCompressSync(Buffer.from(pack(weights).buffer))
  writeFileSync(new URL('../engine/embedded/words/forms.bin.br', import.meta.url), packed)
  console.log(`${packed.length} bytes`)
}

main(argv[2] ?? '.')
