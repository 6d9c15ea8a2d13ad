/** Apostrophes: "my fathers car", "fresh egg's", "its' paw", "Lets meet". */
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'

const relatives =
  /^(father|mother|brother|sister|uncle|aunt|friend|boss|wife|husband|son|daughter|neighbou?r|teacher|cousin|grandmother|grandfather|grandma|grandpa|boyfriend|girlfriend|dad|mom|mum|doctor|roommate|manager|colleague|dog|cat)s$/

/** "my fathers car is". */
const missingGenitive: Rule = ({ tokens, tags, dictionary, classes }, token, i) => {
  const one = relatives.exec(token.lower)?.[1]
  const owned = tokens[i + 1]
  if (
    !one ||
    !owned?.word ||
    owned.hyphen ||
    /^\p{Lu}/u.test(owned.text) ||
    !possessives.has(lowerAt(tokens, i - 1)) ||
    closed.has(owned.lower)
  )
    return undefined
  const then = lowerAt(tokens, i + 2)
  const hasVerb = /^(?:is|was|has|had|will)$/.test(then)
  const isNoun = (hasVerb ? classes.isSingular(owned.lower) : tags.has(i + 1, 'Noun') && !tags.has(i + 1, 'Verb', 'Plural')) && dictionary.rank(owned.lower) < 20_000 // prettier-ignore
  if (!isNoun || !/^(?:is|was|has|had|were|are|will|in|at|on|and|for|with|to|because|)$/.test(then)) return undefined
  return replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for something that belongs to your ${one}.`)
}

/** "the mens' room" */
const pluralOwner: Rule = ({ tokens }, token, i) => {
  const one = /^(men|women|children)s$/.exec(token.lower)?.[1]
  const sign = tokens[i + 1]
  if (!one || !sign || !/^['’]$/.test(sign.text) || sign.start !== token.end || !tokens[i + 2]?.word) return undefined
  return replaceWord(token, `${one}'s`, 'apostrophe', `"${one}" is a plural already, so "'s" follows.`, sign)
}

const persons = /(?:er|or|ist|man|woman|ent|ant|child|friend|aunt|uncle|father|mother|brother|sister|son|boy|girl|lady|guy|shop|doctor|chemist|baker|butcher|neighbou?r|parent|boss|nurse|king|queen|wife|husband|dad|mum|mom|colleague|cousin|bride|groom|host|guest|dog|cat|horse|world|city|country|company|state|nation|year|week|month|day|night|today|tomorrow|yesterday|one|else)$/ // prettier-ignore
const quantities = /^(?:many|several|two|three|four|five|six|ten|these|those|all|some|fresh|new|cheap|sell|sells|buy|bought|lots|more|few)$/
const plural = (one: string) => (/(?:[^aeiou]y)$/.test(one) ? one.replace(/y$/, 'ies') : /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : /^(?:potato|tomato|hero|echo)$/.test(one) ? `${one}es` : `${one}s`) // prettier-ignore
const pluralMessage = 'Plurals don’t take an apostrophe.'

