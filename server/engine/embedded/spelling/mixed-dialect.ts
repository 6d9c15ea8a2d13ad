/** A remark, once for a whole text, that it mixes British and American spelling. */
import type { TextBlock } from '../../blocks.ts'
import { spellingSide } from './dialect.ts'
import type { TextFacts } from '../facts.ts'
import type { DraftChange } from '../revision.ts'

export interface Remark {
  /** Index of the block. */
  index: number
  draft: DraftChange
}

/** The remark on the first word of the rarer spelling. */
export function remarkMixedDialect(blocks: readonly TextBlock[], facts: TextFacts): Remark | undefined {
  if (facts.strength === 'light' || facts.dialectWanted !== 'auto') return undefined
  const found = blocks.flatMap(block =>
    [...block.text.matchAll(/(?<![\p{L}\p{M}'’-])\p{Ll}{4,}(?![\p{L}\p{M}'’-])/gu)].flatMap(({ 0: word, index }) => {
      const side = spellingSide(word)
      return side ? [{ block, word, index, side }] : []
    }),
  )
  const british = found.filter(({ side }) => side === 'british')
  const american = found.filter(({ side }) => side === 'american')
  const [minor, major] = british.length < american.length ? [british[0], american[0]] : [american[0], british[0]]
  if (!minor || !major) return undefined
  const { word, index, block } = minor
  const message = `This text mixes British and American spelling, as in "${major.word}" and "${word}".`
  const place = { start: index, end: index + word.length, before: word, after: word }
  return { index: block.index, draft: { ...place, kind: 'style', rule: 'mixed-dialect', message, confidence: 'suggest' } }
}

/** The changes of a block with the remark, if it belongs there and no change touches it. */
export function withRemark(drafts: readonly DraftChange[], index: number, remark: Remark | undefined): readonly DraftChange[] {
  if (remark?.index !== index || drafts.some(({ start, end }) => start <= remark.draft.end && end >= remark.draft.start)) return drafts
  return [...drafts, remark.draft].sort((a, b) => a.start - b.start || a.end - b.end)
}
