/** Unusual words that are written so on purpose: informal, spoken, foreign, and quoted ones. */
import type { Token } from '../grammar/tokens.ts'

/** Whether no correction is wanted, although no list has the word. */
export const isMeant = (token: Token, tokens: readonly Token[], i: number): boolean =>
  informal.has(token.lower) ||
  isCosted(token, tokens, i) ||
  isManning(tokens, i) ||
  isSpoken(token, tokens, i) ||
  isForeignPhrase(tokens, i) ||
  isLatinTerm(tokens, i) ||
  isLeftToRules(tokens, i) ||
  isQuotedAlone(tokens, i)

/** "She mans the desk." */
const isManning = (tokens: readonly Token[], i: number) =>
  tokens[i]?.lower === 'mans' && /^(?:he|she|it|who|that|which|nobody|everyone|somebody)$/.test(tokens[i - 1]?.lower ?? '') && /^(?:the|a|an|this|our|their)$/.test(tokens[i + 1]?.lower ?? '') // prettier-ignore

/** Informal spellings: a matter of register, not mistakes. */
const informal = new Set(
  'gonna wanna gotta lemme gimme kinda sorta dunno thru tho plz pls thx oughta lookit whaddya gotcha betcha whatcha lotta hafta dontcha useta mighta musta outta coulda shoulda woulda shouldda'.split(
    ' ',
  ),
)

/** "The work has been costed": its price was worked out. */
const isCosted = ({ lower }: Token, tokens: readonly Token[], i: number) =>
  lower === 'costed' && /^(?:be|been|being|is|are|was|were|get|fully|properly|a|the|carefully|not)$/.test(tokens[i - 1]?.lower ?? '')

/** "thinkin'", "'tis": letters omitted on purpose. */
function isSpoken(token: Token, tokens: readonly Token[], i: number): boolean {
  const isMark = (other: Token | undefined) => /^['’‘]$/.test(other?.text ?? '')
  const next = tokens[i + 1]
  const before = tokens[i - 1]
  return (
    (token.lower.endsWith('in') && isMark(next) && next?.spaced === false) ||
    (isMark(before) &&
      !token.spaced &&
      before?.end === token.start &&
      /^(?:tis|twas|twere|twill|em|im|cause|til|bout|nuff|cos|round|neath|gainst|kay|ere|ow|ow's|appen|ere's)$/.test(token.lower)) || // prettier-ignore
    /^d['’](?:you|ya|ye|they)$/.test(token.lower) ||
    // "Thou knowest", "he maketh"
    (/(?:[^aeiou]e?st|eth)$/.test(token.lower) && tokens.some(other => /^(?:thou|thee|thy|thine|ye|hath|doth)$/.test(other.lower)))
  )
}

/** "the word "irregardless"" */
function isQuotedAlone(tokens: readonly Token[], i: number): boolean {
  return /^["“‘]$/.test(tokens[i - 1]?.text ?? '') && /^["”’]$/.test(tokens[i + 1]?.text ?? '')
}

/** Function words of other languages and of Latin that are no English words. */
const foreign = new Set(
  "je ne au aux du des les une est sur avec pour dans el los las del und der das ein von zu il gli che di della ex sine ab ipso et quo pro cum per sera ad nauseam que vous sais mon ma moi toi sans chez tout tous qui c’est c'est loco res dulce ipsa ipse obiter habeas mais dieu ist sind wir ich habe ein eine keine alianza toujours terra hasta muy mit nicht fait faire".split(
    ' ',
  ),
)

/** Latin terms of law, scholarship, and science that have words close to English ones. */
const latinTerms =
  'causa proxima;causa causans;causa sine qua non;mens rea;actus reus;ratio decidendi;nemo dat quod non habet;in bonis;bona vacantia;forum non conveniens;forum conveniens;ejusdem generis;eiusdem generis;sui generis;in forma pauperis;lis pendens;lex loci delicti;contra proferentem;non est factum;volenti non fit injuria;res ipsa loquitur;res judicata;ultra vires;intra vires;obiter dicta;obiter dictum;pari passu;inter alia;inter vivos;locus standi;terra nullius;uberrimae fidei;caveat emptor;pacta sunt servanda;nulla poena sine lege;de minimis non curat lex;stare decisis;sub judice;ex turpi causa;restitutio in integrum;quantum meruit;novus actus interveniens;doli incapax;animus nocendi;audi alteram partem;nemo iudex in causa sua;nemo judex in causa sua;functus officio;amicus curiae;habeas corpus;certum est quod certum reddi potest'
    .split(';')
    .map(term => term.split(' '))

/** The terms of a word, with its place in each. */
const termsOf = Map.groupBy(
  latinTerms.flatMap(term => term.map((word, place) => ({ term, word, place }))),
  ({ word }) => word,
)

/** "forum non conveniens", "mens rea" */
const isLatinTerm = (tokens: readonly Token[], i: number) =>
  termsOf.get(tokens[i]?.lower ?? '')?.some(({ term, place }) => term.every((word, k) => tokens[i - place + k]?.lower === word)) ?? false

/** "in the que", "got of scot free": grammar rules know the word that is meant. */
const isLeftToRules = (tokens: readonly Token[], i: number) =>
  // "wether lambs"
  (tokens[i]?.lower === 'wether' && /^(?:lambs?|sheep|hoggs?|goats?|mutton|tegs?)$/.test(tokens[i + 1]?.lower ?? '')) ||
  (tokens[i]?.text === 'scot' && tokens[i + 1]?.lower === 'free') ||
  (tokens[i]?.text === 'que' && /^(?:the|a|this|that|long|longer|huge|our|my)$/.test(tokens[i - 1]?.lower ?? ''))

/** "pain au chocolat", "je ne sais quoi": foreign words beside each other. */
function isForeignPhrase(tokens: readonly Token[], i: number): boolean {
  // "pro rata", "ex officio", "biceps brachii"
  if (/ii$|^ma[iî]tre/.test(tokens[i]?.lower ?? '')) return true
  if (/^(?:pro|ex|per|ad|de|para|sub|contra|prix|le|la|les|j'ai|c'est|der|das|il|el|los|las)$/.test(tokens[i - 1]?.lower ?? '')) return true
  if (
    /^(?:les|des|une|je|qui|bien|petits?|petites?|chien|mais|avec|sans|und|nicht|muy|bueno|buenos|senor|frau|herr)$/.test(
      tokens[i]?.lower ?? '',
    )
  )
    return true
  // "Trichinella spiralis"
  const genus = tokens[i - 1]
  if (genus?.word && !genus.first && /^\p{Lu}\p{Ll}{3}/u.test(genus.text) && /(?:is|us|um|ae|ensis|oides|osa|ata)$/.test(tokens[i]?.lower ?? '')) return true // prettier-ignore
  return [i - 2, i - 1, i + 1, i + 2].some(k => {
    const other = tokens[k]
    return (
      other?.word === true &&
      (foreign.has(other.lower) || (/[^\p{ASCII}’]/u.test(other.text) && /^\p{Ll}/u.test(other.text))) &&
      !/^(?:ex|pro|per|sur|mon|ma|ad)$/.test(other.lower)
    )
  })
}
