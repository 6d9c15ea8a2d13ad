/** Set phrases and words that grammar tells apart: "by feet", "cope up with", "while their eating", "so were freezing". */
import { applyRules, beforeWord, inDrafts, isQuestion, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { articleFor, beForms, closed, determiners, endsNoun, modals, possessives, subjects } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function setPhraseEdits(page: RulePage): Edit[] {
  const sure = [asManager, speakEnglish, byFeet, economics, grandmother, attached, selfMade, inLaw, letKnow, aTravel, discuss, atFirst, thisMorning, copeWith, theresSoup, wereOut, soWere, theyreEating, likeIts, twoCold, twoNights, canDo, hisWay, onPhone, invitedTo] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [onFoot, girlfriend, olderThan, otherHand, dreamOf]))]
}

const phrase = (from: Token, right: string, to: Token = from) => replaceWord(from, right, 'phrase', `Write "${right}".`, to)
const word = (token: Token, right: string): Edit => ({ ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.lower}".`), kind: 'word_choice' }) // prettier-ignore
const oneWord = (from: Token, right: string, to: Token): Edit => ({ ...replaceWord(from, right, 'compound', `Write "${right}" as one word.`, to), kind: 'spelling' }) // prettier-ignore
const isOwned = (w: string) => determiners.has(w) || possessives.has(w)

/** "works how manager", "worked like a waiter" */
const asManager: Rule = onWord('how like', (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i - 1) !== 'work' || isQuestion(tokens, i)) return undefined
  const hasArticle = /^an?$/.test(lowerAt(tokens, i + 1))
  const noun = tokens[hasArticle ? i + 2 : i + 1]
  if (!noun?.word || !isPersonNoun(noun.lower) || closed.has(noun.lower) || page.classes.isPlural(noun.lower) || (token.lower === 'like' && hasArticle)) return undefined // prettier-ignore
  return phrase(token, hasArticle ? 'as' : `as ${articleFor(noun.lower)}`)
})

const languages = /^(?:English|German|French|Spanish|Italian|Portuguese|Russian|Polish|Turkish|Arabic|Chinese|Japanese|Korean|Hindi|Urdu|Dutch|Swedish|Greek|Czech|Ukrainian|Hebrew|Mandarin|Thai|Vietnamese|Persian|Farsi)$/ // prettier-ignore

/** "She speaks on English" */
const speakEnglish: Rule = onWord('on', (page, token, i) => {
  const next = page.tokens[i + 1]
  return next && languages.test(next.text) && baseAt(page, i - 1) === 'speak' && endsNoun(page.tokens, i + 2)
    ? removeWord(token, next, 'preposition', `"${page.tokens[i - 1]?.text ?? ''}" takes its object without "on".`)
    : undefined
})

/** "came back by feet" */
const byFeet: Rule = onWord('by with on', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.lower === 'feet' && isEnd(tokens[i + 2]) && /^(?:go|goes|went|going|come|comes|came|walk|walked|back|home|there|here|school|work|travel)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? phrase(token, 'on foot', next)
    : undefined
})

/** "I go by foot" */
const onFoot: Rule = onWord('by with', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'foot' && endsNoun(tokens, i + 2) ? phrase(token, 'on') : undefined,
)

/** "a degree in economic" */
const economics: Rule = onWord(
  'economic mathematic physic politic electronic statistic linguistic athletic logistic',
  ({ tokens }, token, i) =>
    isEnd(tokens[i + 1]) && /^(?:in|of|study|studied|studying|studies|teach|teaches|taught|like|and)$/.test(lowerAt(tokens, i - 1)) && (lowerAt(tokens, i - 1) !== 'and' || lowerAt(tokens, i - 2).endsWith('ics')) // prettier-ignore
      ? word(token, `${token.lower}s`)
      : undefined,
)

