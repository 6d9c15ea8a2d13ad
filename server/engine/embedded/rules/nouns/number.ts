/** Number: "too many homework", "two of my brother", "a couple of week", "a two hours flight", "my foots". */
import { numberedParts, persons, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, countNouns, determiners, endsPhrase, massNouns, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function numberEdits(page: RulePage): Edit[] {
  const sure = [manyMass, muchMany, ofTheMany, mostImportant, oneOfMany, timeUnits, hourFlight, wrongPlurals, hundredsOf, trousersAre, littleSugar, hardWork, worksToDo, allEmployees, copies, anotherMany, thisPeople, newsAre] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [littleFriends, halfOf]))]
}

const mass = /^(?:time|money|homework|water|traffic|information|advice|furniture|equipment|luggage|fun|work|food|help|research|knowledge|progress|feedback|bread|rice|sugar|milk|coffee|noise|space|evidence|experience|software|rain|snow|energy|electricity|pollution|stress|attention|patience|luck|music|oil|salt|butter|cheese|housework|trouble|rubbish|garbage|stuff|sleep|gold|meat|juice|tea|air|effort|freedom|happiness)$/ // prettier-ignore
/** These have a plural in another sense: "so many times", "as many works". */
const alsoCounted = /^(?:time|experience|coffee|work|space|cheese|oil|effort|tea|juice|food|help|noise|trouble|water|rain|snow|sugar|energy|freedom|stress|music|milk|air)$/ // prettier-ignore

/** "too many homework", "how many money", "don't have many time", "many feedbacks" */
const manyMass: Rule = onWord('many', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed || noun.hyphen || !endsPhrase(tokens[i + 2])) return undefined
  const one = noun.lower.replace(/s$/, '')
  const isPlural = noun.lower !== one && /^(?:information|advice|furniture|equipment|luggage|homework|feedback|knowledge|traffic|software|evidence|housework|progress|research|researche)$/.test(one) // prettier-ignore
  if (!isPlural && !mass.test(noun.lower)) return undefined
  const right = isPlural ? one : noun.lower
  const before = lowerAt(tokens, i - 1)
  const message = `"${right}" is uncountable.`
  if (/^(?:too|so|how|as)$/.test(before)) return replaceWord(token, `much ${right}`, 'number', message, noun)
  const isNegated = [2, 1, 3].some(back =>
    /^(?:not|don't|doesn't|didn't|haven't|hasn't|isn't|wasn't|without|never)$/.test(lowerAt(tokens, i - back)),
  )
  if (isNegated) return replaceWord(token, `much ${right}`, 'number', message, noun)
  if (!isPlural && alsoCounted.test(noun.lower)) return undefined
  if (/^(?:the|these|those|my|his|her|our|their|your|its|very|not|a|great|good)$/.test(before)) return undefined
  // "There is many traffic": the verb is right, and stays.
  const be = tokens[i - 1]
  if (/^(?:is|was)$/.test(before) && be) return { ...replaceWord(be, `${be.lower} a lot of ${right}`, 'number', message, noun) }
  return replaceWord(token, `a lot of ${right}`, 'number', message, noun)
})

/** "I have much friends.", "so much cars" */
const muchMany: Rule = onWord('much', ({ tokens, classes, dictionary }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  if (lowerAt(tokens, i + 1) === 'costs' || tokens[i + 1]?.hyphen || !endsPhrase(tokens[i + 2])) return undefined
  const isMany = noun === 'people' || (classes.isPlural(noun) && (dictionary.partsOf(noun) & ~(pos.plural | pos.verbS)) === 0)
  if (!isMany || /(?:ics|news|series|species|means|data|media|goods|thanks|ss|works|savings|earnings|remains)$/.test(noun)) return undefined
  return /^(?:have|has|had|so|too|as|how|are|were|not|don't|didn't|with|very|know|knows|see|saw|make|made|buy|get|got|need|without)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'many', 'number', `"${noun}" can be counted.`)
    : undefined
})

