/** Word lists of Expand: words that are not listed stay unchanged. */

const words = (list: string) => list.trim().split(/\s+/)

/** Abbreviations and their expansion; matched as whole words, case-insensitive. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    asap: 'as soon as possible', tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', '2moro': 'tomorrow', '2day': 'today', mtg: 'meeting', mtgs: 'meetings',
    pls: 'please', plz: 'please', thx: 'thanks', thnx: 'thanks', thks: 'thanks', tks: 'thanks', u: 'you', 'b/c': 'because', bc: 'because', cuz: 'because', coz: 'because',
    'w/': 'with', 'w/o': 'without', b4: 'before', gr8: 'great', l8r: 'later', msg: 'message', msgs: 'messages', dept: 'department', depts: 'departments', mgmt: 'management',
    mgr: 'manager', mgrs: 'managers', govt: 'government', yr: 'year', yrs: 'years', wk: 'week', wks: 'weeks', hrs: 'hours', mins: 'minutes', secs: 'seconds',
    approx: 'approximately', vs: 'versus', 'vs.': 'versus', fyi: 'for your information', btw: 'by the way', imo: 'in my opinion',
    imho: 'in my humble opinion', afaik: 'as far as I know', idk: 'I do not know', tbh: 'to be honest', eod: 'the end of the day', eow: 'the end of the week',
    tbd: 'to be decided', tba: 'to be announced', tbc: 'to be confirmed', rn: 'right now', ppl: 'people', abt: 'about', appt: 'appointment', appts: 'appointments', avg: 'average', qty: 'quantity',
    acct: 'account', accts: 'accounts', amt: 'amount', bday: 'birthday', esp: 'especially', fwd: 'forward', intl: 'international', misc: 'miscellaneous', pkg: 'package',
    pkgs: 'packages', prob: 'probably', probs: 'probably', pic: 'picture', pics: 'pictures', "rec'd": 'received', sched: 'schedule', thru: 'through', tho: 'though', wknd: 'weekend',
    wkend: 'weekend', gonna: 'going to', wanna: 'want to', gotta: 'have to', kinda: 'kind of', sorta: 'sort of', lemme: 'let me', gimme: 'give me', dunno: 'do not know', lmk: 'let me know',
    np: 'no problem', nvm: 'never mind', otw: 'on the way', ooo: 'out of the office', wfh: 'working from home', info: 'information', hw: 'homework', bldg: 'building', mkt: 'market',
    min: 'minimum', max: 'maximum', 'c/o': 'care of', attn: 'attention', cont: 'continued', incl: 'including', excl: 'excluding', temp: 'temporary', tel: 'telephone', specs: 'specifications',
    reqs: 'requirements', questn: 'question', impt: 'important', nxt: 'next', yday: 'yesterday', ystrday: 'yesterday', whn: 'when', whr: 'where', smth: 'something', smn: 'someone', sry: 'sorry', til: 'until', "'til": 'until', ttyl: 'talk to you later', brb: 'be right back', omw: 'on my way', hbu: 'how about you', wbu: 'what about you', ty: 'thank you', tysm: 'thank you so much', yw: 'you are welcome', rly: 'really', srsly: 'seriously', def: 'definitely', defo: 'definitely', "yday's": "yesterday's", 'w/in': 'within', 'w/out': 'without', mth: 'month', mths: 'months', "req'd": 'required', pw: 'password', sth: 'something', bcs: 'because', bcoz: 'because', soz: 'sorry', '2mrw': 'tomorrow', '2mro': 'tomorrow', tmro: 'tomorrow', tomoz: 'tomorrow', tmrow: 'tomorrow', rgds: 'regards', soln: 'solution', hols: 'holidays', wkly: 'weekly', refs: 'references', wrt: 'with regard to', iirc: 'if I remember correctly', im: 'I am', ive: 'I have', dont: 'do not', cant: 'cannot', didnt: 'did not', doesnt: 'does not', isnt: 'is not', arent: 'are not', wasnt: 'was not', wouldnt: 'would not', couldnt: 'could not', shouldnt: 'should not', havent: 'have not', hasnt: 'has not', youre: 'you are', theyre: 'they are', thats: 'that is', whats: 'what is', theres: 'there is', obv: 'obviously', convo: 'conversation', w8: 'wait', '2nite': 'tonight', tonite: 'tonight', tnx: 'thanks', cld: 'could', shld: 'should', wld: 'would',
  }),
) // prettier-ignore

/** Abbreviations that are also ordinary words or names: only after a number, only before one, or not in capitals. */
export const afterNumberOnly = new Map([['min', 'minutes'], ['hr', 'hour'], ['hrs', 'hours'], ['sec', 'seconds'], ['mins', 'minutes'], ['yr', 'year'], ['wk', 'week'], ['secs', 'seconds'], ['mth', 'month'], ['mths', 'months']]) // prettier-ignore
export const ambiguous = new Set(['min', 'max', 'temp', 'tel', 'cont', 'info', 'specs', 'u', 'hw', 'np', 'rn', 'bc', 'mkt', 'im', 'def'])