/** "my grand mothers house", "our grand parents" */
const grandmother: Rule = onWord('grand', ({ tokens, dictionary, tags }, token, i) => {
  const next = tokens[i + 1]
  const kin = /^(mother|father|son|daughter|ma|pa|mom|dad|child|children|parent)s?$/.exec(next?.lower ?? '')?.[1]
  if (!kin || !next || next.fixed || next.hyphen) return undefined
  const after = lowerAt(tokens, i + 2)
  const isOwner = next.lower === `${kin}s` && kin !== 'parent' && (dictionary.partsOf(after) & pos.noun) !== 0 && !closed.has(after) && !tags.has(i + 2, 'Verb', 'Adjective') // prettier-ignore
  return oneWord(token, isOwner ? `grand${kin}'s` : `grand${next.lower}`, next)
})

/** "my girl friend" */
const girlfriend: Rule = onWord('girl boy', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && /^friends?$/.test(next.lower) && !next.fixed && (possessives.has(lowerAt(tokens, i - 1)) || /^(?:a|new|ex|first)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? oneWord(token, token.lower + next.lower, next)
    : undefined
})

/** "Please find the contract in attach." */
const attached: Rule = onWord('in on', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && /^(?:attach|attached|attache)$/.test(next.lower) && !next.fixed && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2))) // prettier-ignore
    ? phrase(token, 'attached', next)
    : undefined
})

const selves = /^(?:motivated|employed|confident|taught|driven|service|esteem|confidence|discipline|disciplined|reliant|sufficient|organized|organised|assessment|respect|starter|awareness|improvement|explanatory|contained|defense|defence|evaluation|conscious|centered|centred|care|study|portrait|pity|doubt|control)$/ // prettier-ignore

/** "a self motivated person", "low self esteem" */
const selfMade: Rule = onWord('self', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next && selves.test(next.lower) && !next.fixed && !next.hyphen && !/^(?:one's|best|true|own|old|former|inner)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? phrase(token, `self-${next.lower}`, next)
    : undefined
})

/** "my sister in law", "his brothers in law" */
const inLaw: Rule = beforeWord('in', ({ tokens }, token, i) => {
  const law = tokens[i + 2]
  return /^(?:sister|brother|mother|father|son|daughter|parent)s?$/.test(token.lower) && law?.lower === 'law' && !law.hyphen && !law.fixed && isOwned(lowerAt(tokens, i - 1)) && !/^(?:school|firm|class|practice|enforcement|and|courses?|exams?)$/.test(lowerAt(tokens, i + 3)) // prettier-ignore
    ? phrase(token, `${token.lower}-in-law`, law)
    : undefined
})

/** "Please leave me know", "leave me to know" */
const letKnow: Rule = onWord('leave', ({ tokens }, token, i) =>
  /^(?:me|us|him|her|them)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) === 'know' ? word(token, 'let') : undefined,
)

/** "a business travel", "The travel was long." */
const aTravel: Rule = onText('travel', ({ tokens }, token, i) => {
  const k = /^(?:business|long|short|nice|good|great|first|last|next|boring)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const ends = isEnd(tokens[i + 1]) || /^(?:to|in|with|for|was|is|will|took|takes|from|last|next)$/.test(lowerAt(tokens, i + 1))
  const isOne = /^(?:a|this|another|every|each)$/.test(lowerAt(tokens, k)) && ends
  return isOne || (lowerAt(tokens, k) === 'the' && k === i - 1 && /^(?:was|took)$/.test(lowerAt(tokens, i + 1))) ? word(token, 'trip') : undefined // prettier-ignore
})

/** "we should discus it" */
const discuss: Rule = onText('discus', ({ tokens }, token, i) =>
  (modals.has(lowerAt(tokens, i - 1)) || subjects.has(lowerAt(tokens, i - 1)) || /^(?:to|let's|and|please|also)$/.test(lowerAt(tokens, i - 1))) && (isOwned(lowerAt(tokens, i + 1)) || /^(?:it|them|about|with|how|what|when|why|further|everything)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? word(token, 'discuss')
    : undefined,
)

/** "At begin I was shy.", "In first it was hard." */
const atFirst: Rule = onWord('at in', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!token.first || !next || next.fixed) return undefined
  const isFirst = (token.lower === 'in' && next.lower === 'first') || /^begin(?:ning)?$/.test(next.lower)
  const after = tokens[i + 2]
  const opens = after?.text === ',' || subjects.has(after?.lower ?? '') || /^(?:the|my|our|there)$/.test(after?.lower ?? '')
  return isFirst && opens ? phrase(token, 'at first', next) : undefined
})

