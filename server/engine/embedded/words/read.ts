/** Reads the compressed files of this folder. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/**
 * Above the compression ratio of each file, so that it is unpacked into one buffer: that takes half the time. The
 * end of the buffer stays unused, and so takes no memory.
 */
const maxRatio = 6

export function readPacked(file: string): Buffer {
  const packed = readFileSync(new URL(file, import.meta.url))
  return brotliDecompressSync(packed, { chunkSize: maxRatio * packed.length })
}
