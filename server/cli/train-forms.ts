/**
 * Trains the form model: `node server/cli/train-forms.ts FOLDER`. It learns which form of a verb stands where from
 * `sentences/`, our own, and from FOLDER/train, texts under free licenses, listed in `SOURCES.md`. Every twentieth line
 * is held out, and tells how often the form that was written is the likeliest.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type FormFeatures, formFeaturesAt } from '../engine/embedded/contexts/form-features.ts'
import { formBits, formPlace, formScale, scoreForm } from '../engine/embedded/contexts/form-model.ts'
import { formChoices, readForms } from '../engine/embedded/contexts/verb-forms.ts'
import { readPhrases } from '../engine/embedded/contexts/form-phrases.ts'
import { sentenceEnd, sentenceStart } from '../engine/embedded/grammar/clause.ts'
import { pos } from '../engine/embedded/grammar/parts-of-speech.ts'
import { readTokens, type Token } from '../engine/embedded/grammar/tokens.ts'
import { readClasses } from '../engine/embedded/grammar/word-classes.ts'
import { loadDictionary } from '../engine/embedded/spelling/dictionary.ts'

const rounds = 2
const learningRate = 0.12
/** How much a sentence of our own counts, beside one of a speech or a manual. */
const ownWeight = 2
/** Features that are seen less often are left out. */
const leastSeen = 3
/** Weights nearer to zero are left out, so that the file is small. */
const leastWeight = 0.06

interface Example {
  choices: readonly (readonly [kind: number, own: number])[]
  right: number
  features: FormFeatures
  weight: number
}

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
  return [{ choices, right: forms.indexOf(token.lower), features: formFeaturesAt(tokens, i, dictionary), weight }]
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
  const own = fileURLToPath(new URL('sentences/', import.meta.url))
  for (const [from, weight] of [
    [own, ownWeight],
    [folder, 1],
  ] as const)
    // prettier-ignore
    for (const file of globSync(from === own ? '**/*.txt' : 'train/*.txt', { cwd: from }).sort())
      readFileSync(`${from}/${file}`, 'utf8')
        .split('\n')
        .filter(line => line && !line.startsWith('#'))
        .forEach((line, n) => {
          ;(n % 20 === 0 ? kept : learned).push(...readExamples(line, weight))
          if (n % 20 !== 0 && from === own) learned.push(...readFarther(line))
        })
  return { learned, kept }
}

/** Leaves out features that few places have. */
function dropRare(examples: readonly Example[], all: readonly Example[]) {
  const seen = new Map<number, number>()
  for (const { features } of examples) for (const feature of features.shared) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  for (const { features } of all) features.shared = features.shared.filter(feature => (seen.get(feature) ?? 0) >= leastSeen)
}

/** Multinomial logistic regression by stochastic gradients, with a separate step size for each weight (AdaGrad). */
function train(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(1 << formBits)
  const squares = new Float32Array(1 << formBits)
  const order = Uint32Array.from(examples.keys())
  let seed = 1
  for (let round = 0; round < rounds; round++) {
    for (let k = order.length - 1; k > 0; k--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = seed % (k + 1)
      ;[order[k], order[other]] = [order[other] ?? 0, order[k] ?? 0]
    }
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const odds = oddsOf(weights, example)
      example.choices.forEach(([kind, own], k) => {
        const slope = ((k === example.right ? 1 : 0) - (odds[k] ?? 0)) * example.weight
        // Learned already.
        if (Math.abs(slope) < 0.002) return
        const learn = (place: number) => {
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          weights[place] = (weights[place] ?? 0) + (learningRate * slope) / Math.sqrt(square + 0.001)
        }
        for (const feature of example.features.shared) learn(formPlace(feature, kind))
        for (const feature of example.features.own) learn(formPlace(feature, own))
      })
    }
  }
  return weights
}

function oddsOf(weights: Float32Array, { choices, features }: Example): number[] {
  const scores = choices.map(choice => scoreForm(weights, features, choice))
  const highest = Math.max(...scores)
  const odds = scores.map(score => Math.exp(score - highest))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return odds.map(each => each / total)
}

const pack = (weights: Float32Array) =>
  Int8Array.from(weights, weight => (Math.abs(weight) < leastWeight ? 0 : Math.max(-127, Math.min(127, Math.round(weight * formScale)))))

function main(folder: string) {
  const { learned, kept } = readAll(folder)
  dropRare(learned, [...learned, ...kept])
  const weights = train(learned)
  const isRight = (example: Example) => {
    const odds = oddsOf(weights, example)
    return (odds[example.right] ?? 0) === Math.max(...odds)
  }
  console.log(
    `${learned.length} examples; of ${kept.length} kept, ${((kept.filter(isRight).length / kept.length) * 100).toFixed(1)} % have the likeliest form`,
  )
  const packed = brotliCompressSync(Buffer.from(pack(weights).buffer))
  writeFileSync(new URL('../engine/embedded/words/forms.bin.br', import.meta.url), packed)
  console.log(`${packed.length} bytes`)
}

main(argv[2] ?? '.')
