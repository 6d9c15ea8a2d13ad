/** Words that identify a subject: number, determiners, and prepositions. */
/** "any" agrees with both, as "team" does; "inner" takes the number of what follows "of". */
export type Num = 'one' | 'many' | 'any' | 'inner'

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const sameInPlural = 'herring salmon trout cod squid shrimp mackerel tuna haddock halibut perch carp pike plaice bass bison moose elk swine grouse quail sheep fish deer aircraft spacecraft hovercraft watercraft species crossroads offspring' // prettier-ignore
/** "the salmon reach", "the salmon reaches": one or many. */
export const unmarkedPlurals = set(sameInPlural)

/** Nouns that take either number: groups, and quantities. */
export const eitherNumber = set(
  'folk blues ' +
    `${sameInPlural} ` +
    'dice contingent kaleidoscope string line wave flood stream flurry spate body catalog catalogue chorus cluster procession succession ' +
    'personnel team family police staff government company committee crew public audience jury council board cabinet class club crowd couple pair army navy press band choir cast community congregation department enemy faculty firm flock gang generation group herd management ministry orchestra party panel squad youth majority minority number lot variety range series bunch handful host selection mixture mix total collection half rest percentage percent part proportion fraction dozen hundred thousand million billion plenty array combination sort kind type set quarter third fifth remainder data media bacteria algae larvae fungi means headquarters staff opposition parliament leadership union network population household electorate clergy nation school university hospital bank poor rich poultry vermin livestock young old dead sick blind deaf elderly homeless unemployed wounded injured living wealthy following latter former opposite above accused bulk mass multitude amount quantity quantities',
)
/** Plural in form, but singular. */
export const singularInS = /(?:ics|ss|sis|bus|virus|works|lens|gas|status|headquarters|news|means|species|series)$|^(?:measles|diabetes|mumps|rabies|barracks|gallows|crossroads|always|perhaps|billiards|darts|bias|atlas|canvas|christmas|texas|maths|times|states|nations|woods|weeks|odds|thanks)$/ // prettier-ignore
/** One thing with two parts, but plural: "the tweezers have". */
export const pairNouns = /^(?:scissors|tweezers|pliers|tongs|shears|clippers|pincers|forceps|binoculars|trousers|pants|jeans|shorts|leggings|tights|glasses|sunglasses|spectacles|goggles|headphones|earphones|earbuds|pajamas|pyjamas|knickers|overalls|dungarees|suspenders|braces|scales|stairs)$/ // prettier-ignore
/** Distances, sums, and times: "ten miles is far". */
export const units = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|feet|inches|yards?|pounds?|dollars?|euros?|cents?|pence|percent|degrees?|kilos?|grams?|tons?|tonnes?|lit(?:er|re)s?|gallons?|points?|times|thirds|quarters|halves|fifths|bytes|megabytes|gigabytes|pixels|calories|watts|volts|acres|ounces|steps|people|stars|goals|votes|and)$/ // prettier-ignore
export const onePronouns = set(
  'he she it everyone everybody someone somebody anyone anybody nobody everything something nothing anything each neither either',
)
export const manyPronouns = set('we they you these those both')
export const quantities = new Map<string, Num>(
  Object.entries({
    one: 'one',
    each: 'one',
    every: 'one',
    either: 'any',
    neither: 'any',
    none: 'any',
    both: 'many',
    two: 'many',
    three: 'many',
    four: 'many',
    five: 'many',
    six: 'many',
    several: 'many',
    many: 'many',
    few: 'many',
    these: 'many',
    those: 'many',
    much: 'one',
    some: 'inner',
    most: 'inner',
    all: 'inner',
  } satisfies Record<string, Num>),
)
export const determinerNumber = new Map<string, Num>(
  Object.entries({ a: 'one', an: 'one', each: 'one', every: 'one', another: 'one', this: 'one', that: 'one', much: 'one', these: 'many', those: 'many', many: 'many', several: 'many', few: 'many', both: 'many', two: 'many', three: 'many', four: 'many', five: 'many', six: 'many', seven: 'many', eight: 'many', nine: 'many', ten: 'many', eleven: 'many', twelve: 'many', fifteen: 'many', twenty: 'many', thirty: 'many', forty: 'many', fifty: 'many', sixty: 'many' } satisfies Record<string, Num>), // prettier-ignore
)
export const otherDeterminers = set('the some any no most all its my your his her our their other such')
export const innerWords = set('other same own first second third last next few little two three four five six only main very more most')
export const linking = set(
  'of in on at for with without from to about between behind near under above inside outside across around against',
)
export const openings = set(
  'because when but so while although though since if unless until whereas whether before after once where or think thinks say says said believe believes hope hopes that today yesterday nowadays now sometimes usually often and then yet perhaps maybe',
)
export const introducing = set(
  'if when although though because since after before while once unless until whereas as in on at for from during with by however therefore moreover furthermore nevertheless unfortunately fortunately luckily sadly today yesterday tomorrow nowadays now then yes no finally first second third last also besides still usually sometimes often generally actually personally according despite in well next later here there so but and',
)
export const joining = set(
  'because when if so while although though since unless until whereas whether that which who what where why or then because',
)
export const adverbs = /^(?:now|soon|then|never|already|clearly|hardly|currently|recently|certainly|definitely|both|all|each|too|well)$/
