/** Function words, and what the dictionary says about the other word classes. */
import { type Dictionary, pos } from './parts-of-speech.ts'
import { baseOf, singularize } from './irregular.ts'
import type { Token } from './tokens.ts'

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const articles = set('a an the')
export const possessives = set('my your his her its our their')
export const determiners = set('a an the my your his her its our their this that these those every each another no any some')
export const subjects = set('i you he she it we they')
export const pluralSubjects = set('i you we they')
export const modals = set("will would can could should must may might shall cannot can't couldn't won't wouldn't shouldn't mustn't")
export const auxiliaries = set(
  "is are was were be been being am do does did have has had isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't",
)
export const beForms = set('am is are was were be been being')
export const prepositions = set(
  'of in on at for with from by about into over after before between through during without within against among under across behind beyond near since until towards toward along around despite except like as than',
)
export const adverbsBeforeVerbs = set(
  'also always never often usually still just only really mainly sometimes rarely easily probably actually simply quickly normally generally already',
)
export const conjunctions = set('and or but because if when while although though so that which who whose where whether unless whereas nor')
export const counting = set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred many several few various numerous both these those',
)
export const closed = set(
  `the a an and or but of to in on at for with from by as if is are was were be been am being do does did done have has had having will would can could should must may might shall i you he she it we they me him us them my your his her its our their mine yours hers ours theirs this that these those not no nor so than then there here when where what which who whom whose how why because about into over after before also just only very more most some any all each every much many other another others such while until although though however through during between without within against among even still too up down out off again once both either neither yet ever never always often sometimes usually already almost perhaps maybe quite rather really well now today yesterday tomorrow soon later ago else away back together one ones two three four five six seven eight nine ten first second third last next same own few little less least several enough don't doesn't didn't can't cannot won't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't couldn't shouldn't i'm you're we're they're he's she's it's that's there's i've you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd let's myself yourself himself herself itself ourselves themselves everything everyone everybody something someone somebody anything anyone anybody nothing nobody inside outside onto upon via per except above below beneath beside besides`,
)

/** Plural verb forms by singular ones, and the reverse. */
export const pluralForms: ReadonlyMap<string, string> = new Map(
  "is are|was were|has have|does do|isn't aren't|wasn't weren't|hasn't haven't|doesn't don't"
    .split('|')
    .map(pair => pair.split(' ') as [string, string]),
)
export const singularForms: ReadonlyMap<string, string> = new Map([...pluralForms].map(([one, many]) => [many, one]))

/** Nouns without a plural, which take no "a". */
export const massNouns = set(
  'information advice homework furniture equipment knowledge money traffic luggage baggage software hardware research news progress weather music fun transportation employment unemployment happiness freedom health education pollution electricity gasoline housework scenery machinery jewelry jewellery evidence garbage rubbish trash stuff clothing water air rice bread sugar salt milk blood gold petrol sunshine snow luck courage patience confidence intelligence violence poverty wealth nutrition permission cash rainfall wildlife tourism',
)

/** Countable nouns, whose singular needs a determiner. */
export const countNouns = set(
  `accident activity actor address adult advantage adventure agreement airplane airport aim animal answer apartment apple argument arm army artist aspect author baby bag ball bank bathroom beach bed bedroom bicycle bike bill bird birthday boat book bottle box boy boyfriend brain bridge brother building bus businessman camera camp candidate car card castle cat center century chair challenge character child choice church citizen city client clock club coach coat colleague college community company competition computer concept conclusion conference consequence consumer conversation corner country couple course cousin crowd cup customer dancer daughter day deadline decision degree department desk detail device dictionary disadvantage discussion disease dish doctor document dog dollar door dream dress driver effort election employee employer engine engineer error essay event exam example exception expert explanation eye factor factory fact family farm farmer father fault feature festival field film finger flat floor flower foot foreigner forest friend game garden gift girl girlfriend glass goal grade group guest guide guitar habit hand hat headache hero hobby holiday horse hospital hotel hour house husband idea illness image impact impression individual injury instrument insect island item jacket job joke journalist journey key kid kitchen lab lady lake lawyer leader leg lesson letter library lifestyle list location machine magazine manager map match meeting member message method mile minute mistake model moment month mother mountain mouth movie museum musician nation neighbor neighbour newspaper nurse object objective obstacle office officer opinion opportunity option organization parent participant partner party passenger patient pen period person phone photo phrase picture piece pilot place plan plane planet plant player poem poet point policeman politician position possibility president prize problem process product profession professor program project promise question reader reason recipe region relationship report reporter restaurant result river road role room rule salary scholar scientist season seat secret secretary sentence shirt shoe shop singer sister site situation soldier solution son song speaker specialist star station statement step store story stranger street student subject suggestion supermarket symbol system table task taxi teacher team teenager test theory thing ticket tool topic tour tourist town toy train translator traveler traveller tree trend trip truck umbrella uncle uniform university user valley vehicle version victim video village visitor voice wall way weapon website weekend window winner wife woman man word worker writer year youngster zoo bug stop flag gap plot tip tag blog spot slot`,
)

