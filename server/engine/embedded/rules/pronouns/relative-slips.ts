/** Relative words: "a meter high, that is", "a member, whom has", "a hut who", ", what everyone liked", "the city which I live". */
import { clauseAt, finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { animals, objects, persons, roles, things } from '../../grammar/count-nouns.ts'
import { applyRules, inDrafts, isQuestion, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { persons as owners } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, massNouns, modals, subjects } from '../../grammar/word-classes.ts'
import { isWhoAlone } from '../agreement/relative-verbs.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function relativeSlipEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [whoRemembers]), ...inDrafts(applyRules(page, [commaThat, hutWho, whatLiked, cityWhich, forAllWhat]))]
}

const adverb = /^(?:never|always|also|still|only|often|usually|already|really|just|now|probably|sometimes)$/

/** A verb that can only be finite here, after an adverb. */
function isFiniteAt(page: RulePage, k: number): boolean {
  const at = adverb.test(lowerAt(page.tokens, k)) ? k + 1 : k
  const word = lowerAt(page.tokens, at)
  return finiteForms.has(word) || modals.has(word) || mayBeFinite(page, at)
}

/** Whether a whole clause stands between the start of the sentence and `to`. */
function hasClause(page: RulePage, i: number, to: number): boolean {
  for (let k = sentenceStart(page.tokens, i); k < to - 1; k++) {
    const clause = clauseAt(page, k)
    if (clause && clause.verb < to - 1) return true
  }
  return false
}

