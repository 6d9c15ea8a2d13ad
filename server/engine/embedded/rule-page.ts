/** Input of every rule: a block's text, tokens, and facts. */
import type { BlockKind } from '../blocks.ts'
import type { TextFacts } from './facts.ts'
import type { Dictionary } from './grammar/parts-of-speech.ts'
import type { Tags } from './grammar/tags.ts'
import type { Token } from './grammar/tokens.ts'
import type { WordClasses } from './grammar/word-classes.ts'
import type { WordIndex } from './grammar/word-index.ts'

export interface RulePage {
  text: string
  tokens: readonly Token[]
  index: WordIndex
  dictionary: Dictionary
  classes: WordClasses
  tags: Tags
  facts: TextFacts
  kind: BlockKind
}
