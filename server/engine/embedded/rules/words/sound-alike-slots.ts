/** Words that sound like others, where the words around them leave one choice: "give up there evenings", "to or three times", "would effect staff". */
import { applyRules, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, countNouns, modals, possessives } from '../../grammar/word-classes.ts'
import { baseOfIng, isEnd } from '../verbs/verb-slots.ts'
import { confused } from './sure-phrases.ts'

/** Edits that are certain by their form. */
export function soundAlikeSlotEdits(page: RulePage): Edit[] {
  return applyRules(page, [ownThere, toTimes, toOrThree, allForSides, tooSmall, effectStaff, boughtForward, itsHighest, adviceCutting, layingThere, theirNever, doggyDog]) // prettier-ignore
}

/** A plural, and nothing else apart from a verb in "-s". */
const isPlainPlural = ({ dictionary }: RulePage, word: string) =>
  !closed.has(word) && (dictionary.partsOf(word) & ~pos.verbS) === pos.plural

const isNoun = ({ dictionary }: RulePage, word: string) =>
  !closed.has(word) && (dictionary.partsOf(word) & (pos.noun | pos.plural)) !== 0 && !(dictionary.partsOf(word) & (pos.adverb | pos.past))

const isAdjective = ({ dictionary, tags }: RulePage, k: number, word: string) =>
  tags.has(k, 'Adjective') &&
  (dictionary.partsOf(word) & (pos.adjective | pos.participle)) !== 0 &&
  !(dictionary.partsOf(word) & pos.adverb)

const takesOwned = /^(?:lose|loses|lost|losing|submit|submits|submitted|submitting|forget|forgets|forgot|forgotten|sell|sells|sold|selling|share|shares|shared|sharing|express|expressed|expressing|improve|improves|improved|improving|change|changed|changing|raise|raised|raising|spend|spends|spent|spending|finish|finished|finishing|lock|locked|pack|packed|packing|bring|brings|brought|bringing|wash|washed|washing|risk|risked|risking|enjoy|enjoyed|enjoying|explain|explained|explaining|present|presented|use|used|using|sacrifice|sacrificed|devote|devoted|protect|protected|protecting|support|supported|supporting|ruin|ruined|damaged?|increased?|reduced?|doubled?|complete|completed|completing|keep|kept|keeping|cancel|canceled|cancelled|renew|renewed|quit|pursue|pursued|celebrate|celebrated|update|updated|wear|wore|wearing|water|watered|sign|signed|blame|blamed)$/ // prettier-ignore

/** "give up", "put on", "hand in": what follows is an object. */
const hasParticle = (particle: string, verb: string) =>
  (/^(?:give|gives|gave|given|giving)$/.test(verb) && particle === 'up') ||
  (/^(?:pick|picked|picking|pack|packed|tidy|tidied|clean|cleaned|use|used|sum|summed)$/.test(verb) && particle === 'up') ||
  (/^(?:hand|handed|handing)$/.test(verb) && particle === 'in') ||
  (/^(?:take|takes|took|taking|put|putting)$/.test(verb) && /^(?:off|on)$/.test(particle))

/** "give up there evenings", "the parents of there friends", "in there own words" */
const ownThere: Rule = onWord('there', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  if (token.first || tokens[i + 1]?.spaced === false) return undefined
  if (lowerAt(tokens, i + 1) === 'own' && isNoun(page, lowerAt(tokens, i + 2))) return /^(?:in|of|with|on|for|from|at|by|to|have|has|had|bring|brought|make|made|grow|write|wrote|do|buy|bought)$/.test(before) ? confused(token, 'their') : undefined // prettier-ignore
  const noun = isAdjective(page, i + 1, lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  if (tokens[noun]?.fixed || tokens[noun]?.hyphen || !isPlainPlural(page, lowerAt(tokens, noun))) return undefined
  const ends = isEnd(tokens[noun + 1]) || /^(?:and|to|in|on|at|for|when|before|after|during|because|so|with|from|until|without|if|while)$/.test(lowerAt(tokens, noun + 1)) // prettier-ignore
  // "the friends of there": a phrase after "of" cannot begin with the adverb.
  const isAfterOf = /^(?:of|with|about|for)$/.test(before) && isEnd(tokens[noun + 1])
  return ends && (isAfterOf || takesOwned.test(before) || hasParticle(before, lowerAt(tokens, i - 2)))
    ? confused(token, 'their')
    : undefined
})

/** "I called him to times", "checked it to times a day" */
const toTimes: Rule = onWord('to too', ({ tokens, tags }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'times' || token.first) return undefined
  const before = lowerAt(tokens, i - 1)
  const isCounted = /^(?:a|per|every|each|this|last)$/.test(lowerAt(tokens, i + 2))
  const isAfterObject = /^(?:it|him|her|them|me|us|you|only|least|about)$/.test(before) || (isEnd(tokens[i + 2]) && tags.has(i - 1, 'Singular') && !/^(?:access|return|visit|trip|journey|link|reference|answer|back|addition|regard|respect|key|approach|attention|change|limit|guide|introduction|response|adjustment|conversion)$/.test(before)) // prettier-ignore
  return isAfterObject && (isCounted || isEnd(tokens[i + 2])) && !/^(?:according|due|up|back|thanks|prior|subject|owing)$/.test(before)
    ? confused(token, 'two')
    : undefined
})

