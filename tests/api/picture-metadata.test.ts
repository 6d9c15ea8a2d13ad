/** Uploaded pictures lose their metadata, but keep image data and orientation. */
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PictureType, withoutMetadata } from '../../server/areas/products/picture-metadata.ts'

/** Pictures as browsers encode them, 4 by 2 pixels, with a color profile where the format has one. */
const written: Record<PictureType, Buffer> = {
  'image/jpeg': Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAXEAEBAQEAAAAAAAAAAAAAAAABAAIh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAWEQEBAQAAAAAAAAAAAAAAAAAAATH/2gAMAwEAAhEDEQA/AIrpVVXqskqkwb//2Q==',
    'base64',
  ),
  'image/webp': Buffer.from(
    'UklGRiACAABXRUJQVlA4WAoAAAAgAAAAAwAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggMgAAAHABAJ0BKgQAAgACwEwlqAJ0ACFAAM4JCvC1rq1/jB/P/lwL4f75P9tvy8gBMeiYAAAA',
    'base64',
  ),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAF0lEQVR4AWL6DwSZOf//wzBTVi4DCgAAAAD//wXV3pUAAAAGSURBVAMATrgNUa8m9OcAAAAASUVORK5CYII=',
    'base64',
  ),
}

const secret = '48.85661 Ada'

/** Exif with an orientation and a secret, in either byte order. */
function exif(orientation: number, isBig = false): Buffer {
  const made = Buffer.alloc(38)
  const write = (value: number, at: number, bytes: number) =>
    isBig ? made.writeUIntBE(value, at, bytes) : made.writeUIntLE(value, at, bytes)
  made.write(isBig ? 'MM\0*' : 'II*\0', 0, 'latin1')
  write(8, 4, 4)
  write(2, 8, 2)
  // The author first, because entries may be anywhere in the directory.
  for (const [at, tag, kind, count] of [
    [10, 0x013b, 2, secret.length],
    [22, 0x0112, 3, 1],
  ] as const) {
    write(tag, at, 2)
    write(kind, at + 2, 2)
    write(count, at + 4, 4)
  }
  write(38, 18, 4)
  write(orientation, 30, 2)
  return Buffer.concat([made, Buffer.from(secret)])
}

function jpegPart(marker: number, content: Buffer | string): Buffer {
  const part = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), Buffer.from(content as string, 'latin1')])
  part.writeUInt16BE(part.length - 2, 2)
  return part
}

function pngChunk(name: string, content: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content as string, 'latin1')])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(named.length - 4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function webpChunk(name: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([Buffer.from(name), length, bytes, Buffer.alloc(bytes.length % 2)])
}

const insert = (file: Buffer, at: number, ...parts: Buffer[]) => Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)])

/** The picture with all metadata that cameras and programs add, in the given orientation. */
const taken: Record<PictureType, (orientation: number, isBig?: boolean) => Buffer> = {
  'image/jpeg': (orientation, isBig) => {
    const file = written['image/jpeg']
    const parts = [
      jpegPart(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation, isBig)])),
      jpegPart(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`),
      jpegPart(0xe2, `MPF\0${secret}`),
      jpegPart(0xed, `Photoshop 3.0\x008BIM${secret}`),
      jpegPart(0xfe, secret),
    ]
    return Buffer.concat([insert(file, 20, ...parts), Buffer.from(secret)])
  },
  'image/png': (orientation, isBig) => {
    const parts = [
      pngChunk('eXIf', exif(orientation, isBig)),
      pngChunk('tEXt', `Author\0${secret}`),
      pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0<x>${secret}</x>`),
      pngChunk('tIME', '\x07\xea\x0b\x15\x00\x00\x00'),
    ]
    return Buffer.concat([insert(written['image/png'], 33, ...parts), Buffer.from(secret)])
  },
  'image/webp': (orientation, isBig) => {
    const file = Buffer.concat([written['image/webp'], webpChunk('EXIF', exif(orientation, isBig)), webpChunk('XMP ', `<x>${secret}</x>`)])
    file.writeUInt32LE(file.length - 8, 4)
    file[20] = (file[20] ?? 0) | 0x0c
    return Buffer.concat([file, Buffer.from(secret)])
  },
}

const types = Object.keys(written) as PictureType[] // its own
const clean = (type: PictureType, file: Buffer) => withoutMetadata(type, file)?.toString('latin1')

describe.each(types)('%s', type => {
  const plain = written[type].toString('latin1')

  test('stays unchanged without metadata', () => {
    expect(clean(type, written[type])).toBe(plain)
  })

  test('loses location, author, time, and data after its end', () => {
    expect(taken[type](1).toString('latin1')).toContain(secret)
    expect(clean(type, taken[type](1))).toBe(plain)
  })

  test.each([false, true])('keeps its orientation for either byte order (big first: %s)', isBig => {
    for (const orientation of [2, 3, 6, 8]) {
      const found = clean(type, taken[type](orientation, isBig)) ?? ''
      expect(found).not.toContain(secret)
      // One entry: tag, type, count, and the orientation in the high half of four bytes.
      const output = `4d4d002a 00000008 0001 0112 0003 00000001 000${orientation} 0000 00000000`.replaceAll(' ', '')
      expect(Buffer.from(found, 'latin1').toString('hex')).toContain(output)
      // Stripping is idempotent.
      expect(clean(type, Buffer.from(found, 'latin1'))).toBe(found)
    }
    for (const orientation of [0, 9, 400]) expect(clean(type, taken[type](orientation, isBig))).toBe(plain)
  })

  test('is rejected or completed if truncated, and random data is rejected', () => {
    const file = taken[type](6)
    for (let length = 0; length < file.length; length += 1) {
      expect(clean(type, file.subarray(0, length)) ?? '').not.toContain(secret)
    }
    expect(withoutMetadata(type, file.subarray(0, 40))).toBeUndefined()
  })

  test('contains no metadata after any damage', () => {
    const file = taken[type](6)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }), changes => {
        const damaged = Buffer.from(file)
        for (const [at, value] of changes) damaged[at] = value
        const found = withoutMetadata(type, damaged)
        expect(found && clean(type, found)).toBe(found?.toString('latin1'))
      }),
      { numRuns: 500, seed: 42 },
    )
  })
})

test('a progressive JPEG stays complete, without its thumbnail and data between scans', () => {
  const file = written['image/jpeg']
  const scan = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const passes = Buffer.concat([file.subarray(0, -2), Buffer.from([0xff, 0]), file.subarray(scan)])
  expect(clean('image/jpeg', passes)).toBe(passes.toString('latin1'))
  const between = insert(passes, file.length, jpegPart(0xfe, secret))
  expect(clean('image/jpeg', between)).toBe(passes.toString('latin1'))
  const small = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegPart(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${secret}`),
    file.subarray(20),
  ])
  expect(clean('image/jpeg', small)).toBe(file.toString('latin1'))
})

test('frames of an animated WebP lose their metadata too', () => {
  const frame = (...parts: Buffer[]) => webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...parts]))
  const movie = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
  const dot = webpChunk('VP8L', 'a dot')
  const found = clean('image/webp', movie(frame(dot, webpChunk('NOTE', secret)), frame(dot)))
  expect(found).toBe(movie(frame(dot), frame(dot)).toString('latin1'))
})
