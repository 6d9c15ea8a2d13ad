/** Spelling differences between British and American English. */
import { readFileSync } from 'node:fs'
import type { Dialect } from '../../port.ts'

const our =
  'arbor ardor armor behavior candor clamor color demeanor endeavor favor fervor flavor glamor harbor honor humor labor misbehavior neighbor odor parlor rancor rigor rumor savior savor splendor tumor valor vapor vigor'.split(
    ' ',
  )
const pairs = new Map(
  `center centre|centers centres|centered centred|theater theatre|theaters theatres|meter metre|meters metres|kilometer kilometre|kilometers kilometres|centimeter centimetre|centimeters centimetres|liter litre|liters litres|fiber fibre|fibers fibres|caliber calibre|somber sombre|luster lustre|meager meagre|specter spectre|defense defence|defenses defences|offense offence|offenses offences|license licence|pretense pretence|catalog catalogue|catalogs catalogues|dialog dialogue|dialogs dialogues|analog analogue|program programme|programs programmes|gray grey|grays greys|grayish greyish|tire tyre|tires tyres|curb kerb|mold mould|molds moulds|moldy mouldy|plow plough|skeptical sceptical|skeptic sceptic|skeptics sceptics|skepticism scepticism|jewelry jewellery|aluminum aluminium|mustache moustache|pajamas pyjamas|cozy cosy|check cheque|checks cheques|fulfill fulfil|fulfills fulfils|fulfillment fulfilment|enrolls enrols|distills distils|instills instils|appalls appals|enroll enrol|enrollment enrolment|skillful skilful|willful wilful|installment instalment|aging ageing|judgment judgement|acknowledgment acknowledgement|story storey|stories storeys|draft draught|ax axe|mom mum|moms mums|maneuver manoeuvre|maneuvers manoeuvres|airplane aeroplane|airplanes aeroplanes|artifact artefact|artifacts artefacts|anesthesia anaesthesia|encyclopedia encyclopaedia|pediatric paediatric|leukemia leukaemia|estrogen oestrogen|diarrhea diarrhoea|practice practise|practiced practised|practicing practising|analyze analyse|analyzes analyses|analyzed analysed|analyzing analysing|analyzer analyser|paralyze paralyse|paralyzed paralysed|catalyze catalyse|learned learnt|spelled spelt|spoiled spoilt|burned burnt|dreamed dreamt|while whilst|among amongst|toward towards`
    .split('|')
    .map(pair => pair.split(' ') as [string, string]), // the list above holds pairs
)
/** Pairs that both dialects use, in spelling or meaning: accepted, never converted. */
const ambiguous = new Set(
  'license practice program programs check checks story stories draft tire tires meter meters curb dialog dialogs mom moms ax learned spelled spoiled burned dreamed while among toward judgment acknowledgment aging analyzes defenses cozy airplane airplanes gray grays catalog catalogs analog artifact artifacts'.split(
    ' ',
  ),
)
/** British spellings that no American word has, of words whose American spelling both dialects have. */
const onlyBritish = new Map(
  `licence license|licences licenses|programme program|programmes programs|tyre tire|tyres tires|kerb curb|kerbs curbs|kerbside curbside|cheque check|cheques checks|chequebook checkbook|storey story|storeys stories|draught draft|draughty drafty|metre meter|metres meters|grey gray|greys grays|greyish grayish|greyer grayer|cosy cozy|cosier cozier|aeroplane airplane|aeroplanes airplanes|artefact artifact|artefacts artifacts|judgement judgment|judgements judgments|acknowledgement acknowledgment|acknowledgements acknowledgments|practise practice|practises practices|practised practiced|practising practicing|ageing aging|yoghurt yogurt|yoghurts yogurts|gaol jail|gaols jails|learnt learned|dreamt dreamed|spoilt spoiled|enquiry inquiry|enquiries inquiries|enquire inquire|enquires inquires|enquired inquired|enquiring inquiring|pedlar peddler|pedlars peddlers|moult molt|moults molts|lustre luster`
    .split('|')
    .map(pair => pair.split(' ') as [string, string]), // the list above holds pairs
)
/** American spellings that British English lacks, although they prove no dialect. */
const onlyAmerican = new Set(['gray', 'grays', 'grayish', 'cozy', 'airplane', 'airplanes'])
/** Ends in -ize in both. */
const sizes = /^(?:size|prize|seize|maize|capsize|resize|downsize|oversize|undersize|assize|outsize)/
/** Ends in -ise in both: never made American. */
const alwaysIse =
  /^(?:advertis|advis|appris|aris|chastis|circumcis|compris|compromis|demis|despis|devis|disguis|enterpris|excis|exercis|franchis|guis|improvis|incis|merchandis|mis|premis|promis|rais|ris|pris|pois|prais|nois|cruis|brais|bruis|revis|supervis|surmis|surpris|televis|treatis|wis|otherwis|likewis|expertis|precis|concis|paradis|vis|tortois|porpois|mayonnais|malais|liais|anis|valis|turquois|cerise|chemis|reprise)/
const doubled =
  /^(?:travel|cancel|label|model|signal|level|fuel|dial|total|marvel|quarrel|counsel|channel|tunnel|equal|jewel|shovel|initial|refuel|relabel|remodel|unravel|snivel|swivel|panel|pedal|rival|spiral|duel|towel|bevel|funnel)(?:ed|ing|er|ers)$/

