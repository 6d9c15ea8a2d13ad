/** Irregular verbs and nouns; alternative forms of one tense are separated by a slash. */

const verbs = `be was/were been|become became become|begin began begun|bend bent bent|bet bet bet|bid bid bid|thrust thrust thrust|spit spat/spit spat/spit|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst|buy bought bought|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|cast cast cast|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|overcome overcame overcome|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sew sewed sewn|sow sowed sown|mow mowed mown|sell sold sold|send sent sent|set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|speak spoke spoken|spend spent spent|spin spun spun|split split split|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|undo undid undone|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|withdraw withdrew withdrawn|write wrote written|rewrite rewrote rewritten|overtake overtook overtaken|undertake undertook undertaken|mistake mistook mistaken|arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|foresee foresaw foreseen|oversee oversaw overseen|uphold upheld upheld|withstand withstood withstood|learn learned/learnt learned/learnt|burn burned/burnt burned/burnt|dream dreamed/dreamt dreamed/dreamt|spell spelled/spelt spelled/spelt|spoil spoiled/spoilt spoiled/spoilt|smell smelled/smelt smelled/smelt|kneel knelt/kneeled knelt/kneeled|fling flung flung|spring sprang sprung|sting stung stung|wring wrung wrung|stride strode stridden|oversleep overslept overslept|overhear overheard overheard|undergo underwent undergone|rebuild rebuilt rebuilt|misread misread misread|mislead misled misled|misunderstand misunderstood misunderstood|repay repaid repaid|retell retold retold|withhold withheld withheld|overeat overate overeaten|outgrow outgrew outgrown`

/** Base form, past tense, and past participle. */
export const irregularVerbs: readonly (readonly [string, string, string])[] = verbs.split('|').map(line => {
  const [base = '', past = '', participle = ''] = line.split(' ')
  return [base, past, participle] as const
})

const plurals = `child children|man men|woman women|person people|foot feet|tooth teeth|goose geese|mouse mice|life lives|wife wives|knife knives|leaf leaves|half halves|shelf shelves|thief thieves|wolf wolves|calf calves|loaf loaves|self selves|crisis crises|analysis analyses|basis bases|thesis theses|hypothesis hypotheses|phenomenon phenomena|criterion criteria|medium media|datum data|stimulus stimuli|fungus fungi|sheep sheep|fish fish|deer deer|species species|series series|aircraft aircraft|policeman policemen|fireman firemen|businessman businessmen|fisherman fishermen|sportsman sportsmen|grandchild grandchildren`

/** Singular and plural. */
export const irregularPlurals: readonly (readonly [string, string])[] = plurals.split('|').map(line => {
  const [one = '', many = ''] = line.split(' ')
  return [one, many] as const
})

const pluralOf = new Map(irregularPlurals)
const singularOf = new Map(irregularPlurals.map(([one, many]) => [many, one]))

/** Plural: "city" becomes "cities". */
export function pluralize(noun: string): string {
  const irregular = pluralOf.get(noun)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(noun)) return noun.slice(0, -1) + 'ies'
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return noun + 'es'
  if (/(?:hero|potato|tomato|echo|veto)$/.test(noun)) return noun + 'es'
  return noun + 's'
}

/** Singular: "cities" becomes "city"; undefined if the word does not look like a plural. */
export function singularize(noun: string, exists: (word: string) => boolean): string | undefined {
  const irregular = singularOf.get(noun)
  if (irregular) return irregular
  const stems = [noun.replace(/ies$/, 'y'), noun.replace(/es$/, ''), noun.replace(/s$/, '')]
  return /[^s]s$|sses$/.test(noun) ? stems.toReversed().find(stem => stem !== noun && exists(stem) && pluralize(stem) === noun) : undefined
}

const byBase = new Map(
  irregularVerbs.map(([base, past, participle]) => [
    base,
    { past: past.split('/')[0] ?? past, participle: participle.split('/')[0] ?? participle },
  ]),
)
const doubling = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|.*(?:mit|fer|cur|gin|get|pel|trol|bel|gram|stop|plan))$/

/** Inflects a verb: "make" with "s", "past", "participle", or "ing" gives "makes", "made", "made", or "making". */
export function inflect(base: string, form: 's' | 'past' | 'participle' | 'ing'): string {
  if (form === 's') return base === 'have' ? 'has' : base === 'be' ? 'is' : /(?:do|go)$/.test(base) ? base + 'es' : pluralize(base)
  const irregular = form === 'ing' ? undefined : byBase.get(base)
  if (irregular) return form === 'past' ? irregular.past : irregular.participle
  if (base === 'wind' && form !== 'ing') return 'wound'
  const ending = form === 'ing' ? 'ing' : 'ed'
  if (form === 'ing' && base.endsWith('ie')) return base.slice(0, -2) + 'ying'
  if (base.endsWith('ee')) return base + (form === 'ing' ? 'ing' : 'd')
  if (/[^e]e$/.test(base) && base !== 'be') return base.slice(0, -1) + ending
  if (form !== 'ing' && /[^aeiou]y$/.test(base)) return base.slice(0, -1) + 'ied'
  if (
    doubling.test(base) &&
    !/[wxy]$/.test(base) &&
    !/(?:[aeiou]{2}[a-z]|open|happen|visit|limit|enter|offer|listen|develop|edit)$/.test(base)
  )
    return base + base.at(-1) + ending
  return base + ending
}

const bases = new Map<string, string>()
for (const [base, past, participle] of irregularVerbs)
  for (const form of [...past.split('/'), ...participle.split('/')]) if (!bases.has(form)) bases.set(form, base)
for (const [form, base] of Object.entries({
  has: 'have',
  is: 'be',
  are: 'be',
  am: 'be',
  does: 'do',
  goes: 'go',
  saw: 'see',
  felt: 'feel',
  found: 'find',
  lay: 'lie',
}))
  bases.set(form, base)

/** The base of an inflected verb ("studies", "went", "making"), or undefined. */
export function baseOf(verb: string, isVerb: (word: string) => boolean): string | undefined {
  const irregular = bases.get(verb)
  if (irregular) return irregular
  const stems: string[] = []
  if (verb.endsWith('ies')) stems.push(verb.slice(0, -3) + 'y')
  if (verb.endsWith('ied')) stems.push(verb.slice(0, -3) + 'y')
  if (verb.endsWith('s')) stems.push(verb.slice(0, -1), verb.slice(0, -2))
  if (verb.endsWith('ed')) stems.push(verb.slice(0, -1), verb.slice(0, -2), verb.slice(0, -3))
  if (verb.endsWith('ing')) stems.push(verb.slice(0, -3) + 'e', verb.slice(0, -3), verb.slice(0, -4))
  const form = verb.endsWith('s') ? 's' : verb.endsWith('ing') ? 'ing' : 'past'
  // "ring" is no form of "re".
  return stems.find(stem => (stem.length > 2 || /^(?:be|do|go|ax|up)$/.test(stem)) && isVerb(stem) && inflect(stem, form) === verb)
}
