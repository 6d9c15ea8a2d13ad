/** The comma after an opening phrase. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import type { Token } from './tokens.ts'
import { articles, subjects } from './word-classes.ts'

const openers =
  /^(?:however|therefore|moreover|furthermore|nevertheless|nowadays|consequently|additionally|firstly|second|third|secondly|thirdly|lastly|unfortunately|fortunately|besides|in addition|in conclusion|for example|for instance|first of all|on the other hand|in my opinion|in fact|as a result|in contrast|in other words|in general|to sum up|to conclude|in summary|as a matter of fact|after all|above all|for this reason|because of this|personally|finally|generally|actually|in short|last but not least|second of all|as a consequence|at the same time|on the contrary|in the end|generally speaking|by contrast|in this case|in that case|of course|hence|from my point of view)$/
const clauseStart = new Set(
  'i you he she it we they the this that these those there my your his her our their a an people some many most if when no'.split(' '),
)

/** Commas after opening words. */
export function commaEdits({ tokens }: RulePage): Edit[] {
  const edits: Edit[] = []
  tokens.forEach((token, i) => {
    if (!token.first || !token.word) return
    for (let length = 5; length >= 1; length--) {
      const opening = tokens.slice(i, i + length)
      const next = tokens[i + length]
      if (!next?.word || next.fixed || opening.length < length || opening.some(part => !part.word || part.fixed)) continue
      const text = opening.map(part => part.lower).join(' ')
      if (!openers.test(text)) continue
      const last = opening.at(-1)
      if (last && clauseStart.has(next.lower) && !breaksOpening(text, next, tokens[i + length + 1])) edits.push({ start: last.end, end: last.end, after: ',', kind: 'punctuation', rule: 'opening-comma', message: `A comma follows "${token.text}${text.slice(token.text.length)}" at the start of a sentence.` }) // prettier-ignore
      return
    }
  })
  return edits
}

/** "However the vote goes", "After all the work", "Besides the price": no comma there. */
function breaksOpening(opening: string, next: Token, after: Token | undefined): boolean {
  if (
    /^(?:however|after all|above all|besides|because of this|in this case|in that case|finally|in general|hence|in the end|at the same time|of course|actually|in contrast)$/.test(
      opening,
    )
  )
    return (
      !subjects.has(next.lower) &&
      !(opening === 'however' && /^(?:there|this|these|some|people|many|if|when|most)$/.test(next.lower)) &&
      !(opening === 'finally' && articles.has(next.lower) && after?.word === true && false)
    )
  return false
}
