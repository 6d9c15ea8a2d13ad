/** Our own rules of grammar, in the order in which they speak. */
import type { Dictionary } from './dictionary.ts'
import type { TextFacts } from './polish.ts'
import type { Edit } from './revision.ts'
import type { Token } from './tokens.ts'
import { surfaceEdits } from './rules-surface.ts'

export interface RulePage {
  text: string
  tokens: readonly Token[]
  dictionary: Dictionary
  facts: TextFacts
}

/** Every edit that our rules want in the text as it stands. */
export function ruleEdits(page: RulePage): Edit[] {
  return [...surfaceEdits(page)]
}