/** "only to or three people", "too or three times" */
const toOrThree: Rule = onWord('to too', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i + 1) !== 'or' || lowerAt(tokens, i + 2) !== 'three') return undefined
  const isCounted = isPlainPlural(page, lowerAt(tokens, i + 3)) || /^(?:people|of|more|hundred|thousand)$/.test(lowerAt(tokens, i + 3))
  return isCounted && !/^(?:equal|close|next|up|down|due|according|adjacent|similar|prior|subject|add|adds|added)$/.test(lowerAt(tokens, i - 1)) ? confused(token, 'two') : undefined // prettier-ignore
})

/** "on all for sides" */
const allForSides: Rule = onWord('for', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'all' &&
  /^(?:on|from|in|at|of|with|to)$/.test(lowerAt(tokens, i - 2)) &&
  /^(?:sides|corners|walls|legs|wheels|seasons|directions|paws|tires|tyres|limbs|quarters|edges|feet|hooves|floors|rooms|members|children|games|matches|sets)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? confused(token, 'four')
    : undefined,
)

const measured = /^(?:small|big|large|late|early|expensive|tired|cold|hot|heavy|loud|difficult|long|short|young|busy|weak|slow|tight|noisy|crowded|dark|low|dangerous|strict|old|thin|thick|steep|narrow|risky|complicated)$/ // prettier-ignore

/** "the room is now to small", "it was simply to expensive" */
const tooSmall: Rule = onWord('to', ({ tokens }, token, i) => {
  const isAdverb = /^(?:now|still|just|already|also|simply|really|clearly|often|sometimes|usually|always|probably|definitely|certainly|obviously|generally|currently)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const goesOn = isEnd(tokens[i + 2]) || /^(?:for|to)$/.test(lowerAt(tokens, i + 2))
  return isAdverb && goesOn && measured.test(lowerAt(tokens, i + 1)) && /^(?:is|was|are|were|be|been|it's|that's|feels?|felt|seems?|seemed|looks?|looked|gets?|got)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? confused(token, 'too')
    : undefined
})

const touched = /^(?:staff|sales|customers?|business|businesses|health|performance|productivity|morale|prices|profits|results|mood|sleep|life|lives|relationships?|workers|residents|families|children|people|students|economy|environment|quality|behavior|behaviour|wildlife|traffic|schools|shops|animals|plants|crops|growth|attendance|attitudes|ability|accuracy|safety|security|appetite|memory|vision|hearing|balance|skin)$/ // prettier-ignore

