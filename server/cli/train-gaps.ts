/**
 * Trains the gap model: `node server/cli/train-gaps.ts`. It learns from `sentences/`, our own, what stands between two
 * words: nothing, a comma, or the end of a sentence. Every twentieth line is held out.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { gapFeaturesAt, gapSigns } from '../engine/embedded/contexts/gap-features.ts'
import { gapChoice } from '../engine/embedded/contexts/gap-model.ts'
import { readTokens } from '../engine/embedded/grammar/tokens.ts'
import { loadDictionary } from '../engine/embedded/spelling/dictionary.ts'
import { dropRare, type Example, ownSentences, pack, readLines, shareRight, train } from './linear-training.ts'

const settings = { learningRate: 0.1, bits: 21 }
const choices = gapSigns.map(gapChoice)
const dictionary = loadDictionary()

let turn = 0

function readExamples(line: string): Example[] {
  const tokens = readTokens(line)
  return tokens.flatMap((token, i) => {
    const [sign, next] = [tokens[i + 1], tokens[i + 2]]
    if (!isWord(token) || !sign) return []
    if (isWord(sign)) return sign.spaced ? [exampleOf(i, i + 1, '')] : []
    if (!/^[,.!?;]$/.test(sign.text) || (next && !isWord(next))) return []
    // Lines end in a period far more often than paragraphs do.
    if (!next && sign.text === '.' && turn++ % 3 > 0) return []
    return [exampleOf(i, i + 2, sign.text === '!' ? '.' : sign.text)]
  })

  function exampleOf(left: number, right: number, sign: string): Example {
    const features = gapFeaturesAt(tokens, left, right, dictionary)
    return { parts: [{ features, choices }], right: gapSigns.findIndex(each => each === sign), weight: 1 }
  }
}

const isWord = ({ word, text }: { word: boolean; text: string }) => word || /^\d/.test(text)

const [learned, kept]: [Example[], Example[]] = [[], []]
for (const lines of readLines(ownSentences, '**/*.txt'))
  lines.forEach((line, n) => (n % 20 === 7 ? kept : learned).push(...readExamples(line)))
dropRare(learned, kept)
const weights = train(learned, settings)
console.log(`${learned.length} gaps; of ${kept.length} kept, ${shareRight(weights, kept)} % have the likeliest sign`)
const packed = brotliCompressSync(Buffer.from(pack(weights).buffer))
writeFileSync(new URL('../engine/embedded/words/gaps.bin.br', import.meta.url), packed)
console.log(`${packed.length} bytes`)