/** "Today morning the train was late", "yesterday night" */
const thisMorning: Rule = ({ tokens }, token, i) => {
  const time = tokens[i + 1]
  if (!time || time.fixed || time.hyphen) return undefined
  if (token.lower === 'yesterday') return time.lower === 'night' ? phrase(token, 'last night', time) : undefined
  if (token.lower !== 'today' || !/^(?:morning|afternoon|evening|night)$/.test(time.lower)) return undefined
  return phrase(token, time.lower === 'night' ? 'tonight' : `this ${time.lower}`, time)
}

/** "cope up with stress" */
const copeWith: Rule = onWord('up', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^cop(?:e|es|ed|ing)$/.test(lowerAt(tokens, i - 1)) && next?.lower === 'with'
    ? removeWord(token, next, 'phrase', `Write "${lowerAt(tokens, i - 1)} with".`)
    : undefined
})

/** "Theirs soup in the fridge", "theirs a note for you" */
const theresSoup: Rule = onWord('theirs', ({ tokens, dictionary }, token, i) => {
  const [next, after] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  const before = tokens[i - 1]
  const opens = token.first || !before?.word || /^(?:that|because|and|so|but|if|when|think|know|says?|said|hope|see)$/.test(before.lower)
  const isNoun = (dictionary.partsOf(next) & (pos.noun | pos.plural)) !== 0 && !closed.has(next) && /^(?:in|on|at|for|left|under|near|behind)$/.test(after) // prettier-ignore
  return opens && (isNoun || /^(?:an?|no|nothing|something|nobody|someone|plenty|lots|always|only)$/.test(next)) ? word(token, "there's") : undefined // prettier-ignore
})

const stateAfter =
  /^(?:completely|really|very|just|currently|almost|always|still|out|sorry|happy|glad|excited|pleased|delighted|going|all)$/
const isState = ({ tokens, dictionary, tags }: RulePage, k: number) => {
  const w = lowerAt(tokens, k)
  const parts = dictionary.partsOf(w)
  return (parts & pos.ing) !== 0 && tags.has(k, 'Gerund', 'Verb') && !(parts & (pos.noun | pos.plural) && !isEnd(tokens[k + 1]) && !closed.has(lowerAt(tokens, k + 1))) // prettier-ignore
}

/** "Were completely out of milk.", "Were looking for a drummer." */
const wereOut: Rule = onText('Were', (page, token, i) => {
  const { tokens } = page
  if (!token.first || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  if (next === 'all' && !/^(?:very|so|going|here|out|ready|really)$/.test(lowerAt(tokens, i + 2))) return undefined
  // "Were it so easy, we ..."
  let isSubjunctive = false
  for (let k = i + 1; k < tokens.length && !tokens[k]?.first; k++) if (/^(?:would|could|might)$/.test(lowerAt(tokens, k))) isSubjunctive = true // prettier-ignore
  return !isSubjunctive && (stateAfter.test(next) || isState(page, i + 1)) ? word(token, "we're") : undefined
})

/** "it broke, so were freezing", "if were late" */
const soWere: Rule = onText('were', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:so|because|if|when|since|until|unless)$/.test(lowerAt(tokens, i - 1)) || isQuestion(tokens, i)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isAdjective =
    (dictionary.partsOf(next) & (pos.adjective | pos.noun | pos.verb | pos.adverb)) === pos.adjective && isEnd(tokens[i + 2])
  return isState(page, i + 1) || isAdjective || (/^(?:going|not|all|out|still|almost|really|very|too|late|here|there|free|ready|open|closed)$/.test(next) && !(lowerAt(tokens, i - 1) === 'so' && /^(?:all|there|here)$/.test(next))) // prettier-ignore
    ? word(token, "we're")
    : undefined
})

