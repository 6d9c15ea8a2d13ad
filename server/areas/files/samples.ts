/** Files of the demo data: the same in every workspace, made when they are first read. */
import { crc32, deflateSync } from 'node:zlib'

export interface SampleFile {
  name: string
  type: string
  bytes: Buffer
}

/** A page of text as PDF. */
function pdf(title: string, lines: string[]): Buffer {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&')
  const page = [
    `BT /F1 20 Tf 60 770 Td (${escaped(title)}) Tj /F1 11 Tf 0 -34 Td 18 TL`,
    ...lines.map(line => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

type Color = readonly [number, number, number]

/** Hills before a sky, as PNG. */
function png(width: number, height: number, [sky, hills]: readonly [Color, Color]): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const ridge = height * (0.6 + 0.12 * Math.sin(x / 45) + 0.05 * Math.sin(x / 17))
      const [color, shade] = y > ridge ? [hills, 1 - (0.5 * (y - ridge)) / height] : [sky, 0.75 + (0.25 * y) / height]
      rows.set(
        color.map(part => part * shade),
        y * (width * 3 + 1) + 1 + x * 3,
      )
    }
  const chunk = (name: string, content: Buffer) => {
    const made = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)])
    made.writeUInt32BE(content.length, 0)
    made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4)
    return made
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

const csv = (rows: string[]) => Buffer.from(`${rows.join('\r\n')}\r\n`)

const makers = {
  'd0c5a3f1-0001-4a10-8a00-000000000001': {
    name: 'quote-2026-114.pdf',
    type: 'application/pdf',
    make: () =>
      pdf('Quote 2026-114', [
        '12 standing desks, oak: $7,188.00',
        '12 desk lamps: $948.00',
        'Delivery and assembly: $420.00',
        '',
        'Total: $8,556.00. Valid for 30 days.',
      ]),
  },
  'd0c5a3f1-0002-4a10-8a00-000000000002': {
    name: 'floor-plan.png',
    type: 'image/png',
    make: () =>
      png(640, 420, [
        [190, 215, 240],
        [70, 120, 110],
      ]),
  },
  'd0c5a3f1-0003-4a10-8a00-000000000003': {
    name: 'team-photo.png',
    type: 'image/png',
    make: () =>
      png(720, 480, [
        [250, 205, 165],
        [125, 95, 140],
      ]),
  },
  'd0c5a3f1-0004-4a10-8a00-000000000004': {
    name: 'budget-q4.csv',
    type: 'text/csv',
    make: () => csv(['Item,Planned,Actual', 'Furniture,12000,11456', 'Travel,4000,3810', 'Software,6500,6720', 'Training,2500,1900']),
  },
  'd0c5a3f1-0005-4a10-8a00-000000000005': {
    name: 'meeting-notes.txt',
    type: 'text/plain',
    make: () => Buffer.from('Meeting notes\n\n- Desks arrive on Thursday.\n- Grace tests the new layout.\n- Next review in two weeks.\n'),
  },
} satisfies Record<string, { name: string; type: string; make: () => Buffer }>

/** IDs of the sample files, for seeds. */
export const sampleIds = {
  quote: 'd0c5a3f1-0001-4a10-8a00-000000000001',
  floorPlan: 'd0c5a3f1-0002-4a10-8a00-000000000002',
  photo: 'd0c5a3f1-0003-4a10-8a00-000000000003',
  budget: 'd0c5a3f1-0004-4a10-8a00-000000000004',
  notes: 'd0c5a3f1-0005-4a10-8a00-000000000005',
} satisfies Record<string, keyof typeof makers>

const made = new Map<string, SampleFile>()

/** The sample file with this ID. */
export function findSample(id: string): SampleFile | undefined {
  const known = made.get(id)
  if (known || !Object.hasOwn(makers, id)) return known
  const { make, ...file } = makers[id as keyof typeof makers] // checked by the line above
  const sample = { ...file, bytes: make() }
  made.set(id, sample)
  return sample
}

/** A sample file as records hold it. */
export function attachedSample(name: keyof typeof sampleIds) {
  const id = sampleIds[name]
  const { type, name: fileName } = makers[id]
  return { id, name: fileName, type, size: findSample(id)?.bytes.length ?? 0 }
}
