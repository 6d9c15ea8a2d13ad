/** Strips pictures of metadata (location, time, camera, author, thumbnails); keeps the orientation. */
import { crc32 } from 'node:zlib'

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'

/** The picture with only what is needed to draw it; null if the file is broken. */
export function withoutMetadata(type: PictureType, file: Buffer): Buffer | undefined {
  return { 'image/png': cleanPng, 'image/jpeg': cleanJpeg, 'image/webp': cleanWebp }[type](file)
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4)

/** PNG chunks needed to draw the picture, including colors and animation. */
const drawnPng = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

function cleanPng(file: Buffer): Buffer | undefined {
  const kept = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return undefined
    const name = nameAt(file, at + 4)
    if (drawnPng.has(name)) kept.push(file.subarray(at, end))
    else if (name === 'eXIf') kept.push(...turned(file.subarray(at + 8, end - 4)).map(pngChunk))
    // Data after the end is never shown.
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

function pngChunk(exif: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), exif, Buffer.alloc(4)])
  chunk.writeUInt32BE(exif.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const end = Buffer.from([0xff, 0xd9])
const exifMark = Buffer.from('Exif\0\0')

function cleanJpeg(file: Buffer): Buffer | undefined {
  const kept = [file.subarray(0, 2)]
  let isSeen = false
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at] === 0xff ? (file[at + 1] ?? 0) : 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    const next = at + 2 + file.readUInt16BE(at + 2)
    // Markers below this one, and standalone ones, do not occur between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || next < at + 4 || next > file.length) return undefined
    kept.push(...jpegPart(marker, file.subarray(at, next)))
    at = next
    if (marker !== 0xda) continue
    isSeen = true
    at = endOfScan(file, next)
    kept.push(file.subarray(next, at))
  }
  // Some cameras omit the end marker, which browsers accept; data after it is never shown.
  return isSeen ? Buffer.concat([...kept, end]) : undefined
}

/** The part of a JPEG segment to keep, including marker and length. */
function jpegPart(marker: number, part: Buffer): Buffer[] {
  const says = (name: string) => part.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0 && says('JFIF\0') && part.length >= 18) return [plainJfif(part)]
  if (marker === 0xe1 && says('Exif\0\0')) return turned(part.subarray(10)).map(exif => jpegExif(exif))
  // Color information; other application segments and comments are never shown.
  if (marker === 0xe2) return says('ICC_PROFILE\0') ? [part] : []
  if (marker === 0xee) return says('Adobe') ? [part] : []
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe ? [] : [part]
}

/** Drops the thumbnail. */
function plainJfif(part: Buffer): Buffer {
  const plain = Buffer.concat([part.subarray(0, 16), Buffer.alloc(2)])
  plain.writeUInt16BE(plain.length - 2, 2)
  return plain
}

function jpegExif(exif: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(2 + exifMark.length + exif.length)
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, exifMark, exif])
}

/** Offset of the next marker: a zero or a restart marker after 0xFF belongs to the scan. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

/** WebP chunks needed to draw the picture. */
const drawnWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const flags = { exif: 0x08, xmp: 0x04 }

function cleanWebp(file: Buffer): Buffer | undefined {
  if (file.length < 12 || file.readUInt32LE(4) + 8 > file.length) return undefined
  const kept = cleanChunks(file.subarray(12, file.readUInt32LE(4) + 8))
  if (!kept?.length) return undefined
  const isTurned = kept.some(chunk => nameAt(chunk, 0) === 'EXIF')
  const chunks = kept.map(chunk => (nameAt(chunk, 0) === 'VP8X' ? withFlags(chunk, isTurned) : chunk))
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
}

/** The chunks to keep, of the file or one of its frames. */
function cleanChunks(content: Buffer): Buffer[] | undefined {
  const kept: Buffer[] = []
  for (let at = 0; at + 8 <= content.length;) {
    const name = nameAt(content, at)
    const next = at + 8 + content.readUInt32LE(at + 4)
    if (next > content.length) return undefined
    const part = content.subarray(at + 8, next)
    if (name === 'ANMF') {
      const frame = cleanChunks(part.subarray(16))
      if (!frame?.length) return undefined
      kept.push(webpChunk(name, Buffer.concat([part.subarray(0, 16), ...frame])))
    } else if (drawnWebp.has(name)) kept.push(webpChunk(name, part))
    else if (name === 'EXIF') kept.push(...turned(part).map(exif => webpChunk(name, exif)))
    at = next + (next % 2)
  }
  return kept
}

/** Flags of the file header. */
function withFlags(chunk: Buffer, isTurned: boolean): Buffer {
  const head = Buffer.from(chunk)
  head[8] = ((head[8] ?? 0) & ~(flags.exif | flags.xmp)) | (isTurned ? flags.exif : 0)
  return head
}

/** Padded to an even length. */
function webpChunk(name: string, part: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(part.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), length, part, Buffer.alloc(part.length % 2)])
}

/** Exif with a single entry, the orientation, at byte 19. */
const onlyTurned = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')

/** Exif with only the orientation; none if the picture is upright. */
function turned(exif: Buffer): Buffer[] {
  const orientation = orientationOf(exif.subarray(0, 6).equals(exifMark) ? exif.subarray(6) : exif)
  if (orientation < 2 || orientation > 8) return []
  const made = Buffer.from(onlyTurned)
  made[19] = orientation
  return [made]
}

/** Exif orientation 1 to 8, a number in the first directory. */
function orientationOf(exif: Buffer): number {
  const isBig = nameAt(exif, 0) === 'MM\0*'
  if (!isBig && nameAt(exif, 0) !== 'II*\0') return 1
  const read = (at: number, bytes: 2 | 4) =>
    at + bytes > exif.length ? 0 : isBig ? exif.readUIntBE(at, bytes) : exif.readUIntLE(at, bytes)
  const directory = read(4, 4)
  for (let entry = 0; entry < read(directory, 2); entry += 1) {
    const at = directory + 2 + entry * 12
    if (read(at, 2) === 0x0112) return read(at + 8, 2)
  }
  return 1
}