const isCounted = (word: string) => (countNouns.has(word) || persons.has(word) || things.has(word) || /^(?:week|answer|example|chance|reason|rule|skill|subject|sport|law|value|sample|feature|bone|song)$/.test(word)) && word !== 'individual' // prettier-ignore
const alsoMass = /^(?:cake|pizza|film|stone|paper|glass|light|room|story|class|team|family|group|company|community|army|couple|crowd|city|country|world|house|flat|village|town|club|movie|book|song|body|day|year|month|week|night|morning|city|building|text|system|project|food|cloth|time|region|school|university|century|path|road|trip|season|chapter|book|essay|contract|letter|document|file|report|problem)$/ // prettier-ignore

/** "two of my brother", "each of the student", "most of the student like him" */
const ofTheMany: Rule = onWord('of', ({ tokens, dictionary, tags }, token, i) => {
  if (!(possessives.has(lowerAt(tokens, i + 1)) || /^(?:the|these|those)$/.test(lowerAt(tokens, i + 1)))) return undefined
  const k = tags.has(i + 2, 'Adjective') && isCounted(lowerAt(tokens, i + 3)) ? i + 3 : i + 2
  const noun = tokens[k]
  const quantity = lowerAt(tokens, i - 1)
  // "line six of my bill"
  if (/^(?:line|page|item|step|row|room|number|chapter|part|section|question|verse|point)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !isCounted(noun.lower) || massNouns.has(noun.lower)) return undefined // prettier-ignore
  // "neither of the site plans"
  if (dictionary.partsOf(lowerAt(tokens, k + 1)) & pos.plural && !(dictionary.partsOf(lowerAt(tokens, k + 1)) & pos.past)) return undefined
  const next = tokens[k + 1]
  if (!(endsPhrase(next) || tags.has(k + 1, 'PastTense', 'PresentTense', 'Copula', 'Modal') || /^(?:like|think|want|work|live|know)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  if (next?.lower === 'itself') return undefined
  if (next && /^['’"]$/.test(next.text)) return undefined
  const isSure = /^(?:two|three|four|five|six|several|both|neither|each|either|many|few)$/.test(quantity)
  const isLikely =
    /^(?:most|some|all|none|any)$/.test(quantity) &&
    persons.has(noun.lower) &&
    !/^(?:boy|girl|man|woman|child|kid|person)$/.test(noun.lower)
  // "each of the team", "many of the family"
  if (!isSure && !isLikely) return undefined
  if (/^(?:team|family|group|class|couple|crowd|army|community|company|club|village|city|town|country|nation|world|staff|house|party|council|committee)$/.test(noun.lower)) return undefined // prettier-ignore
  if (/^(?:each|either|two|three|four|five|six)$/.test(quantity) && alsoMass.test(noun.lower) && !possessives.has(lowerAt(tokens, i + 1)) && noun.lower !== 'book' && noun.lower !== 'problem') return undefined // prettier-ignore
  if (quantity === 'any' && tokens[k + 1]?.word) return undefined
  const right = pluralize(noun.lower)
  return dictionary.partsOf(right) & pos.plural ? replaceWord(noun, right, 'number', `Use the plural after "${quantity} of".`) : undefined
})

/** "one of the most important person", "one of the best city" */
const mostImportant: Rule = onWord('of', ({ tokens, dictionary, tags }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'one' || numberedParts.test(lowerAt(tokens, i - 2)) || !(possessives.has(lowerAt(tokens, i + 1)) || lowerAt(tokens, i + 1) === 'the')) return undefined // prettier-ignore
  let k = i + 2
  const first = lowerAt(tokens, k)
  if (/^(?:most|least)$/.test(first)) k += 2
  else if (/^(?:best|worst|main|[a-z]{3,}est|major|biggest|top|key|only)$/.test(first)) k++
  else return undefined
  if (tags.has(k, 'Adjective') && isCounted(lowerAt(tokens, k + 1))) k++
  const noun = tokens[k]
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !isCounted(noun.lower) || massNouns.has(noun.lower) || !endsPhrase(tokens[k + 1])) return undefined // prettier-ignore
  const right = noun.lower === 'person' ? 'people' : pluralize(noun.lower)
  return dictionary.partsOf(right) & pos.plural || right === 'people' ? replaceWord(noun, right, 'number', 'Use the plural after "one of".') : undefined // prettier-ignore
})

/** "one of the problem is", "one of my colleague": concrete nouns that the list of countable ones lacks. */
const oneOfMany: Rule = onWord('of', ({ tokens, dictionary, tags }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'one' || numberedParts.test(lowerAt(tokens, i - 2)) || !(possessives.has(lowerAt(tokens, i + 1)) || /^(?:the|these|those)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  const noun = tokens[i + 2]
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !(persons.has(noun.lower) || things.has(noun.lower)))
    return undefined
  if (alsoMass.test(noun.lower) && noun.lower !== 'problem') return undefined
  if (lowerAt(tokens, i + 3) === 'itself') return undefined
  if (!(endsPhrase(tokens[i + 3]) || tags.has(i + 3, 'PastTense', 'PresentTense', 'Copula'))) return undefined
  const right = noun.lower === 'person' ? 'people' : pluralize(noun.lower)
  return dictionary.partsOf(right) & pos.plural ? replaceWord(noun, right, 'number', 'Use the plural after "one of".') : undefined
})

const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|few|many|\d{1,3})$/ // prettier-ignore

/** "a couple of week", "a few year ago", "two week later" */
const timeUnits: Rule = onWord('week month year day hour minute second euro dollar mile meter kilometer', ({ tokens }, token, i) => {
  if (token.hyphen) return undefined
  const before = tokens[i - 1]?.lower ?? ''
  const after = lowerAt(tokens, i + 1)
  const isOf = before === 'of' && /^(?:couple|hundreds|thousands|dozens)$/.test(lowerAt(tokens, i - 2))
  const isFew = before === 'few' && /^(?:a|last|next|past|these|only)$/.test(lowerAt(tokens, i - 2))
  const isNumber = counts.test(before) && before !== '1' && before !== '0' && (/^(?:ago|later|before|earlier)$/.test(after) || (!tokens[i + 1]?.word && /^(?:for|in|within|after|costs?|takes?|took|than|last|waited|about|only)$/.test(lowerAt(tokens, i - 2)))) // prettier-ignore
  if (!isOf && !isFew && !isNumber) return undefined
  if (!isNumber && !endsPhrase(tokens[i + 1]) && !/^(?:ago|later|before|earlier)$/.test(after)) return undefined
  // "in 5 second intervals", "a few day old"
  if (tokens[i + 1]?.text === '-' || tokens[i + 1]?.text === '/') return undefined
  return replaceWord(token, `${token.lower}s`, 'number', 'Use the plural for more than one.')
})

const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|\d{1,3})$/