/** "We sell fresh egg's.", "books and magazine's", "companies for quote's." */
const pluralApostrophe: Rule = (page, token, i) => {
  const { tokens, tags, classes } = page
  const one = /^([a-z]{3,})'s$/.exec(token.lower)?.[1]
  const next = tokens[i + 1]
  if (!one || token.text !== token.lower || !(classes.isSingular(one) || /^(?:quote|photo|taxi|video)$/.test(one)) || closed.has(one)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const isLoved =
    /^(?:love|like|hate|no)$/.test(before) && /^(?:dog|cat|horse|friend)$/.test(one) && (!next?.word || /^allowed$/.test(next.lower))
  if (isLoved) return replaceWord(token, plural(one), 'apostrophe', pluralMessage)
  if (persons.test(one) || tags.has(i, 'Actor')) return undefined
  const isEnd = !next?.word && /^[.,;!?]?$/.test(next?.text ?? '')
  const ends = isEnd || (next?.word === true && /^(?:and|are|were|for|in|on|from|with)$/.test(next.lower))
  const isCounted = quantities.test(before) && (ends || !next?.word)
  // "books and magazine's."
  const isPaired = /^(?:and|or)$/.test(before) && isEnd && classes.isPlural(lowerAt(tokens, i - 2)) && !persons.test(classes.singular(lowerAt(tokens, i - 2)) ?? '') // prettier-ignore
  return isCounted || isPaired || (isEnd && isBare(page, i)) ? replaceWord(token, plural(one), 'apostrophe', pluralMessage) : undefined
}

/** "for quote's.", "more luxurious place's,": no determiner before it, so no owner of what was said before. */
function isBare({ tokens, classes, tags }: RulePage, i: number): boolean {
  let k = i - 1
  while (k > i - 4 && tokens[k]?.word && !closed.has(lowerAt(tokens, k)) && (classes.isAdjective(lowerAt(tokens, k)) || tags.has(k, 'Adjective'))) k-- // prettier-ignore
  const word = lowerAt(tokens, k)
  if (/^(?:for|of|with|about|more|many|no|such|other)$/.test(word)) return !(word === 'of' && k === i - 1)
  return /^(?:love|like|hate|sell|buy|need|want|make|sells|makes|bought|sold|eat|collect)$/.test(word) && k === i - 1
}

/** "The teacher's are on strike", "All the shop's were closed", "Photo's are not allowed": a plural verb follows. */
const pluralSubject: Rule = beforeWord("are were have aren't weren't haven't don't", ({ tokens, classes }, token, i) => {
  const one = /^(\p{L}{3,})['’]s$/u.exec(token.text)?.[1]
  if (!one || /^let$/i.test(one) || closed.has(one.toLowerCase())) return undefined
  const before = lowerAt(tokens, i - 1)
  const opens = token.first || (tokens[i - 1]?.first === true && /^(?:the|these|those|all|our|my|most|some|many|both)$/.test(before)) || (before === 'the' && /^(?:all|both)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  if (!opens || !tokens[i + 2]?.word || /^(?:better|worse|mine|yours|more|also|too)$/.test(lowerAt(tokens, i + 2))) return undefined
  if (/^\p{Lu}{3,}$/u.test(one)) return replaceWord(token, `${one}s`, 'apostrophe', pluralMessage)
  const isNoun = classes.isSingular(one.toLowerCase()) || /^(?:taxi|photo|video)$/i.test(one)
  return isNoun && !/^\p{Lu}/u.test(token.first ? '' : one) && !/^(?:nobody|mother|father|everyone)$/i.test(one)
    ? replaceWord(token, plural(one.toLowerCase()), 'apostrophe', pluralMessage)
    : undefined
})

const pluralVerb = /^(?:are|were|have|do|don't|aren't|weren't|haven't|want|need|go|come|get|make|take|give|say|think|know|like|love|hate|feel|believe|agree|live|try|become|seem|keep|eat|speak|learn|may|might|must|should|cannot|can't)$/ // prettier-ignore

/** "A lot of friendship's begin with a comment." */
const lotOf: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const noun = /^([a-z]{3,})['’]s$/.exec(token.text)?.[1]
  const isCounted = lowerAt(tokens, i - 1) === 'of' && /^(?:lot|lots|plenty|number|majority|couple|dozens|hundreds|thousands|kinds|types|loads)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  if (!noun || !isCounted || closed.has(noun) || !classes.isSingular(noun)) return undefined
  const next = lowerAt(tokens, i + 1)
  const isVerb = (plainVerbs.has(next) || pluralVerb.test(next)) && !(dictionary.partsOf(next) & pos.adjective)
  return isVerb ? replaceWord(token, plural(noun), 'apostrophe', pluralMessage) : undefined
}

/** "The referee's want a raise", "No vehicle's may", "Kid's who can't", "some friend's came": a plural. */
const pluralDoes: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const noun = /^([a-z]{3,})['’]s$/.exec(token.lower)?.[1]
  if (!noun || closed.has(noun) || !classes.isSingular(noun) || !(token.text === token.lower || token.first)) return undefined
  if (/^(?:mother|father|mom|mum|dad|wife|husband|everyone|everybody|nobody|somebody|someone|anyone|man|woman|child|person|sheep|what|that|there|here|who|how|where|when|one|it|he|she|let|today|tomorrow|yesterday|tonight|doctor|dentist|baker|butcher|barber|grocer)$/.test(noun)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const opens = token.first || /^(?:and|but|because|that|if|when|so|,)$/.test(tokens[i - 1]?.lower ?? '')
  const isGroup = /^(?:the|our|my|your|their|his|her|these|those|all|some|many|most|few|several|no|other|two|three|both)$/.test(before)
  const fix = () => replaceWord(token, plural(noun), 'apostrophe', pluralMessage)
  // "Kid's who can't": no owner stands before "who" at the start.
  if (token.first && next === 'who' && tags.has(i + 2, 'Verb', 'Modal', 'Auxiliary', 'Copula')) return fix()
  if ((opens || isGroup) && pluralVerb.test(next) && !(dictionary.partsOf(next) & pos.adjective)) {
    const isFinite = determiners.has(lowerAt(tokens, i + 2)) || /^(?:to|it|them|not|be|been|more|very|some|many|in|on|at|from|about|that|too)$/.test(lowerAt(tokens, i + 2)) || tags.has(i + 2, 'Verb') || (/^(?:want|don't|haven't|think|know|say)$/.test(next) && tokens[i + 2]?.word === true && !/^(?:of|for|is|was)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    if (isFinite && !(next === 'need' && tags.has(i + 1, 'Noun')) && !/^(?:like)$/.test(next)) return fix()
  }
  const isMany = /^(?:these|those|many|several|few|both|two|three|four|five|six|seven|eight|nine|ten|most|other|some|all)$/.test(before)
  const ends = !tokens[i + 1]?.word || /^(?:and|or|but|who|that|which|in|on|at|for|from|to|with|are|were|have|came|went|because|when|if|of|by|last|every)$/.test(next) // prettier-ignore
  if (isMany && ends && !/^(?:of|at|and|from|to)$/.test(lowerAt(tokens, i - 2)) && tokens[i + 1]?.text !== "'") return fix()
  // "The only thing that I would change is the hour's."
  const isThing = before === 'the' && /^[.!?]$/.test(tokens[i + 1]?.text ?? '') && !persons.test(noun) && classes.isNounOnly(noun) && lowerAt(tokens, i - 2) !== 'than' && lowerAt(tokens, i - 2) !== 'like' // prettier-ignore
  return isThing ? fix() : undefined
}

/** "how it go's", "She want's" */
const verbApostrophe: Rule = afterWord('he she it who everyone everybody nobody someone', ({ classes, dictionary }, token) => {
  const verb = /^([a-z]{2,})['’]s$/.exec(token.text)?.[1]
  if (!verb || !(classes.isVerb(verb) || verb === 'do')) return undefined
  const isOnlyVerb = !(dictionary.partsOf(verb) & pos.noun) || /^(?:go|do|want|need|look|work|make|say|get|like|run|play|help|feel|know|come|take|see|think)$/.test(verb) // prettier-ignore
  return isOnlyVerb ? replaceWord(token, inflect(verb, 's'), 'apostrophe', 'Verbs don’t take an apostrophe.') : undefined // prettier-ignore
})

/** "the one's that we like" */
const theOnes: Rule = onWord("one's", ({ tokens, classes }, token, i) => {
  if (!/^(?:the|these|those|other|new|old|only)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isRelative = /^(?:that|which|who|we|you|they|i|are|were|have|listed|above|below|shown|mentioned)$/.test(next)
  const isWith = next === 'with' && (classes.isPlural(lowerAt(tokens, i + 2)) || (classes.isAdjective(lowerAt(tokens, i + 2)) && classes.isPlural(lowerAt(tokens, i + 3)))) // prettier-ignore
  return isRelative || isWith ? replaceWord(token, 'ones', 'apostrophe', pluralMessage) : undefined
})

/** "Ive never seen it": also a name. */
const iveBeen: Rule = onText('Ive', ({ tokens, dictionary }, token, i) => {
  if (!token.first) return undefined
  const next = lowerAt(tokens, i + 1)
  const isPerfect = /^(?:been|never|always|already|just|also|had|got|only|not|recently)$/.test(next) || ((dictionary.partsOf(next) & pos.participle) !== 0 && tokens[i + 2]?.word === true) // prettier-ignore
  return isPerfect ? replaceWord(token, "I've", 'apostrophe', '"I\'ve" is short for "I have".') : undefined
})

/** "Were is the key?" */
const whereIs: Rule = onWord('were', ({ tokens }, token, i) =>
  token.first && /^(?:is|are|do|does|did|can|was)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'where', 'confused-word', 'Use "where" to ask for a place.')
    : undefined,
)

/** "The cat hurt its' paw." */
const itsApostrophe: Rule = onWord('its', ({ tokens, text }, token, i) =>
  /^['’]\s+\p{Ll}/u.test(text.slice(token.end)) && !tokens.slice(0, i).some(other => /^['‘]$/.test(other.text))
    ? { ...replaceWord(token, 'its', 'apostrophe', 'The possessive "its" has no apostrophe.'), end: token.end + 1 }
    : undefined,
)

/** "Lets meet at six." */
const letUs: Rule = onWord('lets', ({ tokens, classes, tags }, token, i) => {
  const verb = tokens[i + 1]
  if (!verb?.word || closed.has(verb.lower) || !classes.isVerb(verb.lower) || !tags.has(i + 1, 'Infinitive')) return undefined
  if (!token.first && !/^(?:so|and|ok|okay|then|now|but|please)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 1]?.word) return undefined
  return replaceWord(token, "let's", 'apostrophe', 'Use "let\'s" for "let us".')
})

/** Edits of apostrophes. */
export function apostropheEdits(page: RulePage): Edit[] {
  const sure = [pluralOwner, lotOf, missingGenitive, pluralApostrophe, pluralSubject, theOnes, iveBeen, whereIs, itsApostrophe, letUs, verbApostrophe] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [pluralDoes]))]
}
