/** Language detection for paragraphs, as far as an engine must know which ones to leave alone. */

export type TextLanguage = 'english' | 'french' | 'chinese' | 'arabic' | 'other'

const words = (list: string) => new Set(list.split(' '))

/** Function words of each language. Words that two languages share count for neither. */
const english = words(
  "the and of to is was that it he she they we you i my your his her their our with for are were be been have has had not this these those from by will would can could should but or if when what which who there because so very do does did at as all more some than then them him us how its into about one out up only any where just also each other get got make made most after before many much such people good like know think time want need it's that's there's don't doesn't isn't i'm you're can't let's what's he's she's",
)
const french = words(
  'à le les des du une est et qui dans pour pas sur avec ce cette ces il elle nous vous ils elles je tu mais ou où donc sont était être avoir fait plus très bien aussi comme leur leurs notre votre mes tes sa ses au aux par si ne se sans sous entre chez quand tout tous toute toutes bonjour merci oui voici voilà suis sommes êtes ont avons avez',
)
/** Function words of other languages with the same letters, so that these are not taken for bad English. */
const neighbours = words(
  'guten hallo danke bitte herr frau el los las una uno es en hola que por con para como pero más este esta está son muy del se lo su yo der das und ist nicht ein eine einen mit für auf dem von zu ich sie wir wie auch sich im il gli che di non è tutto ciao per sono ho ha della nel het een niet dat zijn ik je wij voor op os um uma não em da na com ele ela isso och att det som inte jag på jest nie się',
)

/** Addresses of mail and web pages, whose parts are words of no language. */
const address =
  /(?<!\S)(?:[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S+|[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:com|org|net|io|dev|de|fr|es|it|pt|nl|eu|co)(?:\/\S*)?(?![^\s,;.)]))/giu

/**
 * The language of one paragraph. `isLikelyEnglish` is a checker's second opinion, used only if the words are not
 * conclusive.
 */
export function detectLanguage(source: string, isLikelyEnglish?: (text: string) => boolean): TextLanguage {
  const text = source.replaceAll(address, ' ')
  const script = dominantScript(text)
  if (script) return script
  const all = text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  if (all.length === 0) return 'other'
  // Names say nothing about the language around them.
  const plain = withoutNames(text)
  const tokens =
    plain
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  if (tokens.length < 2) return detectFew(tokens)
  const share = (list: ReadonlySet<string>) => tokens.filter(token => list.has(token)).length / tokens.length
  const [toEnglish, toFrench, toOther] = [share(english), frenchShare(tokens), share(neighbours)]
  if (/[¿¡ñßłøæ]/.test(plain) && toEnglish < 0.18) return 'other'
  if (toFrench > 0.15 && toFrench > toEnglish && toFrench >= toOther) return 'french'
  if (toOther > 0.15 && toOther > toEnglish) return 'other'
  if (toEnglish >= 0.18) return 'english'
  if (accented(plain) / tokens.length > 0.12 && toEnglish < 0.1) return toFrench > 0.05 ? 'french' : 'other'
  if (tokens.length <= 3 || toEnglish >= 0.1) return 'english'
  return isLikelyEnglish ? (isLikelyEnglish(text) ? 'english' : 'other') : toFrench === 0 && toOther === 0 ? 'english' : 'other'
}

const particle = /^(?:de|des|da|di|do|du|del|della|der|den|dos|das|el|la|le|les|van|von|zu|bin|ibn|al|y|e|san|och)$/

/** The text without names: capitalized words inside a sentence, and particles before them. */
function withoutNames(text: string): string {
  const words = [...text.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)]
  const isCapital = (k: number) => /^(?:[dDlL]['’])?\p{Lu}/u.test(words[k]?.[0] ?? '')
  const between = (k: number) => text.slice((words[k - 1]?.index ?? 0) + (words[k - 1]?.[0].length ?? 0), words[k]?.index)
  const startsSentence = (k: number) => words[k]?.index === 0 || /(?:[.!?:\n]["“”’)]*\s*|["“(]\s*)$/u.test(between(k))
  const isName = words.map((word, k) => isCapital(k) && !startsSentence(k) && word[0] !== 'I')
  // A title, or a language that capitalizes its nouns, has more of them than of other words.
  if (isName.filter(Boolean).length > words.length * 0.85) return text
  for (let k = words.length - 1; k >= 0; k--) {
    if (isName[k + 1] && particle.test(words[k]?.[0] ?? '')) isName[k] = true
    // "Mbappé scored", "Ursula von der Leyen": the first word of a name that goes on, or one with a foreign letter.
    else if (isCapital(k) && !isName[k] && ((isName[k + 1] && !english.has(words[k]?.[0].toLowerCase() ?? '')) || accented(words[k]?.[0] ?? '') > 0)) isName[k] = true // prettier-ignore
  }
  return words
    .filter((_, k) => !isName[k])
    .map(([word]) => word)
    .join(' ')
}

/** A word beside names, or none: only a clear one tells the language. */
function detectFew(tokens: readonly string[]): TextLanguage {
  if (tokens.some(token => french.has(token))) return 'french'
  return tokens.some(token => neighbours.has(token)) ? 'other' : 'english'
}

function frenchShare(tokens: readonly string[]): number {
  const found = tokens.filter(
    token => french.has(token) || (/^(?:[ldjnscmt]|qu)['’]\p{L}{2,}/u.test(token) && !/^(?:d|s|t|m)['’]$/.test(token)),
  )
  return found.length / tokens.length
}

function accented(text: string): number {
  return text.match(/[àâäçéèêëîïôöùûüñãõåøæœß¿¡ąćęłńśźżáíóú]/giu)?.length ?? 0
}

function dominantScript(text: string): TextLanguage | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const latin = count(/\p{Script=Latin}/gu)
  const han = count(/\p{Script=Han}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
  const arabic = count(/\p{Script=Arabic}/gu)
  const letters = count(/\p{L}/gu)
  const rest = letters - latin - han - kana - arabic
  // A Han character counts like a word of four letters.
  if (kana > 0 && (kana + han) * 4 > latin) return 'other'
  if (han > 0 && han * 4 > latin) return 'chinese'
  if (arabic > 0 && arabic * 2 > latin) return 'arabic'
  if (rest * 2 > letters) return 'other'
  return undefined
}