/** "a two hours flight", "a five stars hotel", "a three weeks holiday" */
const hourFlight: Rule = ({ tokens }, token, i) => {
  const unit = /^(hour|day|week|month|year|minute|star|dollar|euro|pound|page|mile|kilometer|meter|room|bedroom|story|floor|person)s$/.exec(token.lower)?.[1] // prettier-ignore
  const number = tokens[i - 1]
  const noun = tokens[i + 1]
  if (!unit || !number || number.fixed || number.hyphen || !numberWord.test(number.lower) || !/^(?:a|an|the|my|our|his|her|their|this)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isWide = /^(?:a|an)$/.test(lowerAt(tokens, i - 2))
  if (!noun?.word || noun.fixed || !/^(?:flight|hotel|holiday|vacation|trip|drive|walk|ride|break|course|meeting|contract|bill|note|coin|train|journey|stay|delay|film|movie|lesson|class|house|apartment|flat|report|essay|project|visit|tour|warranty|guarantee|subscription|plan|period|notice|exam|test|interview|restaurant|rating|review|internship|program|programme|letter|document|nap|call)$/.test(noun.lower)) return undefined // prettier-ignore
  if (!isWide && lowerAt(tokens, i - 2) === 'the' && noun.lower === 'plan') return undefined
  const after = `${number.text}-${unit}`
  const article = tokens[i - 2]
  const a = isWide && article ? articleFor(/^(?:8|11|18)$/.test(number.text) ? 'eight' : number.text) : undefined
  const edit: Edit = {
    start: number.start,
    end: token.end,
    after,
    kind: 'grammar',
    rule: 'number',
    message: 'Hyphenate this before a noun.',
  }
  return a && article && article.lower !== a ? { ...edit, start: article.start, after: `${article.text === 'A' || article.text === 'An' ? (a === 'a' ? 'A' : 'An') : a} ${after}` } : edit // prettier-ignore
}

const irregular: Record<string, string> = { foots: 'feet', tooths: 'teeth', sheeps: 'sheep', deers: 'deer', mouses: 'mice', childs: 'children', mans: 'men', womans: 'women', gooses: 'geese', oxes: 'oxen', knifes: 'knives', wifes: 'wives', leafs: 'leaves', shelfs: 'shelves', thiefs: 'thieves', wolfs: 'wolves', lifes: 'lives', halfs: 'halves', phenomenons: 'phenomena', criterias: 'criteria', phenomenas: 'phenomena', aircrafts: 'aircraft', furnitures: 'furniture', informations: 'information', equipments: 'equipment', progresses: 'progress', knowledges: 'knowledge', homeworks: 'homework', hairs: 'hair', jewelries: 'jewelry', luggages: 'luggage', baggages: 'baggage', advices: 'advice', evidences: 'evidence', traffics: 'traffic', staffs: 'staff', slangs: 'slang', vocabularies: 'vocabulary', offsprings: 'offspring', crisises: 'crises', hypothesises: 'hypotheses' } // prettier-ignore

/** "my foots", "two knifes", "a lot of progresses", "I cut my hairs" */
const wrongPlurals: Rule = ({ tokens, tags, dictionary }, token, i) => {
  const right = Object.hasOwn(irregular, token.text) ? irregular[token.text] : undefined
  if (!right) return undefined
  const before = lowerAt(tokens, i - 1)
  const determined = possessives.has(before) || determiners.has(before) || counts.test(tokens[i - 1]?.lower ?? '') || /^(?:of|many|some|all|and|are|other|more|with|buy|bought)$/.test(before) || tags.has(i - 1, 'Adjective') // prettier-ignore
  if (!determined) return undefined
  const isOf = before === 'of' && /^lots?$/.test(lowerAt(tokens, i - 2))
  switch (token.text) {
    case 'hairs':
      return possessives.has(before) && [1, 2, 3].some(back => /^(?:cut|wash|washed|brush|brushed|comb|combed|dye|dyed|dry|dried|is|are|color|lost|losing)$/.test(lowerAt(tokens, i - 1 - back))) ? replaceWord(token, right, 'number', '"hair" on a head is uncountable.') : undefined // prettier-ignore
    case 'progresses':
      return isOf || /^(?:good|great|big|much|some|many)$/.test(before)
        ? replaceWord(token, right, 'mass-noun', '"progress" is uncountable.')
        : undefined
    case 'vocabularies':
    case 'staffs':
    case 'evidences':
    case 'traffics':
    case 'equipments':
      return isOf || /^(?:new|more|our|some|many)$/.test(before) ? (token.text === 'staffs' && before !== 'our' ? undefined : token.text === 'vocabularies' && before !== 'new' ? undefined : replaceWord(token, right, 'mass-noun', `"${right}" has no plural with "s".`)) : undefined // prettier-ignore
    case 'mouses':
    case 'halfs':
    case 'leafs':
    case 'lifes':
    case 'mans':
    case 'womans':
      if (tokens[i + 1]?.text === "'" || tokens[i + 1]?.text === '’' || tags.has(i, 'Verb') || (token.text === 'mouses' && tokens.some(other => /^(?:computer|keyboards?|usb|wireless|laptops?)$/.test(other.lower)))) return undefined // prettier-ignore
      break
    case 'knifes':
    case 'wolfs':
    case 'foots':
      if (!/^(?:my|your|his|her|our|their|the|these|those|two|three|four|five|both|many|some|all|of)$/.test(before) && !counts.test(tokens[i - 1]?.lower ?? '')) return undefined // prettier-ignore
  }
  // "he knifes the victim", "who foots the bill"
  if (token.text === 'foots' && lowerAt(tokens, i + 1) === 'the') return undefined
  return dictionary.partsOf(right) || right === 'criteria' ? replaceWord(token, right, 'number', `The plural is "${right}".`) : undefined
}

/** "Hundreds of peoples", "Thousand of people", "Two third of them" */
const hundredsOf: Rule = ({ tokens }, token, i) => {
  if (token.lower === 'peoples' && lowerAt(tokens, i - 1) === 'of' && /^(?:hundreds|thousands|millions|lots|lot|dozens|number|group|crowd)$/.test(lowerAt(tokens, i - 2))) return replaceWord(token, 'people', 'number', '"people" is plural already.') // prettier-ignore
  if (/^(?:thousand|hundred|million|dozen)$/.test(token.lower) && token.first && lowerAt(tokens, i + 1) === 'of') return replaceWord(token, `${token.lower}s`, 'number', `Use "${token.lower}s of" for an unknown number.`) // prettier-ignore
  return /^(?:third|fifth|quarter|tenth)$/.test(token.lower) && lowerAt(tokens, i + 1) === 'of' && /^(?:two|three|four)$/.test(lowerAt(tokens, i - 1)) && !token.hyphen // prettier-ignore
    ? replaceWord(token, `${token.lower}s`, 'number', 'Use the plural for more than one.')
    : undefined
}

/** "My trousers is dirty." */
const trousersAre: Rule = afterWord(
  'trousers scissors jeans glasses pants shorts clothes pyjamas pajamas leggings sunglasses headphones goods',
  ({ tokens }, token, i) => {
    const right = { is: 'are', was: 'were', has: 'have', "isn't": "aren't", "wasn't": "weren't", "doesn't": "don't" }[token.lower]
    const noun = lowerAt(tokens, i - 1)
    return right && (possessives.has(lowerAt(tokens, i - 2)) || /^(?:the|these|those)$/.test(lowerAt(tokens, i - 2))) && !/^(?:of|with|in|for|between)$/.test(lowerAt(tokens, i - 3)) && !/^(?:and|or)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
      ? replaceWord(token, right, 'agreement', `"${noun}" is plural.`)
      : undefined
  },
)

/** "a few sugar", "few money" */
const littleSugar: Rule = onWord('few', ({ tokens }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  return /^(?:money|sugar|time|water|information|milk|patience|luck|salt|bread|homework|advice|furniture|traffic|rain|help|space)$/.test(noun) && endsPhrase(tokens[i + 2]) && /^(?:a|have|has|had|very|with|so|too|is|was)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'little', 'number', `"${noun}" is uncountable.`)
    : undefined
})