/** "while their eating", "and their yours" */
const theyreEating: Rule = onWord('their', ({ tokens, dictionary, tags }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  if (/^(?:yours|mine|hers|ours|gone|asleep|awake|afraid)$/.test(next) && lowerAt(tokens, i - 1) !== 'of') return word(token, "they're") // prettier-ignore
  const isIng = (dictionary.partsOf(next) & pos.ing) !== 0 && (isEnd(tokens[i + 2]) || (isOwned(lowerAt(tokens, i + 2)) && tags.has(i + 1, 'Gerund', 'Verb'))) // prettier-ignore
  const isNoun = (dictionary.partsOf(next) & (pos.noun | pos.plural)) !== 0 && !/^(?:eating|sleeping|working|playing|talking|walking|driving|waiting|coming|leaving|studying|shopping|cooking|reading|traveling|travelling)$/.test(next) // prettier-ignore
  return /^(?:while|when|if|because|since|until)$/.test(lowerAt(tokens, i - 1)) && isIng && !isNoun ? word(token, "they're") : undefined
})

/** "I like it's view very much" */
const likeIts: Rule = onWord("it's", ({ tokens, dictionary, tags }, token, i) => {
  if (!/^(?:like|likes|love|loves|liked|loved|hate|prefer|enjoy|enjoyed)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!/^(?:i|we|they|you|he|she|really|also|don't|didn't|people|always|to)$/.test(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'to' && /^looks?$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(next)
  return (parts & (pos.noun | pos.plural)) !== 0 && !(parts & (pos.adjective | pos.ing | pos.participle)) && tags.has(i + 1, 'Noun') && !closed.has(next) // prettier-ignore
    ? word(token, 'its')
    : undefined
})

/** "It gets two cold in here." */
const twoCold: Rule = onWord('two', ({ tokens, dictionary }, token, i) => {
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (!(beForms.has(before) || /^(?:it's|that's|get|gets|got|feel|feels|felt|become|becomes|became|far|way|looks?|seems?)$/.test(before))) return undefined // prettier-ignore
  const parts = dictionary.partsOf(next)
  const isAdjective = /^(?:cold|hot|late|early|big|small|expensive|hard|easy|far|long|short|heavy|loud|tired|young|old|busy|dark|high|low|fast|slow|warm|much|many|few|close|tight|difficult|dangerous)$/.test(next) // prettier-ignore
  return isAdjective &&
    parts !== 0 &&
    (endsNoun(tokens, i + 2) || isEnd(tokens[i + 2])) &&
    !/^(?:and|or|ones?)$/.test(lowerAt(tokens, i + 2))
    ? word(token, 'too')
    : undefined
})

/** "We stayed to nights.", "We ordered too chairs." */
const twoNights: Rule = ({ tokens, dictionary, tags }, token, i) => {
  const [before, next] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (token.lower === 'to') return /^(?:stay|stayed|staying|stays|for|spent|spend|last|next|about|these|only|booked|in|after|every)$/.test(before) && /^(?:nights|days|weeks|months|years|hours|minutes|times)$/.test(next) ? word(token, 'two') : undefined // prettier-ignore
  if (token.lower !== 'too' || closed.has(next) || token.first) return undefined
  const parts = dictionary.partsOf(next)
  const isPlural = (parts & pos.plural) !== 0 && !(parts & (pos.verbS | pos.adjective | pos.adverb)) && tags.has(i + 1, 'Plural')
  return isPlural || /^(?:nights|days|weeks|months|years|hours|minutes|times|people)$/.test(next) ? (/^(?:have|has|had|with|and|the|of|for|need|needs|bought|ordered|got|only|are|were|in|after|these|those|last|next|my|his|her|our|stayed|saw|took|about|there's)$/.test(before) ? word(token, 'two') : undefined) : undefined // prettier-ignore
}

/** "nothing more we can due" */
const canDo: Rule = onWord('due', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isVerb = modals.has(before) || /^(?:to|don't|didn't|doesn't)$/.test(before)
  return isVerb && (isEnd(tokens[i + 1]) || /^(?:it|that|this|the|my|what|about|with|anything|nothing|something|well|better)$/.test(lowerAt(tokens, i + 1))) && !(before === 'to' && /^(?:the|it)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
    ? word(token, 'do')
    : undefined
})

/** "He knows his weigh around.", "a long weigh" */
const hisWay: Rule = onWord('weigh', ({ tokens }, token, i) =>
  (isOwned(lowerAt(tokens, i - 1)) || /^(?:long|best|only|easy|all|wrong|right)$/.test(lowerAt(tokens, i - 1))) && !/^(?:in|station|stations|house|bridge|scale)$/.test(lowerAt(tokens, i + 1)) && !/^(?:that|these|those|each|some|any)$/.test(lowerAt(tokens, i - 1)) && !tokens[i + 1]?.hyphen // prettier-ignore
    ? word(token, 'way')
    : undefined,
)

/** "I am in the phone." */
const onPhone: Rule = onWord('in', (page, token, i) =>
  lowerAt(page.tokens, i + 1) === 'the' && /^(?:phone|telephone)$/.test(lowerAt(page.tokens, i + 2)) && endsNoun(page.tokens, i + 3) && /^(?:be|am|was|is|were|are|talk|speak|spoke|chat|i'm)$/.test(baseAt(page, i - 1)) && /^(?:i|he|she|we|they|you|i'm|was|were|am|been|be|is|are)$/.test(lowerAt(page.tokens, i - 2).replace(/^$/, 'i')) // prettier-ignore
    ? replaceWord(token, 'on', 'preposition', 'Use "on" here.')
    : undefined,
)

/** "the invitation at your party" */
const invitedTo: Rule = onWord('at in on', ({ tokens }, token, i) =>
  /^(?:invitation|invite|invited)$/.test(lowerAt(tokens, i - 1)) && isOwned(lowerAt(tokens, i + 1)) && [i + 2, i + 3].some(k => /^(?:party|wedding|birthday|house|dinner|event|ceremony|barbecue|concert|conference|home|celebration|graduation)$/.test(lowerAt(tokens, k))) // prettier-ignore
    ? replaceWord(token, 'to', 'preposition', `Use "to" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "It is bigger from my house", "more lonely from the others" */
const olderThan: Rule = onWord('from that', (page, token, i) => {
  const { tokens, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  const isMore = lowerAt(tokens, i - 2) === 'more' && (dictionary.partsOf(before) & pos.adjective) !== 0 && !/^(?:different|distant|free|absent|safe|separate|visible|clear|remote|far|evident|hidden|independent)$/.test(before) // prettier-ignore
  const stem = before.slice(0, -2)
  const isEr = /[a-z]{2}er$/.test(before) && [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.slice(0, -1)].some(base => page.classes.isAdjective(base)) && !/^(?:farther|further|earlier|later|other|former|upper|over|under|nearer|freer|safer|clearer|higher|lower|closer)$/.test(before) // prettier-ignore
  const k = isMore ? i - 3 : /^(?:much|even|far|a|still)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  if (!(isMore || isEr) || !(beForms.has(lowerAt(tokens, k)) || /^(?:i'm|he's|she's|it's|looks?|seems?)$/.test(lowerAt(tokens, k)))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const isCompared = token.lower === 'that' ? /^(?:me|him|us|them|mine|yours)$/.test(next) && isEnd(tokens[i + 2]) : isOwned(next) || /^(?:me|him|us|them|mine|yours|other|others|you)$/.test(next) // prettier-ignore
  return isCompared ? replaceWord(token, 'than', 'comparison', 'Use "than" in a comparison.') : undefined
})

/** "On the other side, it is cheap." */
const otherHand: Rule = onWord('side', ({ tokens }, token, i) =>
  tokens[i - 3]?.first === true && lowerAt(tokens, i - 3) === 'on' && lowerAt(tokens, i - 2) === 'the' && lowerAt(tokens, i - 1) === 'other' && tokens[i + 1]?.text === ',' && !/^(?:there|was|were|is|you)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? word(token, 'hand')
    : undefined,
)

/** "I dream with a house." */
const dreamOf: Rule = onWord('with', (page, token, i) =>
  baseAt(page, i - 1) === 'dream' &&
  /^(?:a|an|my|your|our|their|his|becoming|being|going)$/.test(lowerAt(page.tokens, i + 1)) &&
  !page.tags.has(i - 1, 'Noun')
    ? replaceWord(token, 'of', 'preposition', `Use "of" after "${lowerAt(page.tokens, i - 1)}".`)
    : undefined,
)