/** "would effect part-time staff", "may effect elderly patients" */
const effectStaff: Rule = onWord('effect', (page, token, i) => {
  const { tokens } = page
  const helper = /^(?:not|also|really|seriously|negatively|directly|badly|adversely|greatly|probably|only)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1 // prettier-ignore
  if (!modals.has(lowerAt(tokens, helper)) && !/^(?:does|did|didn't|doesn't|don't)$/.test(lowerAt(tokens, helper))) return undefined
  let k = i + 1
  while (k < i + 5 && (tokens[k]?.text === '-' || tokens[k]?.hyphen || /^(?:the|all|many|some|most|both|other)$/.test(lowerAt(tokens, k)) || possessives.has(lowerAt(tokens, k)) || isAdjective(page, k, lowerAt(tokens, k)))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  const ends = isEnd(tokens[k + 1]) || (closed.has(lowerAt(tokens, k + 1)) && lowerAt(tokens, k + 1) !== 'of')
  return ends && (touched.test(noun) || isPersonNoun(noun)) ? confused(token, 'affect') : undefined
})

/** "The launch has been bought forward to June" */
const boughtForward: Rule = onWord('bought', ({ tokens, text }, token, i) => {
  if (lowerAt(tokens, i + 1) !== 'forward' || /\b(?:currenc|dollars?|euros?|hedg|futures|contracts?|barrels?)/i.test(text)) return undefined
  const isMoved = /^(?:been|be|being|was|were|is|are|also|it|them)$/.test(lowerAt(tokens, i - 1))
  return isMoved && (isEnd(tokens[i + 2]) || /^(?:to|by|from|a|one|two|three|so|because|until|and|again)$/.test(lowerAt(tokens, i + 2)))
    ? confused(token, 'brought')
    : undefined
})

const superlative = /^(?:high|low|larg|bigg|small|great|strong|weak|old|new|young|full|long|short|deep|wid|heavi|clos|near|simpl|bright|dark|fast|slow|rich|poor|fin|pur|hard|tall|earli|busi|cheap|wealthi|broad)(?:est|st)$/ // prettier-ignore
const bare = /^(?:week|month|year|weekend|century|place|step|thing|door|stop|minute|class|case|day|hour|time|night|morning|point|part|way)$/

/** "reached it's highest level", "remembers it's last position" */
const itsHighest: Rule = onWord("it's", (page, token, i) => {
  const { tokens, dictionary } = page
  const [before, after, noun] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (token.first || before === '' || tokens[i + 2]?.fixed || bare.test(noun)) return undefined
  const isSuperlative = superlative.test(after)
  if (!isSuperlative && !/^(?:last|latest|previous|original|current|former|usual|own)$/.test(after)) return undefined
  const isCounted = countNouns.has(noun) || /^(?:level|branch|edge|peak|height|size|shape|name|state|settings?|owner|purpose|meaning|color|colour|value|form|use|speed|course|capacity|extent|depth|width|member|room|rate|score|share|total|range|shelf|tower|hall|strength)$/.test(noun) // prettier-ignore
  const ends = isEnd(tokens[i + 3]) || ((closed.has(lowerAt(tokens, i + 3)) || lowerAt(tokens, i + 3) === 'since') && !/^(?:i|you|we|they|he|she|it|that|who|which|is|was)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
  const parts = dictionary.partsOf(before)
  const isVerb = (parts & (pos.past | pos.verbS)) !== 0 && !closed.has(before) && !/^(?:think|thought|say|says|said|hope|hopes|guess|guessed|mean|means|meant|know|knows|knew|believe|believes|believed|feel|feels|felt|suppose|reckon|claim|claims|claimed|bet|swear|told|tells|add|added|adds|agreed?|agrees)$/.test(before) // prettier-ignore
  const isRemembered = /^(?:remember|remembers|remembered|keep|keeps|kept|restore|restores|restored)$/.test(before)
  const isParticle = /^(?:up|down|off|out|into|onto)$/.test(before)
  return isCounted && ends && (isVerb || isRemembered || isParticle) ? confused(token, 'its') : undefined
})

/** "I would advice cutting it", "We must advice against it" */
const adviceCutting: Rule = onWord('advice', (page, token, i) => {
  const { tokens } = page
  const helper = /^(?:not|also|always|never|strongly)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const word = lowerAt(tokens, helper)
  if (!(modals.has(word) || /^(?:i'd|we'd|i'll|we'll)$/.test(word)) || tokens[helper]?.first) return undefined
  const next = lowerAt(tokens, i + 1)
  return baseOfIng(page, tokens[i + 1]) !== undefined ||
    /^(?:you|him|her|them|us|me|anyone|everyone|people|against|customers|visitors|clients|patients|students|that)$/.test(next)
    ? confused(token, 'advise')
    : undefined
})

/** "a pair of boots laying on the step": what lies there lays nothing. */
const layingThere: Rule = onWord('laying', ({ tokens, tags }, token, i) => {
  const isPlaced = /^(?:on|in|under|beside|next|around|about|there|here|across|face|flat|awake|at|by|behind|between)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  const thing = lowerAt(tokens, i - 1)
  const isThing = /^(?:boots?|shoes?|socks?|clothes|coat|jacket|hat|gloves?|keys?|bag|bags|phone|book|books|papers?|letters?|toys?|towels?|body|dog|cat|man|woman|person|child|boy|girl|rubbish|trash|leaves|branches|money|coins?|bottles?|glass|umbrella|wallet|purse|knife|gun|blanket|box|boxes|bike|bikes|things|stuff|everything|something|him|her)$/.test(thing) // prettier-ignore
  return isThing && isPlaced && !tags.has(i - 1, 'Verb') ? confused(token, 'lying') : undefined
})

/** "The good thing about her parties is that their never dull." */
const theirNever: Rule = onWord('their', (page, token, i) => {
  const { tokens, dictionary } = page
  const state = lowerAt(tokens, i + 2)
  const parts = closed.has(state) ? 0 : dictionary.partsOf(state)
  const isState = (parts & pos.adjective) !== 0 && !(parts & (pos.noun | pos.plural))
  const opens =
    token.first || /^(?:that|because|but|and|think|thinks|hope|sure|know|said|says|if|when|so|,)$/.test(tokens[i - 1]?.lower ?? '')
  return opens &&
    isState &&
    isEnd(tokens[i + 3]) &&
    /^(?:never|not|always|already|still|also|really|so|too|very)$/.test(lowerAt(tokens, i + 1))
    ? confused(token, "they're")
    : undefined
})

const dogEatDog = 'dog-eat-dog'

/** "a doggy dog world" */
const doggyDog: Rule = onWord('doggy doggie', ({ tokens }, token, i) => {
  const [dog, world] = [tokens[i + 1], tokens[i + 2]]
  return dog?.lower === 'dog' && world?.lower === 'world'
    ? replaceWord(token, dogEatDog, 'phrase', `Use the phrase "${dogEatDog}".`, dog)
    : undefined
})