/** "It was a hard work." */
const hardWork: Rule = onText('a', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next?.lower === 'hard' && !next.fixed && lowerAt(tokens, i + 2) === 'work' && (!tokens[i + 3]?.word || /^(?:but|and|because|for)$/.test(lowerAt(tokens, i + 3))) && tokens[i + 3]?.text !== '-' // prettier-ignore
    ? removeWord(token, next, 'article', '"work" is uncountable and takes no "a".')
    : undefined
})

/** "a lot of works to do" */
const worksToDo: Rule = onWord('works', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'of' && /^lots?$/.test(lowerAt(tokens, i - 2)) && lowerAt(tokens, i + 1) === 'to' && /^(?:do|finish)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? replaceWord(token, 'work', 'mass-noun', '"work" is uncountable here.')
    : undefined,
)

/** "All employee get a bonus.", "All the student passed." */
const allEmployees: Rule = ({ tokens, tags }, token, i) => {
  const the = lowerAt(tokens, i - 1) === 'the' || possessives.has(lowerAt(tokens, i - 1))
  const all = the ? i - 2 : i - 1
  if (lowerAt(tokens, all) !== 'all' || !tokens[all]?.first || !persons.has(token.lower) || token.lower === 'person' || token.hyphen) return undefined // prettier-ignore
  const next = tokens[i + 1]
  const isVerb =
    tags.has(i + 1, 'Copula', 'Modal', 'Auxiliary') ||
    /^(?:get|have|are|were|must|should|passed|like|receive|need|want|came|left|got|agreed)$/.test(next?.lower ?? '')
  if (!next?.word || !isVerb || next.lower.endsWith('ing')) return undefined
  // "All man needs": a singular verb
  if (next.lower.endsWith('s') && !/^(?:was|is|has|does|pass)$/.test(next.lower) && /^(?:man|woman|boy|girl)$/.test(token.lower))
    return undefined
  return replaceWord(token, pluralize(token.lower), 'number', 'Use the plural after "all".')
}