/** "He gave me his umbrella, that was very kind.", "a rocket, that is fifty meters high" */
const commaThat: Rule = onText('that', (page, token, i) => {
  const { tokens, dictionary } = page
  const comma = tokens[i - 1]
  if (comma?.text !== ',' || comma.fixed) return undefined
  const verb = lowerAt(tokens, i + 1)
  const after = tokens[i + 2]
  const isVerb = /^(?:is|was|are|were|has|had|makes|made|means|meant|helps|helped|takes|took|costs|gives|gave|shows|showed|weighs|weighed|lasts|lasted|contains|contained|allows|allowed|includes|included|starts|started|ends|ended|belongs|belonged|comes|came|goes|went|works|worked|looks|looked|feels|felt|tastes|tasted|smells|smelled|sounds|sounded|saves|saved|needs|needed|happened|happens|surprised|opened|opens|leads|led|lies|caused|causes|offers|offered|became|becomes|brought|brings|broke|fell|got|gets|stood|stands|lives|lived|owns|owned|uses|used|wears|wore)$/.test(verb) // prettier-ignore
  if (!isVerb || !after?.word || (dictionary.partsOf(verb) & pos.plural && page.tags.has(i + 1, 'Noun'))) return undefined
  // "that is, one of them", "that is why", "that is to say", "that was when"
  if (/^(?:why|how|what|where|when|to|because|if|that|not|it|all|enough|who|exactly|just|said)$/.test(after.lower)) return undefined
  if (after.lower === 'for' && lowerAt(tokens, i + 3) === 'sure') return undefined
  const start = sentenceStart(tokens, i)
  if (!hasClause(page, i, i) || tokens[sentenceEnd(tokens, i)]?.text === '?') return undefined
  // "the fact, he said, that is", "something, anything, that is", "so large, in fact, that"
  for (let k = start; k < i - 1; k++) if (tokens[k]?.text === ',' && k > i - 6) return undefined
  if (tokens.slice(start, i).some(({ lower, text }) => /^(?:so|such|say|says|said|think|thinks|believe|believes|know|knows|hope|fact|sure|told|saw|see|feel|insist|insisted|suggest|suggested|idea|if|when|because|although|though|while|since|as|anything|something|everything|nothing|all|one|those)$/.test(lower) || /^["“”;:(–—-]$/.test(text))) return undefined // prettier-ignore
  const next = tokens[i + 1]
  return next && !next.fixed ? replaceWord(comma, `, which ${next.text}`, 'confused-word', 'Use "which" after a comma.', next) : undefined
})

/** "The owner, whom remembers everyone", "members, whom had passed" */
const whoRemembers: Rule = onWord('whom', ({ tokens, dictionary, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  if (token.first || isQuestion(tokens, i) || /^(?:of|to|for|with|from|by|about|on|at|in|than|after|before|among|between|against|and|or)$/.test(before)) return undefined // prettier-ignore
  const k = adverb.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const [next, after] = [lowerAt(tokens, k), lowerAt(tokens, k + 1)]
  const isVerb =
    /^(?:is|was|are|were|has|had|have)$/.test(next) ||
    modals.has(next) ||
    (!closed.has(next) && (dictionary.partsOf(next) & (pos.verbS | pos.past)) !== 0 && tags.has(k, 'Verb') && !/^\p{Lu}/u.test(tokens[k]?.text ?? '')) // prettier-ignore
  return isVerb && !subjects.has(after) ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" for the subject.') : undefined
})

/** "a hut who belonged to a shepherd", "a hotel who still has rooms" */
const hutWho: Rule = onText('who', (page, token, i) => {
  const { tokens, classes } = page
  if (isWhoAlone(page, i)) return undefined
  const hasComma = tokens[i - 1]?.text === ','
  const k = hasComma ? i - 2 : i - 1
  const noun = tokens[k]
  if (!noun?.word || noun.text !== noun.lower || closed.has(noun.lower)) return undefined
  const one = classes.singular(noun.lower) ?? noun.lower
  if (!(things.has(one) || objects.has(one) || massNouns.has(one)) || persons.has(one) || roles.has(one) || animals.has(one) || owners.has(one)) return undefined // prettier-ignore
  if (/^(?:majority|minority|crew|couple|pair|company|jury|tribe|crowd|band|class|audience|generation|committee|household|institution|party|parent|soul|character|voice|face|name|figure|hand|fund|membership|community|organization|family|team|group|bunch|guard|duty|queue|heart|star|legend|talent|love|witness|victim|rank|age|choice|chair|speaker)s?$/.test(noun.lower) && !(noun.lower === 'pair' && hasComma)) return undefined // prettier-ignore
  // "the man in the car who waved"
  for (let at = k - 1; at > k - 8 && tokens[at]?.word; at--) {
    const word = lowerAt(tokens, at)
    const base = classes.singular(word) ?? word
    if (subjects.has(word)) break
    if (persons.has(base) || roles.has(base) || animals.has(base) || owners.has(base) || page.tags.has(at, 'Person', 'FirstName', 'Actor') || /^(?:people|someone|somebody|those|men|women|children|him|her|them|us|me|one|ones|others)$/.test(word)) return undefined // prettier-ignore
  }
  // "He knows who needs an arm, who wants to sit": questions in a row
  if (hasComma && tokens.slice(sentenceStart(tokens, i), i).some(({ lower }) => lower === 'who')) return undefined
  if (!isFiniteAt(page, i + 1)) return undefined
  return replaceWord(token, hasComma ? 'which' : 'that', 'confused-word', `Use "${hasComma ? 'which' : 'that'}" for things.`)
})

/** "We bought new chairs, what everyone welcomed.", "We finished early, what surprised me." */
const whatLiked: Rule = onText('what', (page, token, i) => {
  const { tokens } = page
  if (tokens[i - 1]?.text !== ',' || tokens[sentenceEnd(tokens, i)]?.text === '?' || !hasClause(page, i, i)) return undefined
  const start = sentenceStart(tokens, i)
  if (tokens.slice(start, i).some(({ lower, text }) => /^(?:tell|told|ask|asked|know|knows|knew|see|saw|wonder|wondered|understand|say|said|explain|explained|about|what|learn|learned|remember|decide|decided|matter|discuss|discussed|and|or|show|showed|guess|find|found|describe|described)$/.test(lower) && lower !== 'and' || /^["“”;:]$/.test(text))) return undefined // prettier-ignore
  const end = sentenceEnd(tokens, i)
  const rest = tokens.slice(i + 1, end)
  if (rest.length < 2 || rest.length > 9 || rest.some(({ word }) => !word)) return undefined
  const first = lowerAt(tokens, i + 1)
  const finite = rest.filter((_, n) => isFiniteAt(page, i + 1 + n) && !adverb.test(rest[n]?.lower ?? '')).length
  const hasSubject =
    subjects.has(first) || determiners.has(first) || /^(?:everyone|everybody|nobody|people|many|most|some|all)$/.test(first)
  return (hasSubject || isFiniteAt(page, i + 1)) && finite === 1 ? replaceWord(token, 'which', 'confused-word', 'Use "which" for what the clause before says.') : undefined // prettier-ignore
})

const placeNoun = /^(?:place|city|town|village|country|house|apartment|flat|school|university|college|hotel|restaurant|café|cafe|shop|store|office|company|factory|hospital|park|garden|beach|street|room|building|area|region|neighborhood|district|island|campus|library|museum|gym|zoo|farm|kitchen|club|clinic|classroom|dorm|hostel)s?$|^(?:cities|countries|universities|companies|factories|libraries|beaches)$/ // prettier-ignore
const staying = /^(?:live|lives|lived|work|works|worked|stay|stays|stayed|study|studies|studied|sleep|slept|relax|relaxed|rest|swim|swam|walk|grew|meet|met|play|played|sit|sat|park|parked|born|shop|eat|ate)$/ // prettier-ignore

/** "the city which I live", "places which families can see animals" */
const cityWhich: Rule = onText('which that', (page, token, i) => {
  const { tokens, classes } = page
  const noun = lowerAt(tokens, i - 1)
  if (!placeNoun.test(noun)) return undefined
  let k = i + 1
  if (!subjects.has(lowerAt(tokens, k))) {
    if (determiners.has(lowerAt(tokens, k))) k++
    if (!(classes.isPlural(lowerAt(tokens, k)) || /^(?:people|children|everyone|mother|father|family|brother|sister|parents|friends)$/.test(lowerAt(tokens, k)))) return undefined // prettier-ignore
  }
  k++
  while (adverb.test(lowerAt(tokens, k)) || modals.has(lowerAt(tokens, k)) || /^(?:have|has|had|was|were)$/.test(lowerAt(tokens, k))) k++
  const verb = lowerAt(tokens, k)
  const next = lowerAt(tokens, k + 1)
  const isStay = staying.test(verb) && !/^(?:eat|ate|meet|met|play|played|study|studies|studied|shop)$/.test(verb) && (isEnd(tokens[k + 1]) || /^(?:with|for|until|is|was|has|and|when|as|now|since|alone|together|during)$/.test(next) || (verb === 'grew' && next === 'up') || (verb === 'born')) // prettier-ignore
  // An object of its own: "can see animals", "buy fresh fish"
  const isSeeing = token.text === 'which' && /^(?:see|buy|find|meet|learn|eat|play|watch|get|spend|enjoy|drink|make|take|practice|try)$/.test(verb) && (determiners.has(next) || classes.isPlural(next) || (classes.isAdjective(next) && (classes.isPlural(lowerAt(tokens, k + 2)) || massNouns.has(lowerAt(tokens, k + 2)))) || massNouns.has(next)) // prettier-ignore
  return isStay || isSeeing ? replaceWord(token, 'where', 'confused-word', 'Use "where" for a place.') : undefined
})

/** "Thank you for all what you did" */
const forAllWhat: Rule = onText('all', ({ tokens }, token, i) => {
  const what = tokens[i + 1]
  return what?.text === 'what' && !what.fixed && subjects.has(lowerAt(tokens, i + 2)) && /^(?:for|about|heard|forget|forgot|of|with|know|remember|appreciate|thank|eat|ate|is|was)$/.test(lowerAt(tokens, i - 1)) && !/^(?:first|best|most|after|after|after|least|worst)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, 'everything', 'confused-word', 'Use "everything" for "all what".', what)
    : undefined
})
