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
  'guten hallo danke bitte herr frau el los las una uno es en hola que por con para como pero más este esta está son muy del se lo su yo der das und ist nicht ein eine einen mit für auf dem von zu ich sie wir wie auch sich im il gli che di non è tutto ciao per sono ho ha della nel het een niet dat zijn ik je wij voor op os um uma não em da na com ele ela isso och att det som inte jag på jest nie się dat dit naar hij maar wordt ook zo deze são também às fue hoy también cuando donde porque hace del sus desde hasta sobre ser estos estas nuestro nuestra usted ustedes cada anche questo perché är haben habe wird nach bei kann beim wenn diese dieser dieses diesen diesem ihre ihrer ihren ihrem unser unsere unseren ohne eines einer einem mehrere alle unter zum zur vom oder aber wurde wurden werden sind nur noch schon durch über keine keinen sie möchten können müssen gibt sowie zwischen damit dass weil bereits',
)

/** Foreign function words that are English words, or chat for them: they count only beside others. */
const shared = words('pour sans tout tous si plus car mon son est aux on per die den los las com con im da na op do um att det het')
/** Words of short lines, greetings first, which have no function words. None is English. */
const shortFrench = words(
  'bonjour bonsoir salut merci cordialement amicalement sincèrement bientôt bonne bon journée soirée nuit noté cher chère chers chères monsieur messieurs madame salutations sentiments distinguées distingués cordiales meilleures facture jointe joint réunion équipe lundi mardi mercredi jeudi vendredi samedi dimanche demain hier rendez week-end ça va reçu envoyé payée confirmé veuillez agréer',
)
const shortOther = words(
  'guten morgen vielen dank danke schön liebe lieber viele grüße gruß grüßen freundlichen herzliche herzlichen herzlich glückwunsch bis bald sehr geehrte geehrter geehrten rechnung bezahlt alles klar passt schönes schönen wochenende geburtstag termin verschoben freitag montag dienstag mittwoch donnerstag samstag sonntag heute später lieferung tschüss ja nein buenos buenas días tardes noches muchas gracias saludo saludos cordiales atentamente estimado estimada estimados querido querida hasta luego mañana adjunto factura puede confirmar llamo nos vemos lunes martes miércoles jueves viernes sábado grazie mille saluti cordiali distinti buongiorno buonasera gentile domani allegato fattura prego arrivederci presto obrigado obrigada bom dia boa tarde noite atenciosamente cumprimentos abraço segue anexo fatura caro prezado prezada dank je wel bedankt groet groeten vriendelijke hartelijke goedemorgen factuur betaald hoi tack så mycket vi ses imorgon hej vänliga hälsningar mvh venlig hilsen takk dziękuję dzień dobry bardzo pozdrawiam pozdrowienia teşekkür teşekkürler ederim merhaba saygılarımla děkuji dobrý pozdravem zprávu köszönöm szépen üdvözlettel mulțumesc frumos bună ziua salutări kiitos terveisin hyvää kokous terima kasih selamat pagi salam goed mooi weer vandaag morgen gisteren jeg kommer imorgen pela pelo ajuda isto não xin chào bạn cảm ơn ist goede het van och vad var är jest proszę problema probleem problemu geen koud kein keine freddo gusta gustan sorun yok soğuk hava inga tudo hola zimno kallt',
)

/** Addresses of mail and web pages, whose parts are words of no language. */
const address =
  /(?<!\S)(?:[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S+|[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:com|org|net|io|dev|de|fr|es|it|pt|nl|eu|co)(?:\/\S*)?(?![^\s,;.)]))/giu

/** Characters that tell the language of a long text. */
const mostRead = 20_000

/**
 * The language of one paragraph. `isLikelyEnglish` is a checker's second opinion, used only if the words are not
 * conclusive.
 */
export function detectLanguage(text: string, isLikelyEnglish?: (text: string) => boolean): TextLanguage {
  const source = text.slice(0, mostRead)
  const language = readLanguage(source, isLikelyEnglish)
  return language === 'french' && notFrench.test(withoutNames(source)) ? 'other' : language
}

