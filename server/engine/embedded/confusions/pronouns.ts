/** "its" and "it's", "your" and "you're", "there" and "their". */
import { pos } from '../grammar/parts-of-speech.ts'
import { adjectives, noVerbFrom, wantsPossessive, type Confusion, type Place } from './confusion.ts'
import { isQuestion, lowerAt } from '../edits.ts'
import type { RulePage } from '../rule-page.ts'
import { beForms, closed, determiners, modals, prepositions, subjects } from '../grammar/word-classes.ts'

/** Possessives confused with contractions. */
/** "your very, very serious questions" */
function hasNounAfter({ tokens, tags }: RulePage, from: number): boolean {
  for (let k = from; k < from + 4 && (tokens[k]?.word || tokens[k]?.text === ','); k++) if (tags.has(k, 'Noun')) return true
  return false
}

export const pronounConfusions: readonly Confusion[] = [
  [
    'its',
    "it's",
    ({ before, after, after2, next, page }) =>
      !prepositions.has(before) &&
      !next?.hyphen &&
      ((/^(?:a|an|the|not|been|very|too|because|like|really|just|also)$/.test(after) &&
        !(after === 'very' && (after2 === 'own' || page.classes.isSingular(after2))) &&
        !(after === 'not' && /^(?:un|in|im|ir)/.test(after2))) ||
        (after !== 'best' && adjectives.test(after) && /^(?:to|that|for|because|when|if|but)$/.test(after2)) ||
        (next?.word === true &&
          page.classes.isAdjective(after) &&
          !page.classes.isSingular(after) &&
          page.tokens[page.tokens.indexOf(next) + 1]?.text === '.')),
  ],
  [
    'your',
    "you're",
    ({ after, after2, page, i }) =>
      /^(?:welcome|going|not|a|an|the|very|doing|getting|trying|being)$/.test(after) &&
      !(after === 'very' && (page.classes.isNounOnly(after2) || after2 === 'own' || hasNounAfter(page, i + 2))) &&
      !/^(?:mat|package|page|email|message|back|rate|screen|party|kit|price|speech|address|is|was)$/.test(after2) &&
      !/^(?:going|doing|getting|trying|being)$/.test(after),
  ],
  [
    'their',
    'there',
    ({ after, after2, before }) =>
      /^(?:is|are|was|were|isn't|aren't|wasn't)$/.test(after) && !/^(?:of|in|for|with|on|to)$/.test(before) && after2 !== 'own',
  ],
  [
    'there',
    'their',
    ({ before, after, page }) =>
      /^(?:of|with|in|for|on|all|change|improve|use|enjoy|spend|do|about|from|by|express|share)$/.test(before) &&
      page.classes.isNounOnly(after) &&
      !/^(?:is|are)$/.test(after) &&
      !(before === 'in' || before === 'from' || before === 'do'),
  ],
  [
    'its',
    "it's",
    // not "due to its going out of business"
    ({ before, after, after2 }) =>
      !(after === 'going' && (before === 'to' || prepositions.has(before))) &&
      /^(?:raining|snowing|time|okay|ok|your|what|how|why|who|going)$/.test(after) &&
      (after !== 'time' || /^(?:to|for|that)$/.test(after2)),
  ],
  [
    "it's",
    'its',
    place => {
      const { before, after, page, i } = place
      if (
        /^(?:a|an|the|not|been|very|so|too|just|going|raining|all|like|no|only|because|time|really|always|never)$/.test(after) ||
        after === ''
      )
        return false
      if (/^(?:of|in|on|with|from|under|into|at|by)$/.test(before)) return !page.tags.has(i + 1, 'Gerund')
      if (before === 'all' && page.classes.isPlural(after) && !page.classes.isAdjective(after)) return true
      if (
        !page.tags.has(i - 1, 'Verb') ||
        /^(?:say|says|said|think|thinks|thought|know|knows|knew|believe|hope|feel|feels|guess|mean|means|see|hear|like|is|was|do|does|did|suppose|bet|swear|sure)$/.test(
          before,
        )
      )
        return false
      const parts = page.dictionary.partsOf(after)
      return (
        (parts & pos.noun) !== 0 &&
        !(parts & (pos.adjective | pos.ing | pos.participle | pos.past | pos.adverb)) &&
        (place.after2 === '' || closed.has(place.after2)) &&
        !page.tokens.some(token => /^(?:when|if|whatever|while|although|because)$/.test(token.lower))
      )
    },
  ],
  [
    'your',
    "you're",
    ({ before, after, after2, page }) =>
      (page.dictionary.partsOf(after) & pos.ing) !== 0 &&
      (before === '' || /^(?:hope|think|know|if|when|because|sure|say|says|said|glad|and|but|so|while|,)$/.test(before)) &&
      (/^(?:better|well|a|an|the|to|too|so|very|it|this|that|me|him|us|them|not|here|there|home)$/.test(after2) ||
        /^(?:kidding|joking|welcome)$/.test(after)),
  ],
  [
    'your',
    "you're",
    ({ before, after, after2, page }) =>
      (before === '' || /^(?:think|know|hope|if|that|sure|when|because|say|says|said|glad|sorry)$/.test(before)) &&
      (/^(?:right|wrong|late|early|ready|sure|lucky|kidding|invited|beautiful|amazing|tired|sick)$/.test(after) ||
        (page.classes.isAdjective(after) && page.dictionary.partsOf(after) === pos.adjective)) &&
      (after2 === '' || /^(?:to|that|if|when|because|about|for|in|at|and|but|with|again)$/.test(after2)) &&
      !/^(?:and|but)$/.test(after2),
  ],
  [
    "you're",
    'your',
    // "thank you for you're quick answer"
    ({ before, before2, after, page: { tags, classes }, i }) =>
      before === 'for' &&
      /^(?:you|thanks|grateful|thankful|sorry)$/.test(before2) &&
      (classes.isNounOnly(after) ||
        (/^(?:quick|prompt|fast|kind|early|swift)$/.test(after) && tags.has(i + 2, 'Noun', 'Verb')) ||
        (classes.isAdjective(after) && tags.has(i + 2, 'Noun'))),
  ],
  [
    'its',
    "it's",
    ({ after, after2, page: { dictionary, tokens }, i }) =>
      /^(?:much|greatly|highly|really|deeply)$/.test(after) &&
      (dictionary.partsOf(after2) & pos.participle) !== 0 &&
      !(dictionary.partsOf(after2) & pos.noun) &&
      !tokens[i + 3]?.word,
  ],
  [
    'its',
    "it's",
    // "its in the box", "its made of wood": no noun follows.
    ({ before, after, after2, next, page: { tags, dictionary }, i }) =>
      next?.word === true &&
      !next.hyphen &&
      !prepositions.has(before) &&
      !/^(?:like|near|past|outside|inside|opposite|under|over|against|after|during|within|following)$/.test(after) &&
      (/^(?:in|on|at|from|about|here|there|now|still|always|never|already|been|got|gonna|nothing|something|everything|my|his|our|their|this|that|these|they|we|he|she|you)$/.test(
        after,
      ) || // prettier-ignore
        ((dictionary.partsOf(after) & pos.participle) !== 0 &&
          tags.has(i + 1, 'PastTense', 'Participle') &&
          /^(?:by|in|on|at|for|with|from|to|against|of|as|about|every|because|and|when)$/.test(after2) &&
          !(before === 'and' && after2 === 'and') &&
          (before === '' || /^(?:and|but|because|that|,|so|think|when|if)$/.test(before)))),
  ],
  [
    'your',
    "you're",
    ({ before, after, after2, next, page: { tokens }, i }) =>
      next?.word === true &&
      !next.hyphen &&
      ((/^(?:in|on|at|from|with|here|there|still|always|never|already|been|gonna|also|so|too)$/.test(after) && !/^(?:so|called)$/.test(after2 === 'called' ? after2 : '') && after2 !== '-') || // prettier-ignore
        (/^(?:hope|hoping|think|glad|sure|if|when|that|know)$/.test(before) && /^(?:well|good|fine|ok|okay|happy|free|able|doing|safe|busy)$/.test(after) && (!tokens[i + 2]?.word || /^(?:and|to|with|today|this|in|at|for)$/.test(after2)))), // prettier-ignore
  ],
  [
    'are',
    'our',
    ({ before, before2, after, after2, page: { classes, tags }, i }) =>
      (/^(?:in|of|with|from|for|to|at|on)$/.test(before) ||
        // not "the neighbors on the left are Republicans"
        (!determiners.has(before2) &&
          /^(?:love|visit|use|bring|take|clean|paint|sell|miss|enjoy|leave|lose|feed|walk|build|rent|decorate)$/.test(
            classes.base(before) ?? before,
          ))) && // prettier-ignore
      (classes.isNounOnly(after) || /^(?:flat|house|home|room|school|car|dog|cat|garden|family|team|boss|website|holiday)$/.test(after)) &&
      tags.has(i + 1, 'Noun') &&
      !/^(?:people|home|things|places|ones)$/.test(after) &&
      !classes.isAdjective(after2) &&
      !(/^(?:in|of|with|from|for|to|at|on)$/.test(before) && tags.has(i - 2, 'Verb')),
  ],
  ['do', 'due', ({ before, after }) => /^(?:is|was|are|were)$/.test(before) && /^(?:on|by|tomorrow|next|today|in|at|this)$/.test(after)],
  ["you're", 'your', place => wantsPossessive(place)],
  ["they're", 'their', place => wantsPossessive(place)],
  [
    'there',
    'their',
    ({ before, after, page, i }) =>
      /^(?:forg[eo]t|forgot|los[et]|lost|loves?|loved|likes?|liked|uses?|used|wash(?:ed|es)?|br[iu]ngs?|brought|took|takes?|left|has|have|had|chang(?:e|es|ed)|improv(?:e|es|ed)|sold|sell|sells|buy|bought|cleaned|opened|spend|spent|shared?|expressed?|enjoy(?:ed)?|protect(?:ed)?|keep|kept|feed|fed|teach|taught|visit(?:ed)?|finish(?:ed)?|wearing|wore|wear|parked?|sold|missed|raised?|did|do|showed|with|of)$/.test(
        before,
      ) &&
      page.tags.has(i + 1, 'Noun') &&
      page.classes.isNounOnly(after) &&
      !/^(?:today|tomorrow|yesterday|tonight|nothing|something)$/.test(after),
  ],
  [
    'there',
    "they're",
    ({ before, after, after2, page, i }) =>
      (before === '' || /^(?:because|and|but|if|think|when|know|say|says|said|hope|sure|that)$/.test(before)) &&
      ((after === 'going' && after2 === 'to') ||
        (page.tags.has(i + 1, 'Gerund') && (page.dictionary.partsOf(after) & pos.noun) === 0 && noVerbFrom({ page } as Place, i + 2))),
  ],
  [
    'their',
    "they're",
    ({ before, after, after2 }) =>
      (before === '' || /^(?:because|and|but|if|think|when|know|say|says|said|hope|sure|that)$/.test(before)) &&
      (/^(?:not|always|really)$/.test(after) ||
        (/^(?:going|trying|coming|planning)$/.test(after) && /^(?:to|home|back|over|here)$/.test(after2))),
  ],
  // "we went through the numbers and there not adding up"
  ['there', "they're", place => isNotDoing(place)],
  ['their', "they're", place => isNotDoing(place)],
  ['there', 'their', place => isOwn(place)],
  [
    "who's",
    'whose',
    ({ after, after2, page, i }) =>
      page.tags.has(i + 1, 'Noun') &&
      !closed.has(after) &&
      (page.dictionary.partsOf(after) & (pos.noun | pos.plural)) !== 0 &&
      !(page.dictionary.partsOf(after) & (pos.adjective | pos.ing | pos.participle)) &&
      !/^(?:president|boss|king|head)$/.test(after) &&
      (beForms.has(after2) ||
        modals.has(after2) ||
        subjects.has(after2) ||
        determiners.has(after2) ||
        /^(?:do|does|did|has|have|had)$/.test(after2)),
  ],
  [
    'whose',
    "who's",
    ({ after, after2 }) =>
      /^(?:going|coming|been|there|that|afraid|responsible|ready|not|got|calling|talking|who)$/.test(after) &&
      !beForms.has(after2) &&
      !(/^(?:going|coming|ready)$/.test(after) && (subjects.has(after2) || /^(?:of|did|do|does|nobody|everyone|answers?)$/.test(after2))),
  ],
  [
    'were',
    "we're",
    ({ token, page, i }) =>
      token.first && page.tags.has(i + 1, 'Gerund') && !isQuestion(page.tokens, i) && noVerbFrom({ page } as Place, i + 2),
  ],
]

/** "and _ not adding up" */
function isNotDoing({ before, after, after2, page: { dictionary } }: Place): boolean {
  const parts = dictionary.partsOf(after2)
  const isDoing = (parts & pos.ing) !== 0 && (parts & pos.adjective) === 0 && after2 !== 'being'
  return after === 'not' && isDoing && /^(?:and|but|because|so|,|if|that)$/.test(before)
}

/** "at _ last known address", "in _ own words" */
function isOwn({ before, after, i, page: { tokens, tags, classes } }: Place): boolean {
  const isPlace = /^(?:from|over|up|down|in|out|near)$/.test(before)
  if (!prepositions.has(before) || isPlace !== (after === 'own')) return false
  let k = i + 1
  while (k < i + 3 && /^(?:own|last|first|current|known|new|old|latest|next|full|best)$/.test(lowerAt(tokens, k))) k++
  const noun = lowerAt(tokens, k)
  return k > i + 1 && (classes.isSingular(noun) || classes.isPlural(noun)) && tags.has(k, 'Noun') && !beForms.has(lowerAt(tokens, k + 1))
}