/** A dictionary as seen by grammar rules. */
export interface WordClasses {
  isPlural(word: string): boolean
  isSingular(word: string): boolean
  /** Only a noun, so that no verb or adjective is mistaken for it. */
  isNounOnly(word: string): boolean
  isVerb(word: string): boolean
  isAdjective(word: string): boolean
  parts(word: string): number
  base(word: string): string | undefined
  singular(word: string): string | undefined
}

const maxBases = 10_000

/** The dictionary's parts of speech, without function words. */
export function readClasses(dictionary: Dictionary): WordClasses {
  const parts = (word: string) => (closed.has(word) ? 0 : dictionary.partsOf(word))
  const isVerb = (word: string) => (dictionary.partsOf(word) & pos.verb) !== 0 || word === 'be' || word === 'have' || word === 'do'
  // Many rules ask for the bases of the same words.
  const bases = new Map<string, string | undefined>()
  // "passed" belongs to "pass", not to a rare "passe".
  const readBase = (word: string) => baseOf(word, stem => isVerb(stem) && dictionary.rank(stem) < 45_000) ?? baseOf(word, isVerb)
  return {
    parts,
    isVerb: word => !closed.has(word) && isVerb(word),
    isAdjective: word => (parts(word) & pos.adjective) !== 0,
    isPlural: word => (parts(word) & pos.plural) !== 0 && !(parts(word) & pos.name),
    isSingular: word => (parts(word) & pos.noun) !== 0 && !(parts(word) & pos.plural),
    isNounOnly: word => parts(word) !== 0 && (parts(word) & ~(pos.noun | pos.plural)) === 0,
    base(word) {
      if (!bases.has(word)) {
        if (bases.size >= maxBases) bases.clear()
        bases.set(word, readBase(word))
      }
      return bases.get(word)
    },
    singular: word => singularize(word, candidate => (dictionary.partsOf(candidate) & pos.noun) !== 0),
  }
}

/** A noun phrase ends before this token: punctuation, the end, or a word that cannot be its noun. */
export function endsPhrase(token: Token | undefined): boolean {
  if (!token || !token.word) return !token || !/^[-–/'’"“(\d]/.test(token.text)
  return closed.has(token.lower) && !/^(?:one|ones|own|first|second|third|last|next|two|three|back|down|out|home)$/.test(token.lower)
}

/** A noun phrase ends before this index, also before "last week", "near", and "twice". */
export function endsNoun(tokens: readonly Token[], i: number): boolean {
  if (endsPhrase(tokens[i])) return true
  const word = tokens[i]?.lower ?? ''
  if (/^(?:last|next)$/.test(word)) return /^(?:week|month|year|night|summer|winter|spring|time|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(tokens[i + 1]?.lower ?? '') // prettier-ignore
  return /^(?:near|twice|alone|together|tonight|called|named|urgently|immediately|abroad|online|yesterday|regularly)$/.test(word)
}

/** "a" or "an", by the sound that a word begins with. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an'
  // "unit", not "unimportant"; "one", not "onerous"; "utensil", not "utter"
  if (/^(?:u$|uni(?!n|m|d(?!i)|ss)|unanim|us(?:a|e|u|ing)|one(?!r)|once|ubiq|ut(?:en|eri|il|op|ah)|ura(?!l)|ural|uri(?:n|c)|ure|uro|uk(?:$|r|u)|ugand|ufo|eu|ew)/i.test(word)) return 'a' // prettier-ignore
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** After these verbs, a clause is what is thought or said. */
export const clauseVerbs = /^(?:think|know|say|tell|feel|see|find|hope|believe|realize|realise|notice|learn|hear|forget|remember|understand|mean|guess|suppose|decide|wish|explain|show|discover|dream|fear|doubt|bet|claim|promise|agree|expect|imagine|inform|remind|ask|warn|assure|convince|teach|watch|make|let|help|have|insist|suggest|recommend|demand|prove|pretend|report|announce|admit|swear|sense|confirm|worry|complain|conclude|assume|consider|prefer|want|like|love|hate|need)$/ // prettier-ignore
