/** Reads the compressed files of this folder. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** More than any of the files is larger when it is unpacked. In one piece, it takes half the time. */
const mostLarger = 6

export function readPacked(file: string): Buffer {
  const packed = readFileSync(new URL(file, import.meta.url))
  return brotliDecompressSync(packed, { chunkSize: mostLarger * packed.length })
}
