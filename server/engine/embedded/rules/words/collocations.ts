/** Verbs and nouns that belong together: "make homework", "do a mistake", "say the truth", "make a photo". */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { determiners, endsPhrase, possessives } from '../../grammar/word-classes.ts'

/** Edits of verbs that their objects do not take. */
export function collocationEdits(page: RulePage): Edit[] {
  return applyRules(page, [wrongVerb, everyday])
}

/** The wrong verb, its object, and the right verb; "a" before an object that needs an article. */
const pairs: readonly [wrong: string, objects: RegExp, right: string, needsArticle?: true][] = [
  ['do', /^(?:mistakes?|decisions?|noise|money|appointments?|reservations?|suggestions?|proposals?|promises?|comments?|compromise|compliments?)$/, 'make'], // prettier-ignore
  ['make', /^(?:homework|housework|homeworks|sports|shopping|laundry|dishes|yoga|gymnastics|overtime|karate)$/, 'do'],
  ['make', /^(?:research|sport|exercises)$/, 'do'],
  ['make', /^(?:photos?|pictures?|selfie|selfies|exams?|nap|walk|shower|bath|course|test)$/, 'take', true],
  ['do', /^(?:photos?|selfie|trip|nap)$/, 'take', true],
  ['make', /^(?:party|barbecue|picnic)$/, 'have', true],
  ['do', /^(?:party|picnic)$/, 'have', true],
  ['make', /^questions?$/, 'ask'],
  ['do', /^questions?$/, 'ask'],
  ['say', /^(?:truth|lie|lies|jokes?|story|stories)$/, 'tell'],
  ['win', /^(?:salary|living)$/, 'earn'],
]

/** "She made her homework.", "I did a big mistake.", "He said me the truth." */
const wrongVerb: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const base = /^(?:do|does|did|done|doing)$/.test(token.lower) ? 'do' : (classes.base(token.lower) ?? token.lower)
  if (!pairs.some(([wrong]) => wrong === base) || !token.word) return undefined
  let k = i + 1
  const first = lowerAt(tokens, k)
  const isDetermined = determiners.has(first) || possessives.has(first) || /^(?:many|some|several|two|more|few)$/.test(first)
  if (isDetermined) k++
  if (first === 'a' && lowerAt(tokens, k) === 'few') k++
  while (k < i + 5 && /^(?:very|big|small|terrible|bad|good|great|serious|stupid|huge|important|wrong|right|quick|new|lot|nice|whole|long|short|difficult|final|beautiful|some|of|math|english|same)$/.test(lowerAt(tokens, k))) k++ // prettier-ignore
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || !endsPhrase(tokens[k + 1])) return undefined
  const found = pairs.find(([wrong, objects]) => wrong === base && objects.test(noun.lower))
  if (!found) return undefined
  const [, , right, needsArticle] = found
  const after = lowerAt(tokens, k + 1)
  // "made shopping easy", "did the party win", "made the picture of health"
  if (tags.has(k + 1, 'Adjective', 'Verb') || /^(?:so|more|less|too|very)$/.test(after)) return undefined
  if (base === 'do' && (/^(?:do|does|did)$/.test(token.lower) && (token.first || !tokens[i - 1]?.word || /^(?:what|how|why|when|where|who|not|nor|never)$/.test(lowerAt(tokens, i - 1))) && !isObjectOfDo(tokens, i))) return undefined // prettier-ignore
  // "I do promise that", "We did question it"
  if (/^(?:do|does|did)$/.test(token.lower) && k === i + 1 && classes.isVerb(noun.lower) && lowerAt(tokens, i - 1) !== 'to')
    return undefined
  if (noun.lower === 'research' && after === 'and') return undefined
  if (needsArticle && !noun.lower.endsWith('s') && !isDetermined) return undefined
  if (base === 'make' && /^(?:the|that|this|these|those)$/.test(first) && /^(?:photos?|pictures?|courses?|tests?|exams?|walk|questions?|party|exercises|research)$/.test(noun.lower)) return undefined // prettier-ignore
  if (base === 'make' && /^(?:test|tests|course|picture|pictures|party|question|questions|exercises|walk|bath)$/.test(noun.lower) && !/^(?:an?|some|many)$/.test(first)) return undefined // prettier-ignore
  if (base === 'make' && /^(?:course|test|exam|exams|exercises|bath)$/.test(noun.lower) && /^(?:for|of|to|with)$/.test(after))
    return undefined
  // "They make the dishes from local ingredients", "we make the dishes our grandmothers made"
  if (noun.lower === 'dishes' && after !== '' && !/^(?:and|after|before|every|then|while|when|last|yesterday|today)$/.test(after))
    return undefined
  if (base === 'say' && noun.lower === 'truth' && first !== 'the') return undefined
  if (base === 'say' && /^(?:jokes?|story|stories)$/.test(noun.lower) && !/^(?:an?|some|many)$/.test(first)) return undefined
  if (base === 'do' && /^(?:noise|money|comments?)$/.test(noun.lower) && /^(?:the|that|this)$/.test(first)) return undefined
  if (base === 'win' && !/^(?:a|my|his|her)$/.test(first)) return undefined
  if (noun.lower === 'walk' && after === 'of') return undefined
  // "made of", "done by": a participle in the passive has no object.
  if (/^(?:is|are|was|were|be|been|being)$/.test(lowerAt(tokens, i - 1)) && dictionary.partsOf(token.lower) & pos.participle && !token.lower.endsWith('ing')) return undefined // prettier-ignore
  const form =
    token.lower === base
      ? right
      : token.lower.endsWith('ing')
        ? inflect(right, 'ing')
        : token.lower === 'done'
          ? inflect(right, 'participle')
          : token.lower.endsWith('s')
            ? inflect(right, 's')
            : /^(?:have|has|had|have|already|never|ever|i've|we've|they've|you've)$/.test(lowerAt(tokens, i - 1))
              ? inflect(right, 'participle')
              : inflect(right, 'past')
  return replaceWord(token, form, 'collocation', `One ${inflect(right, 's')} ${/^[aeiou]/.test(noun.lower) ? 'an' : 'a'} "${noun.lower}".`.replace(/ an? "/, ' "')) // prettier-ignore
}

/** "I did a mistake": a verb with its subject, not "did a mistake happen". */
const isObjectOfDo = (tokens: RulePage['tokens'], i: number) =>
  /^(?:i|you|he|she|we|they|to|will|can|could|would|should|don't|didn't|not|never|always|who|and|have|has|had)$/.test(lowerAt(tokens, i - 1)) || (tokens[i]?.first === true && tokens[i]?.lower === 'do') // prettier-ignore

/** "It is an every day problem." */
const everyday: Rule = onWord('every', ({ tokens, tags }, token, i) => {
  const day = tokens[i + 1]
  return day?.lower === 'day' && !day.fixed && (possessives.has(lowerAt(tokens, i - 1)) || /^(?:an|the|of|in)$/.test(lowerAt(tokens, i - 1))) && /^(?:problem|problems|life|use|things|clothes|objects|situation|situations|language|task|tasks|routine|work|need|needs|english|activities)$/.test(lowerAt(tokens, i + 2)) && !tags.has(i + 3, 'Infinitive') // prettier-ignore
    ? { ...replaceWord(token, 'everyday', 'compound', 'Before a noun, "everyday" is one word.', day), kind: 'spelling' }
    : undefined
})
