/** Apostrophes: "my fathers car", "fresh egg's", "its' paw", "Lets meet". */
import { applyRules, lowerAt, replaceWord, type Rule } from './edits.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { closed, possessives } from './word-classes.ts'

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

/** "We sell fresh egg's." */
const pluralApostrophe: Rule = ({ tokens, tags, classes }, token, i) => {
  const one = /^([a-z]{3,})'s$/.exec(token.lower)?.[1]
  const next = tokens[i + 1]
  if (!one || !classes.isSingular(one) || tags.has(i, 'Actor') || (next?.word && !/^(?:and|are|were|for|in|on|from|with)$/.test(next.lower))) return undefined // prettier-ignore
  if (/(?:er|or|ist|man|woman|ent|ant|child|friend|aunt|uncle|father|mother|brother|sister|son|boy|girl|lady|guy|shop|doctor)$/.test(one)) return undefined // prettier-ignore
  if (!/^(?:many|several|two|three|four|five|six|ten|these|those|all|some|fresh|new|cheap|sell|sells|buy|bought|lots|more|few)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const many = one.replace(/y$/, 'ie') + 's'
  return replaceWord(token, many, 'apostrophe', 'Plurals don’t take an apostrophe.')
}

/** "The cat hurt its' paw." */
const itsApostrophe: Rule = ({ tokens, text }, token, i) =>
  token.lower === 'its' && /^['’]\s+\p{Ll}/u.test(text.slice(token.end)) && !tokens.slice(0, i).some(other => /^['‘]$/.test(other.text))
    ? { ...replaceWord(token, 'its', 'apostrophe', 'The possessive "its" has no apostrophe.'), end: token.end + 1 }
    : undefined

/** "Lets meet at six." */
const letUs: Rule = ({ tokens, classes, tags }, token, i) => {
  const verb = tokens[i + 1]
  if (token.lower !== 'lets' || !verb?.word || closed.has(verb.lower) || !classes.isVerb(verb.lower) || !tags.has(i + 1, 'Infinitive')) return undefined // prettier-ignore
  if (!token.first && !/^(?:so|and|ok|okay|then|now|but|please)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 1]?.word) return undefined
  return replaceWord(token, "let's", 'apostrophe', 'Use "let\'s" for "let us".')
}

/** Edits of apostrophes. */
export function apostropheEdits(page: RulePage): Edit[] {
  return applyRules(page, [missingGenitive, pluralApostrophe, itsApostrophe, letUs])
}