/** Words of the British list that the American one lacks, with their American spelling if there is one. */
const listed = readFileSync(new URL('../words/british.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(' '))

/** Accepted in British English, missing from the American list, and not derived from a pattern. */
const moreBritish =
  'whilst amongst learnt spelt dreamt burnt spoilt leapt knelt towards afterwards backwards forwards upwards downwards queue queues queued queueing queuing fortnight fortnightly lorry lorries cheque cheques tyre tyres kerb kerbs storey storeys draught draughts draughty programme programmes programmed pyjamas moustache aeroplane aluminium jeweller jewellery woollen sceptic sceptical scepticism judgement judgements acknowledgement acknowledgements ageing cosy cosier axe mum mums mummy maths gaol sulphur sulphate colourful colourless behavioural neighbourhood neighbourhoods neighbouring favourite favourites honourable labour labourer labourers unfavourable favourable humour armour armoury harbour rumours flavoured flavouring saviour tumour vapour parlour rigour vigour manoeuvre manoeuvres manoeuvring fulfil fulfils fulfilment enrol enrols enrolment skilful skilfully wilful instalment instalments practise practised practises practising licence licences defence defences offence offences pretence catalogue catalogues catalogued dialogue analogue grey greyer licenced anaesthetic anaesthesia paediatric haemoglobin oestrogen foetus encyclopaedia orthopaedic archaeology archaeologist archaeological mediaeval travelling traveller travellers cancelled cancelling labelled labelling modelled modelling signalled signalling levelled fuelled dialled marvellous counsellor counsellors artefact artefacts enquiry enquiries enquire plough ploughed mould moulds mouldy moult cypher tonne tonnes'.split(
    ' ',
  )

export const britishOnly: readonly string[] = [...moreBritish, ...listed.map(([word = '']) => word)]

/** Every British spelling of an American word. */
export function britishForms(american: string): string[] {
  const listed = pairs.get(american)
  // Nearly all words, and every word of the dictionary is asked for.
  if (!american.includes('or') && !american.includes('z') && !american.includes('l')) return listed ? [listed] : []
  const forms = listed ? [listed] : []
  const stem =
    american.includes('or') &&
    our.find(stem => american.startsWith(stem) || american.startsWith('un' + stem) || american.startsWith('dis' + stem))
  if (stem && !/(?:or(?:ous|ary|ific|iz|ation)|harborag)/.test(american)) forms.push(american.replace(stem, stem.replace(/or$/, 'our')))
  if (/[a-z]{2}iz(?:e|es|ed|ing|er|ers|ation|ations|ational|able)$/.test(american) && !sizes.test(american))
    forms.push(american.replace(/iz(?=e|i|a)(?!.*iz)/, 'is'))
  if (/lyz(?:e|es|ed|ing|er|ers)$/.test(american)) forms.push(american.replace(/lyz/, 'lys'))
  if (doubled.test(american)) forms.push(american.replace(/l(?=(?:ed|ing|er|ers)$)/, 'll'))
  return forms
}

const americanOf = new Map<string, string>()
for (const [british = '', american] of listed)
  if (american && !britishForms(american).includes(british) && !americanOf.has(british)) {
    pairs.set(american, british)
    americanOf.set(british, american)
  }
for (const [american, british] of pairs) if (!ambiguous.has(american)) americanOf.set(british, american)

/** The same word in the requested dialect, or undefined if it is unchanged or both spellings are right there. */
export function convertSpelling(word: string, dialect: Dialect, exists: (word: string) => boolean): string | undefined {
  if (dialect === 'auto') return undefined
  if (dialect === 'british')
    return ambiguous.has(word) && !onlyAmerican.has(word) ? undefined : britishForms(word).find(form => form !== word)
  const american = onlyBritish.get(word)
  if (american) return american
  const candidates = [
    americanOf.get(word),
    word.replace(/our(?=$|s|ed|ing|able|ably|ite|ites|ful|less|hood|hoods|ly|y|al|er|ers)/, 'or'),
    alwaysIse.test(word) ? undefined : word.replace(/is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/, 'iz'),
    word.replace(/lys(?=(?:e|ed|ing|er|ers)$)/, 'lyz'),
    word.replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l'),
  ]
  return candidates.find(
    form => form !== undefined && form !== word && exists(form) && (americanOf.get(word) === form || britishForms(form).includes(word)),
  )
}

/** British if British-only spellings outnumber American ones, as in "colour" against "color". */
export function guessDialect(words: readonly string[]): 'american' | 'british' {
  let balance = 0
  for (const word of words) {
    if (ambiguous.has(word)) continue
    if (
      americanOf.has(word) ||
      /(?:[bdghklmnpv]our(?:s|ed|ing|ite|ites|able|ful|hood)?$)/.test(word) ||
      (/[a-z]{3}is(?:e|es|ed|ing|ation)$/.test(word) && !alwaysIse.test(word))
    )
      balance += 1
    else if (britishForms(word).some(form => form !== word)) balance -= 1
  }
  return balance > 0 ? 'british' : 'american'
}

/** Which dialect alone spells a word so. "-ize" is American, Canadian, and of Oxford, so it proves nothing. */
export function spellingSide(word: string): 'american' | 'british' | undefined {
  if (ambiguous.has(word) || /[iy][sz](?:e|i|a)/.test(word)) return undefined
  if (americanOf.has(word) || our.some(stem => word.startsWith(stem.replace(/or$/, 'our')))) return 'british'
  return britishForms(word).some(form => form !== word) ? 'american' : undefined
}