/** "two copy of the contract", "50 person" */
const copies: Rule = ({ tokens }, token, i) => {
  const number = tokens[i - 1]
  if (!number || number.hyphen || !counts.test(number.lower) || number.text === '1' || number.text === '0' || !number.text) return undefined
  if (token.lower === 'copy' && lowerAt(tokens, i + 1) === 'of')
    return replaceWord(token, 'copies', 'number', 'Use the plural for more than one.')
  return undefined
}

/** "Another problems is the noise." */
const anotherMany: Rule = beforeWord("is was has isn't wasn't", ({ tokens, classes }, token, i) => {
  const one = lowerAt(tokens, i - 1) === 'another' && !token.fixed ? classes.singular(token.lower) : undefined
  return one && isCounted(one) && one !== token.lower
    ? replaceWord(token, one, 'number', `Use the singular "${one}" after "another".`)
    : undefined
})

/** "This people are rude." */
const thisPeople: Rule = onWord('this', ({ tokens }, token, i) =>
  token.first && lowerAt(tokens, i + 1) === 'people' && /^(?:are|were|have|don't)$/.test(lowerAt(tokens, i + 2))
    ? replaceWord(token, 'these', 'number', '"people" is plural.')
    : undefined,
)

/** "Mathematics are my favorite subject." */
const newsAre: Rule = afterWord('mathematics maths physics economics gymnastics athletics', ({ tokens }, token, i) => {
  const right = { are: 'is', were: 'was' }[token.lower]
  return right && tokens[i - 1]?.first && /^(?:my|his|her|a|the|an|difficult|hard|easy|very|not|boring|important|interesting)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, right, 'agreement', `"${tokens[i - 1]?.text}" is singular.`)
    : undefined
})

/** "He has little friends." */
const littleFriends: Rule = onWord('little', ({ tokens }, token, i) =>
  /^(?:friends|people|students|customers|tourists|problems|jobs|opportunities|cars|questions)$/.test(lowerAt(tokens, i + 1)) && /^(?:has|have|had|are|very|were|too|so)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'few', 'number', 'Use "few" with what can be counted.')
    : undefined,
)

/** "The half of the class was ill." */
const halfOf: Rule = onWord('the', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return token.first && next?.lower === 'half' && lowerAt(tokens, i + 2) === 'of' && /^(?:the|my|our|them)$/.test(lowerAt(tokens, i + 3))
    ? { ...removeWord(token, next, 'article', 'Write "half of".'), end: next.end, after: 'Half' }
    : undefined
})