export const days: ReadonlyMap<string, string> = new Map(Object.entries({ Mon: 'Monday', Tue: 'Tuesday', Tues: 'Tuesday', Wed: 'Wednesday', Weds: 'Wednesday', Thu: 'Thursday', Thur: 'Thursday', Thurs: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' })) // prettier-ignore
export const months: ReadonlyMap<string, string> = new Map(Object.entries({ Jan: 'January', Feb: 'February', Mar: 'March', Apr: 'April', Jun: 'June', Jul: 'July', Aug: 'August', Sep: 'September', Sept: 'September', Oct: 'October', Nov: 'November', Dec: 'December' })) // prettier-ignore
export const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Plural nouns before which a small number may be written as a word. */
export const irregularPlurals = new Set(words('people men women children mice feet teeth more'))
/** After these words a number is a name, not a count. */
export const numberedThings = new Set(
  words(
    'version page pages step chapter section room line table figure number no level phase part day week unit item question gate platform floor building apartment exercise lesson option may january february march april june july august september october november december top',
  ),
)
/** Units keep digits. */
export const units = new Set(
  words(
    'kg km cm mm mg ml gb mb kb tb ms px pts degrees percent dollars euros pounds cents hours minutes seconds cups cup tsp tbsp teaspoons tablespoons teaspoon tablespoon ounces bed beds bath baths tbs lbs pints miles meters metres inches liters litres grams kilos x times',
  ),
)

/** Words between a contraction and the verb that decides what it means. */
export const adverbs = new Set(
  words(
    'already just never always often also probably recently long not really only ever finally certainly definitely clearly still usually actually simply almost barely hardly rarely soon',
  ),
)
/** Irregular past participles that differ from the base form. */
export const participles = new Set(
  words(
    'been had gone done seen taken given made known found told left lost met paid said sent sold spent thought understood won written spoken broken chosen driven eaten fallen forgotten gotten grown heard held kept led meant ridden risen shown slept sung swum taught thrown worn bought brought built caught felt fought got begun drunk stolen woken',
  ),
)
/** Participles that can only follow "has" after he, she, or it. */
export const hasParticiples = new Set(words('been had got become'))
/** Words with equal base form and participle: before them, 'd is ambiguous. */
export const sameForm = new Set(words('come become run put cut read let set hit hurt cost shut quit split spread bet'))

export const keysSingular = new Set(words('deadline date time location venue place topic goal budget price cost status owner contact duration subject title author priority client customer speaker language risk result room address capacity total estimate requirement deliverable reason problem solution decision audience theme color colour size weight version agenda purpose target manager sponsor host organizer organiser vendor supplier destination departure arrival weather name role position salary company department job phone email website birthday nationality buddy workaround cause issue fix plan blocker nationality model quantity occasion fee rent delivery')) // prettier-ignore
export const keysPlural = new Set(words('participants attendees topics goals costs owners contacts authors clients customers speakers languages risks results requirements deliverables reasons problems solutions decisions members prices guests languages managers sponsors hosts vendors suppliers targets deadlines dates ingredients materials tools')) // prettier-ignore
export const keysOfTwo = new Set(['root cause', 'due date', 'start date', 'end date', 'release date', 'main goal', 'meeting point', 'next step', 'phone number', 'start time', 'end time', 'main risk', 'next meeting', 'project manager', 'team lead', 'total cost', 'contact person']) // prettier-ignore

export const pastVerbs = new Set(words('washed mowed vacuumed dusted hoovered cooked baked fed walked mended tidied swept trimmed pruned rejected covered passed failed rang chased texted phoned messaged mailed got made took gave missed forgot sorted raised agreed rolled shared opened closed set-up demoed submitted rejected accepted attached assigned escalated reproduced logged filed debugged patched profiled benchmarked rebased pushed pulled backed caught brought drew cleared solved handled answered returned replied exchanged requested recorded printed photographed swapped corrected fixed added removed updated changed created deleted moved renamed improved reviewed merged deployed released shipped tested finished completed started stopped sent received met called emailed discussed approved decided planned prepared presented lost won wrote ordered bought sold paid booked cancelled canceled scheduled postponed hired interviewed installed configured migrated replaced refactored cleaned documented published resolved reported investigated found checked verified confirmed contacted visited attended delivered collected repaired painted built designed drafted edited translated signed submitted uploaded downloaded upgraded learned rewrote asked told invited hosted organized organised analyzed analysed measured launched renewed restored packed unpacked picked dropped collected returned swept watered charged researched compared proofread forwarded rescheduled arranged posted cashed ironed')) // prettier-ignore
export const ongoingVerbs = new Set(
  words(
    'waiting working looking planning testing investigating preparing writing moving trying hoping hiring building designing fixing reviewing updating migrating',
  ),
)
export const modals = new Set(words('need needs have want must should will cannot can could might'))
export const imperatives = new Set(words('cover handle defrost feed grill roast steam soak freeze ask use try avoid rebase debug answer explain share raise escalate rewrite apply water defrost marinate season taste beat whip knead stretch blend serve warm dry hang iron vacuum dust mow weed prune phone message invite thank refund confirm chase propose present demo record log lock refill reset restore verify swap tidy mend sew post open close choose select click press enter type restart start stop install uninstall download upload update upgrade run build test check verify confirm review read write send call email contact ask tell invite book order buy pay schedule plan prepare create make add remove delete move copy paste save rename print sign submit fill clean wash cut mix pour bake cook heat boil stir serve set turn switch connect disconnect plug unplug log go visit meet discuss decide finish complete follow wait remember bring take put get find fix repair replace change edit publish deploy merge push pull configure enable disable export import attach let keep leave wait unpack pack measure mark fold place preheat whisk chop slice fry simmer drain combine grease sift knead roll spread chill rinse peel grate garnish renew collect sweep pick drop ring phone text remind reply forward chase organize organise draft water feed walk lock charge sort return pack cancel reschedule arrange hire research compare rewrite proofread deliver submit scan file post ship clear')) // prettier-ignore

export const subjects = new Set(words('fix patch hotfix login search export demo checkout server website site app application database api build printer network internet system service page payment order shipment delivery package report invoice contract office room elevator lift heating phone store shop meeting printer team client customer flight train bus release project budget workshop training interview conference call event presentation review deployment migration backup update website newsletter survey campaign launch toner heater boiler dishwasher fridge laptop car door window contract lease draft deadline offer quote letter email application ticket document file deposit rent bill loan mortgage refund permit visa passport')) // prettier-ignore
export const states = new Set(
  words(
    'attached enclosed pending outstanding down offline online broken slow late full empty ready open closed available unavailable missing delayed blocked busy live overdue incomplete unstable',
  ),
)
export const fates = new Set(
  words(
    'returned informed contacted invited warned taken written sold built made chosen drawn bought hung parked cut given shown requested agreed attached assigned announced filed logged recorded printed solved answered notified created added removed changed tested checked verified won lost stolen found hired refused accepted launched migrated corrected declined deleted archived translated cut reduced raised lowered increased moved cancelled canceled postponed rescheduled delayed scheduled sent paid received signed fixed repaired booked updated closed opened approved rejected confirmed completed finished started delivered shipped extended shortened ordered renewed replaced restored merged deployed published uploaded submitted serviced inspected cleaned painted installed emptied refunded issued arranged',
  ),
)

/** Verbs that are as often nouns: "test results", "order status". */
export const nounVerbs = new Set(words('use share raise season taste beat blend iron dust weed message present demo record cover handle grill roast steam freeze dry prune hang question whip open test order book plan print build schedule review email contact check start stop press switch cut mix cook heat sign copy move place update upgrade export import push pull visit finish set turn log run type fix mark fold measure drain roll spread season change repair wait watch top drop ring phone text water walk lock charge sort return draft file post ship research reply feed chase clear')) // prettier-ignore
/** Nouns that need "the", or "a" after "need", when a note omits the article. */
export const things = new Set(
  words(
    'crash bug error typo oven dentist doctor bank landlord plumber electrician mechanic office contract proposal budget invoice report agenda presentation website newsletter server database homepage app car house garage garden kitchen roof door window supplier vendor client customer manager team tenant accountant lawyer quote passport parcel package printer lease warehouse draft brochure logo roadmap spreadsheet dashboard dishwasher boiler fridge courier recruiter agency committee council landlady neighbor neighbour vet hairdresser gardener electrician pharmacy library airport gym clinic hospital deposit receipt visa tap cable computer laptop screen keyboard mouse charger lid pan pot bowl saucepan tray newspaper subscription solicitor receptionist headmaster decoration plug socket router editor cheque prescription boss cat dog plants plant dishes',
  ),
)
/** What is needed: nouns that take "a" after "need". */
export const needs = new Set(
  words('decision quote answer reply signature date room volunteer ride lift receipt password username deputy reference'),
)
/** Instructions about something new. */
export const acquiring = new Set(
  words(
    'buy hire rent find get order create make add book write left bought hired rented found got ordered created made added booked wrote made wants',
  ),
)
/** Things that a note names for the first time: "send reminder", "take photo". */
export const fresh = new Set(
  words('competitor reminder voicemail screenshot photo picture haircut taxi cab break refund volunteer replacement timer survey'),
)
/** Nouns of work and home beside those of the grammar rules. */
export const workNouns = new Set(
  words(
    'price fee wage rate score grade connection profile link image video folder version cache metric alert brake mirror seatbelt clutch bulb light socket fuse blind curtain band caterer florist baker guide host guest speaker sponsor mayor minister officer agent broker auditor trainee captain cough fever wound rash scan dose bandage stitch ward index query permit road pump outline shelf menu recipe playlist stage microphone projector tent marquee parser rack fan pump round tour lawn inspector architect sitter translator tin doc onion sitemap subtitle ticket newsroom launch relaunch result feature relaunch gate hedge crown gutter essay poster flyer banner stall tent quote reminder voicemail haircut replacement timer changelog pipeline outage migration rollout release sprint ticket branch repo repository terminal cluster queue footer header sidebar navbar banner homepage endpoint token certificate cert stack log flag config script domain subdomain firewall server client vendor demo pitch kickoff target pricing-page mockup wireframe prototype backlog roadmap milestone estimate brief deck slide statement mortgage surveyor builder joiner electrician tiler surgery locksmith council bin fence hedge shed loft stairwell radiator thermostat tap shower toilet hob kettle toaster freezer mattress drawer wardrobe sofa rug carpet suitcase backpack adapter hostel hotel station terminal flight train ferry bus taxi car bike van garage chapter draft abstract supervisor professor sample beaker flask pipette centrifuge microscope solution mixture dough batter sauce marinade filling crust team supplier customer landlord tenant neighbour neighbor candidate applicant intern hire recruit buddy consultant contractor courier warehouse shipment pallet invoice order refund deal lead prospect competitor proposal contract budget forecast report meeting call website site app database build page form button menu modal dashboard email letter parcel package passport visa appointment prescription referral patient nurse deposit bill phone wall ceiling roof floor kitchen bathroom bedroom office room house flat oven dishwasher boiler disk drive backup server webinar workshop keynote agenda board committee logo font icon button',
  ),
)
/** Nouns that are as often used without an article, or are verbs: "by delivery", "go for walk". */
export const notCounted = new Set(
  words(
    'well post went startup access place fact fault age way time thing point art war business company name fig dear step interest half love change art hair board sport head race center centre university station-house holiday vacation break day week month year moment minute hour evening afternoon weekend class text nap walk city town college university fair fish orange noise experience effort pair top bottom duty honor honour emotion ability injury injection inspection theft surprise reception delivery surgery conversation reform production cold lunch dinner breakfast bath dream hope way play exercise story home school church prison court campus seat sea paper word rain jail conviction diagnosis objection reputation permission capacity distance sauce filling cake salad pizza oil gas gear stone cloth rail order call build lead hire brief demo pitch fight flood fire email talk swing twin fan match raise ride slide smile snack stop tie tip view whip strike trick trap stable square twist fall mean',
  ),
)
/** Words before a noun that are no adjectives. */
export const attributes = new Set(
  words(
    'health hosting cleaning parking washing catering wedding mailing waiting living dining building cooking login staging production onboarding sales marketing search payment tax gym landing contact unit energy gas phone rain finance security water home test oil fuel tyre tire train flight air coffee business team board price pricing design user admin hiring shopping packing guest meeting product',
  ),
)
/** Short names of things and offices. */
export const acronyms = new Set(words('CEO CFO CTO COO API DB UI PR PDF FAQ CV VPN CMS CRM SDK'))
/** What a time or an addition begins with, behind a noun. */
export const timeWords = new Set(
  words(
    'open closed unlocked today tomorrow yesterday tonight now again asap next last this soon later early late daily weekly monthly twice once three back away home online here there too still yet already instead please every each all also only first not is are was were has have will can cannot ago overnight',
  ),
)
/** Set phrases without an article: "by car", "on hold". */
export const withoutArticle = new Set('by car|by bus|by train|by taxi|by bike|by van|by plane|by boat|by ferry|by phone|by email|by letter|by courier|by hand|by post|by invoice|by cheque|by check|on board|on budget|on target|on file|on record|on page|on leave|on request|on foot|on tap|on stage|on hand|in person|in hospital|in theory|in line|in question|in theater|in theatre|in view|in draft|at hand|at risk|to bed|to date|to scale|under budget|under contract|under warranty|under review|over budget|for review|for example|for rent|for hire|for budget|of page|of client|with client in mind|from page|in scale|on order|in order|on call|in demo|of course|on average|in front|in part'.split('|')) // prettier-ignore

/** What can be said of a subject: "desk not ready". */
export const describes = new Set(
  words(
    'affected likely unlikely worn needed required necessary allowed included green red up-front over finished flaky tight normal ok okay fine good great bad poor cheap expensive noisy quiet dirty clean damp wet cold hot warm dark bright small large big heavy loud unclear clear unhappy happy sick ill tired keen convinced confident certain sure aware interested worried stable stuck unchanged steady high low weak strong long short outdated wrong invalid expired dead safe unsafe due negative positive done free busy blocked frozen new old slow flexible mandatory optional urgent outstanding alone difficult easy hard late early public private inconsistent incomplete confusing responsive helpful friendly excellent terrible awful useless rusty cracked torn flooded away off out responsible absent present available relevant popular better worse',
  ),
)
/** What is going on: "backups running every night". */
export const happening = new Set(
  words(
    'playing flickering dripping beeping rattling smoking cooling charging syncing responding rotting arriving running leaking coming leaving starting ending failing crashing growing rising falling improving dropping working struggling answering responding waiting going loading closing opening moving shrinking hurting',
  ),
)
/** Subjects that take "the" and have no plural. */
export const massSubjects = new Set(
  words(
    'water heating wifi internet electricity power parking hardware software data food coffee feedback design equipment staff weather traffic',
  ),
)
export const phrasesOfState = ['on sale', 'on hold', 'on track', 'in progress', 'under way', 'underway', 'at risk', 'out of order', 'out of stock', 'out of date', 'on vacation', 'on leave', 'on holiday', 'off sick', 'on time', 'behind schedule', 'ahead of schedule', 'in place', 'up to date', 'on the way', 'up and running', 'sold out', 'out of office', 'down again', 'back online', 'back up', 'over budget', 'under review', 'under budget'] as const // prettier-ignore
/** Verbs that make a sentence of their subject: "Team wants more time". */
export const finiteVerbs = new Set(
  words(
    'meets went wants needs likes works keeps starts ends opens closes leaves arrives hurts fails crashes looks seems asks says thinks prefers expects owns costs depends lacks agrees disagrees knows hopes refuses requires includes contains shows smells tastes feels sounds returns throws hangs freezes leaks expires goes comes takes gets loses quoted said asked wants told promised complained',
  ),
)
/** The ones that need nothing behind them. */
export const wholeVerbs = new Set(words('hurts works fails crashes leaks agrees disagrees freezes hangs complained'))
/** What things did by themselves: "Backup failed last night". */
export const happened = new Set(words('failed crashed arrived ended leaked improved expired broke fell rose grew dropped'))
/** What is done to persons: "Landlord informed". */
export const personalFates = new Set(words('interviewed fed informed notified contacted invited hired booked paid warned told'))
/** Subjects that act as persons do. */
export const bodies = new Set(
  words(
    'team board council committee company supplier vendor client customer bank agency school surgery court union landlord courier competitor garage',
  ),
)
/** What only one who speaks of himself notes: "went to gym", "saw Mike". */
export const personalVerbs = new Set(
  words(
    'went saw slept ate felt ran woke drove walked cooked stayed left arrived came heard knew thought had said drank swam rode flew read played watched studied practiced practised',
  ),
)
/** Work of a CV, where the subject stays out. */
export const careerVerbs = new Set(
  words(
    'led managed spearheaded oversaw supervised mentored coordinated achieved increased reduced grew drove streamlined developed directed headed implemented trained coached negotiated generated secured',
  ),
)
/** Adjectives of notes, between an omitted article and its noun. */
export const qualities = new Set(
  words(
    'left right bigger smaller mobile quiet nice good bad better cheap expensive short long light heavy warm cold hot clean dirty large great free whole entire same other current previous old-fashioned rough clear special early quick second third weekly daily dark bright double single upcoming external internal outdated expired responsible short-term long-term new old late broken missing final first next last signed unsigned updated revised overdue monthly weekly annual yearly spare front back main leaking faulty wrong damaged local open unpaid printed corrected red blue green black white big small full empty',
  ),
)
/** Two words for one thing. */
export const thingsOfTwo = new Set([
  'new hire',
  'post office',
  'boarding pass',
  'gym membership',
  'phone number',
  'tax office',
  'help desk',
  'front desk',
  'service desk',
  'train station',
  'bus station',
  'bus stop',
  'estate agent',
  'insurance company',
  'front door',
  'washing machine',
  'start button',
  'press release',
  'job offer',
  'phone bill',
  'tax return',
  'sales report',
  'login page',
  'home page',
  'landing page',
  'contact form',
  'test server',
  'staging server',
]) // prettier-ignore // prettier-ignore
/** Quantities that go up and down. */
export const amounts = new Set(words('sales costs prices profits orders margins bookings returns wages rents sign-ups downloads visits complaints')) // prettier-ignore
export const massAmounts = new Set(
  words('headcount revenue profit traffic demand turnover inflation unemployment income spending attendance output'),
)
/** Subjects without "the". */
export const bareSubjects = new Set(words('travel marketing hiring training spending advertising overtime'))
/** Past-tense verbs with a preposition, never used with an inanimate subject. */
export const doneWith = new Set(
  words('met spoke talked agreed worked argued deployed migrated switched replied applied listened waited went looked'),
)

/** Words that begin a noun phrase. */
export const determiners = new Set(
  words(
    'the a an my your our his her their its this that these those all every each any some no both another one two three four five six seven eight nine ten',
  ),
)
export const prepositions = new Set(
  words(
    'by to for from on in at with of about until since during after before because as and or but if when than via per into onto over under between without within',
  ),
)
export const subjectWords = new Set(words('i you he she it we they there this that the a an my your our his her their its these those'))
