/** `npm run lectures`: draws the clips of the demo courses in a browser and writes them as WebM. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Clip, clips, slideSeconds } from '../server/lectures/clips.ts'
import { launchBrowser } from './support/browser.ts'
import { type Frame, toWebm } from './support/webm.ts'

const folder = fileURLToPath(new URL('../server/lectures/', import.meta.url))
const [width, height, fps] = [960, 540, 12]
const mostBytes = 330 * 1024
const font = readFileSync(
  fileURLToPath(new URL('../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2', import.meta.url)),
).toString('base64')

interface Job {
  clip: Clip
  slideSeconds: number
  width: number
  height: number
  fps: number
  font: string
}

/** Runs in the page. */
async function draw({ clip, slideSeconds, width, height, fps, font }: Job) {
  const face = new FontFace('Public Sans', `url(data:font/woff2;base64,${font})`, { weight: '100 900' })
  document.fonts.add(await face.load())
  const canvas = new OffscreenCanvas(width, height)
  const g = canvas.getContext('2d')
  if (!g) throw new Error('No canvas')
  const chunks: { data: string; at: number; isKey: boolean }[] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      chunks.push({ data: btoa(String.fromCharCode(...bytes)), at: chunk.timestamp / 1000, isKey: chunk.type === 'key' })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, framerate: fps, bitrate: 90_000, bitrateMode: 'variable' })
  const ease = (share: number) => 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3
  const motif = new Path2D(clip.motif)
  const frames = clip.slides.length * slideSeconds * fps
  for (let frame = 0; frame < frames; frame += 1) {
    const seconds = frame / fps
    const at = Math.floor(seconds / slideSeconds)
    const into = seconds - at * slideSeconds
    const slide = clip.slides[at]
    if (!slide) break
    g.fillStyle = '#F3F3FD'
    g.fillRect(0, 0, width, height)
    g.fillStyle = '#E6E7FB'
    g.beginPath()
    g.arc(width - 190, height / 2, 150, 0, 7)
    g.fill()
    g.save()
    g.translate(width - 190 - 32 * 3, height / 2 - 32 * 3)
    g.scale(3, 3)
    g.lineWidth = 1.8
    g.lineCap = 'round'
    g.lineJoin = 'round'
    g.strokeStyle = '#5557D9'
    const drawn = at === 0 ? ease(into / 3) : 1
    g.setLineDash([400 * drawn, 400])
    g.stroke(motif)
    g.restore()
    g.textBaseline = 'alphabetic'
    g.globalAlpha = at === 0 ? 1 : ease(into / 0.6)
    g.fillStyle = '#25263A'
    g.font = `650 ${at === 0 ? 44 : 38}px "Public Sans"`
    const lines = [['']]
    for (const word of slide.heading.split(' ')) {
      const line = lines.at(-1) ?? []
      if (g.measureText([...line, word].join(' ')).width > 500) lines.push([word])
      else line.push(word)
    }
    lines.forEach((line, index) => g.fillText(line.join(' ').trim(), 72, 170 + index * 52))
    const top = 170 + lines.length * 52 + 12
    g.font = '450 26px "Public Sans"'
    slide.points.forEach((point, index) => {
      const shown = ease((into - 0.9 - index * 1.1) / 0.6)
      g.globalAlpha = shown
      g.fillStyle = '#696CFF'
      g.beginPath()
      g.arc(79, top + index * 46 - 9, 5, 0, 7)
      g.fill()
      g.fillStyle = '#5E607A'
      g.fillText(point, 98 + (1 - shown) * 10, top + index * 46)
    })
    g.globalAlpha = 1
    clip.slides.forEach((_, index) => {
      g.fillStyle = index <= at ? '#696CFF' : '#D5D6F3'
      g.beginPath()
      g.roundRect(72 + index * 46, 72, 38, 6, 3)
      g.fill()
    })
    const image = new VideoFrame(canvas, { timestamp: Math.round((frame * 1_000_000) / fps), duration: Math.round(1_000_000 / fps) })
    encoder.encode(image, { keyFrame: into === 0 })
    image.close()
    if (encoder.encodeQueueSize > 20) await new Promise(resolve => setTimeout(resolve, 20))
  }
  await encoder.flush()
  return chunks
}

const browser = await launchBrowser()
const page = await browser.newPage()
// Encoders need a secure context, which a local address is.
await page.route('http://localhost/', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
await page.goto('http://localhost/')
for (const clip of clips) {
  const frames: Frame[] = (await page.evaluate(draw, { clip, slideSeconds, width, height, fps, font })).map(({ data, ...frame }) => ({
    ...frame,
    data: Buffer.from(data, 'base64'),
  }))
  const file = toWebm(frames, { width, height, milliseconds: clip.slides.length * slideSeconds * 1000 })
  if (file.length > mostBytes) throw new Error(`${clip.key} has ${file.length} bytes, at most ${mostBytes} are wanted`)
  writeFileSync(`${folder}${clip.key}.webm`, file)
  console.log(`${clip.key}.webm  ${(file.length / 1024).toFixed(0)} KiB`)
}
await browser.close()
