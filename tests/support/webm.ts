/** Writes encoded VP9 frames as a WebM file with an index, which players need to seek; a recorder's files lack it. */

export interface Frame {
  data: Buffer
  /** Milliseconds. */
  at: number
  isKey: boolean
}

interface Movie {
  width: number
  height: number
  milliseconds: number
}

/** A size in eight bytes, so that positions are known before the content. */
const sizeOf = (length: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n))
  return bytes
}

function element(id: number, ...content: (Buffer | number | string)[]): Buffer {
  const body = Buffer.concat(content.map(toBytes))
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), sizeOf(body.length), body])
}

function toBytes(value: Buffer | number | string): Buffer {
  if (typeof value === 'string') return Buffer.from(value)
  if (typeof value !== 'number') return value
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

const double = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

export function toWebm(frames: Frame[], { width, height, milliseconds }: Movie): Buffer {
  const head = element(
    0x1a45dfa3,
    element(0x4286, 1),
    element(0x42f7, 1),
    element(0x42f2, 4),
    element(0x42f3, 8),
    element(0x4282, 'webm'),
    element(0x4287, 4),
    element(0x4285, 2),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, 1_000_000),
    element(0x4489, double(milliseconds)),
    element(0x4d80, 'deskwright'),
    element(0x5741, 'deskwright'),
  )
  const video = element(0xe0, element(0xb0, width), element(0xba, height))
  const tracks = element(
    0x1654ae6b,
    element(0xae, element(0xd7, 1), element(0x73c5, 1), element(0x83, 1), element(0x9c, 0), element(0x86, 'V_VP9'), video),
  )
  // A cluster for each key frame.
  const starts = frames.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  const clusters = starts.map((start, index) => {
    const own = frames.slice(start, starts[index + 1])
    const from = Math.round(own[0]?.at ?? 0)
    const blocks = own.map(({ data, at, isKey }) => {
      const header = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
      header.writeInt16BE(Math.round(at) - from, 1)
      return element(0xa3, header, data)
    })
    return { from, bytes: element(0x1f43b675, element(0xe7, from), ...blocks) }
  })
  const cuesAt = (positions: number[]) =>
    element(
      0x1c53bb6b,
      ...clusters.map(({ from }, index) =>
        element(0xbb, element(0xb3, from), element(0xb7, element(0xf7, 1), element(0xf1, positions[index] ?? 0))),
      ),
    )
  // All sizes are fixed, so the index is as long with other positions.
  let next = info.length + tracks.length + cuesAt([]).length
  const positions = clusters.map(({ bytes }) => {
    const position = next
    next += bytes.length
    return position
  })
  return Buffer.concat([head, element(0x18538067, info, tracks, cuesAt(positions), ...clusters.map(({ bytes }) => bytes))])
}
