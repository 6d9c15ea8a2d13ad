/** Captions of the clips, as text with times and as WebVTT. */
import { type Slide, slideSeconds } from './clips.ts'

export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

export const cuesOf = (slides: readonly Slide[]): Cue[] =>
  slides.flatMap(({ captions }, slide) =>
    captions.map((text, index) => {
      const length = slideSeconds / captions.length
      const start = slide * slideSeconds + index * length
      return { start, end: start + length, text }
    }),
  )

export const toVtt = (slides: readonly Slide[]): string =>
  `WEBVTT\n\n${cuesOf(slides)
    .map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${text}\n`)
    .join('\n')}`

const timeOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
