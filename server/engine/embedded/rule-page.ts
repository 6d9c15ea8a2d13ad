/** Input of every rule: a block's text, tokens, and facts. */
import type { BlockKind } from '../blocks.ts'
import type { TextFacts } from './facts.ts'
import type { Dictionary } from './parts-of-speech.ts'
import type { Tags } from './tags.ts'
import type { Token } from './tokens.ts'
import type { WordClasses } from './word-classes.ts'

export interface RulePage {
  text: string
  tokens: readonly Token[]
  dictionary: Dictionary
  classes: WordClasses
  tags: Tags
  facts: TextFacts
  kind: BlockKind
}
