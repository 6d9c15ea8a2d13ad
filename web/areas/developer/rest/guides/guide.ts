/** Texts of a guide. Code samples are the same in every language. */
import type { GuideName } from '../places.ts'
import type { samples } from './samples.ts'

export type SampleName = keyof typeof samples

export type Block =
  /** A paragraph, with `code` and [links](/path). */
  string | { heading: string } | { code: SampleName; label: string } | { points: string[] } | { terms: [term: string, meaning: string][] }

/** The catalog and the changes come from the server. */
export type WrittenGuide = Exclude<GuideName, 'catalog' | 'changes'>

export type Guides = Record<WrittenGuide, { lead: string; blocks: Block[] }> & Record<'catalog' | 'changes', { lead: string }>