/** French terms that English menus and letters use: "Soup du jour", "café au lait". */
const borrowed =
  /(?<=\p{L} )(?:du jour|au lait|au gratin|au jus|au naturel|au chocolat|au poivre|à la (?:carte|mode)|la carte|frites|majeure|par excellence|d['’](?:être|état|oeuvres?|œuvres?))(?!\p{L})|crème brûlée|(?<!\p{L})cafés?(?!\p{L})/giu

/** Whether other languages use a word in greetings and short lines: "danke", "hola". */
export const isForeignWord = (word: string) => shortOther.has(word) || shortFrench.has(word)

/** A letter that French never has: "Hej, tack för ditt brev. Vi ses på tisdag." */
const notFrench = /(?![àâæçèéêëîïôœùûüÿ])[\u00df-\u024f\u1e00-\u1eff]/u

function readLanguage(source: string, isLikelyEnglish?: (text: string) => boolean): TextLanguage {
  const text = source.replaceAll(address, ' ').replaceAll(borrowed, ' ')
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
  const short = all.length <= mostShort ? detectShort(all) : undefined
  if (short) return short
  if (tokens.length < 2) return detectFew(tokens)
  const share = (list: ReadonlySet<string>) => tokens.filter(token => list.has(token)).length / tokens.length
  // "Pour water", "sans serif", "dogs die": words that are also English say nothing alone.
  const isPlain = accented(plain) === 0 && !tokens.some(token => !shared.has(token) && (isFrench(token) || neighbours.has(token)))
  const [toEnglish, toFrench, toOther] = [share(english), isPlain ? 0 : frenchShare(tokens), isPlain ? 0 : share(neighbours)]
  if (/[¿¡ñßłøæ]/.test(plain) && toEnglish < 0.18) return 'other'
  if (toFrench > 0.15 && toFrench > toEnglish && toFrench >= toOther) return 'french'
  if (toOther > 0.15 && toOther > toEnglish) return 'other'
  if (toEnglish >= 0.18) return 'english'
  if (accented(plain) / tokens.length > 0.12 && toEnglish < 0.1) return toFrench > 0.05 ? 'french' : 'other'
  if (tokens.length <= 3 || toEnglish >= 0.1) return 'english'
  return isLikelyEnglish ? (isLikelyEnglish(plain) ? 'english' : 'other') : toFrench === 0 && toOther === 0 ? 'english' : 'other'
}

const particle = /^(?:de|des|da|di|do|du|del|della|der|den|dos|das|el|la|le|les|van|von|zu|bin|ibn|al|y|e|san|och)$/

const isForeignName = (word: string) =>
  accented(word) > 0 && !(isFrench(word.toLowerCase()) && !/^[DL]['’]\p{Lu}/u.test(word)) && !neighbours.has(word.toLowerCase())

/** The text without names: capitalized words inside a sentence, and particles before them. */
function withoutNames(text: string): string {
  const words = [...text.matchAll(/\p{L}+(?:['’-]\p{L}+)*/gu)]
  const capitals = words.map(([word]) => /^(?:[dDlL]['’])?\p{Lu}/u.test(word))
  const isCapital = (k: number) => capitals[k] === true
  const between = (k: number) => text.slice((words[k - 1]?.index ?? 0) + (words[k - 1]?.[0].length ?? 0), words[k]?.index)
  const startsSentence = (k: number) => words[k]?.index === 0 || /(?:[.!?:\n]["“”’)]*\s*|["“(]\s*)$/u.test(between(k))
  const isName = words.map((word, k) => isCapital(k) && !startsSentence(k) && word[0] !== 'I')
  // A title, or a language that capitalizes its nouns, has more of them than of other words.
  if (isName.filter(Boolean).length > words.length * 0.85) return text
  for (let k = words.length - 1; k >= 0; k--) {
    if (isName[k + 1] && particle.test(words[k]?.[0] ?? '')) isName[k] = true
    // "Mbappé scored", "Ursula von der Leyen": the first word of a name that goes on, or one with a foreign letter.
    else if (isCapital(k) && !isName[k] && ((isName[k + 1] && !english.has(words[k]?.[0].toLowerCase() ?? '')) || isForeignName(words[k]?.[0] ?? '') || /^[DL]['’]\p{Lu}/u.test(words[k]?.[0] ?? ''))) isName[k] = true // prettier-ignore
  }
  return words
    .filter((_, k) => !isName[k])
    .map(([word]) => word)
    .join(' ')
}

/** A line of so few words often has no function words. */
const mostShort = 6

/** "Mit freundlichen Grüßen", "Bonne journée !": the language of a short line, if its words tell it and none is English. */
function detectShort(all: readonly string[]): TextLanguage | undefined {
  // "D'Angelo" and "L'Oréal" are names.
  const tokens = all.filter(word => !/^[DL]['’]\p{Lu}/u.test(word)).map(word => word.toLowerCase().replaceAll('’', "'"))
  if (tokens.some(token => english.has(token) && !neighbours.has(token) && !french.has(token) && !shortEnglish.has(token))) return undefined
  const toFrench = tokens.filter(token => shortFrench.has(token) || (isFrench(token) && !shared.has(token))).length
  const toOther = tokens.filter(token => shortOther.has(token) || (neighbours.has(token) && !shared.has(token))).length
  const isTold = (count: number, list: ReadonlySet<string>) =>
    count * 5 >= tokens.length * 2 && tokens.some(token => list.has(token) || elision.test(token))
  if (toFrench > toOther && isTold(toFrench, shortFrench)) return 'french'
  return toOther > 0 && toOther >= toFrench && isTold(toOther, shortOther) ? 'other' : undefined
}

/** English words that other languages use in short lines: "Vielen Dank für also". */
const shortEnglish = words('was so at do me is i')

/** A word beside names, or none: only a clear one tells the language. */
function detectFew(tokens: readonly string[]): TextLanguage {
  if (tokens.some(token => isFrench(token) && !shared.has(token))) return 'french'
  return tokens.some(token => neighbours.has(token) && !shared.has(token)) ? 'other' : 'english'
}

/** "l'équipe", but not "d'you", "c'mon", or "s'mores". */
const elision = /^(?:[ldjnscmt]|qu)['’](?!(?:you|ya|ye|mon|mores?|pose|other|was|is|were|ll|re|ve|all|lord|lady|am)$)\p{L}{2,}/u
const isFrench = (token: string) => french.has(token) || elision.test(token)
const frenchShare = (tokens: readonly string[]) => tokens.filter(isFrench).length / tokens.length

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
