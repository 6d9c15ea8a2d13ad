/** What a file is, by its bytes: names and content types that callers send are not trusted. */
import mime from 'mime'

interface FileType {
  /** The usual ending of its name. */
  ending: string
  type: string
}

/** Formats with several endings, and the ending that their signature is known by. */
const aliases: Record<string, string> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg', apng: 'png', tiff: 'tif', htm: 'html', m4v: 'mp4' }
const endingOf = (name: string) => {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return aliases[ending] ?? ending
}

/** The format whose signature the bytes begin with. */
export async function detectType(bytes: Buffer): Promise<FileType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined) // damaged files can end too early
  if (!found) return undefined
  const ending = aliases[found.ext] ?? found.ext
  return { ending, type: ending === 'png' ? 'image/png' : found.mime }
}

const packed = ['zip']
const compound = ['cfb']
/** Endings whose files must have a signature, and the containers that are as good as their own. */
const signed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'png jpg gif webp avif heic bmp tif ico psd pdf rar 7z gz bz2 xz mp3 wav ogg flac webm mkv avi woff woff2 wasm exe'
      .split(' ')
      .map(each => [each, []]),
  ),
  ...Object.fromEntries('docx xlsx pptx odt ods odp epub jar apk'.split(' ').map(each => [each, packed])),
  ...Object.fromEntries('doc xls ppt msg'.split(' ').map(each => [each, compound])),
  mp4: ['mov', 'm4a'],
  mov: ['mp4'],
  m4a: ['mp4'],
}
/** Formats with a signature that are plain text all the same. */
const textual = new Set(['xml', 'svg', 'ics', 'vcf', 'vtt', 'srt', 'rtf', 'eml', 'html'])

const isTextType = (type: string) => /^text\/|\/(?:json|xml|javascript|rtf|x-sh|sql|yaml|toml)$|\+(?:json|xml)$/.test(type)

/** UTF-8, or marked as UTF-16. */
function isText(bytes: Buffer): boolean {
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return true
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

export type Typed = { type: string; ending: string } | { expected: string; found: string }

/** The type of a file with this name; or what the name says and what the bytes are, if they differ. */
export async function typeFile(name: string, bytes: Buffer): Promise<Typed> {
  const ending = endingOf(name)
  const detected = await detectType(bytes)
  const isPlain = !detected && isText(bytes)
  const found = detected?.ending ?? (isPlain ? 'txt' : '')
  const named = (ending && mime.getType(ending)) || undefined
  const mismatch = { expected: ending.toUpperCase(), found: found.toUpperCase() }

  const containers = signed[ending]
  if (containers) {
    if (found === ending) return { type: detected?.type ?? 'application/octet-stream', ending }
    return containers.includes(found) ? { type: named ?? 'application/octet-stream', ending } : mismatch
  }
  if (ending === 'zip') return found === 'zip' || signed[found] === packed ? { type: 'application/zip', ending } : mismatch
  if (named && isTextType(named)) {
    if (isPlain || (detected && (textual.has(found) || detected.ending === ending))) return { type: named, ending }
    // Text in an older encoding has no signature either.
    return detected ? mismatch : { type: 'application/octet-stream', ending }
  }
  if (detected) return { type: detected.type, ending: ending || found }
  return isPlain ? { type: 'text/plain', ending: ending || 'txt' } : { type: 'application/octet-stream', ending }
}
