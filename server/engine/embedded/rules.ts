/** Our own rules of grammar, in the order in which they speak. */
import type { BlockKind } from '../blocks.ts'
import type { Dictionary } from './dictionary.ts'
import type { TextFacts } from './polish.ts'
import type { Edit } from './revision.ts'
import { confusionEdits } from './rules-confusion.ts'
import { extraEdits } from './rules-extra.ts'
import { nounEdits } from './rules-nouns.ts'
import { phraseEdits } from './rules-phrases.ts'
import { surfaceEdits } from './rules-surface.ts'
import { verbEdits } from './rules-verbs.ts'
import type { Token } from './tokens.ts'
import type { WordClasses } from './word-classes.ts'

export interface RulePage {
  text: string
  tokens: readonly Token[]
  dictionary: Dictionary
  classes: WordClasses
  facts: TextFacts
  kind: BlockKind
}

/** Every edit that our rules want in the text as it stands; where two meet, the earlier of this list wins. */
export function ruleEdits(page: RulePage): Edit[] {
  return [...surfaceEdits(page), ...phraseEdits(page), ...confusionEdits(page), ...verbEdits(page), ...nounEdits(page), ...extraEdits(page)]
}
