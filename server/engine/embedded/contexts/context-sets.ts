/** Words that writers mistake for each other, which the words around tell apart. */

/** By their sound or their use: these mistakes are made by people who know the words. */
const mistaken = `
its it's|your you're|their there they're|whose who's|then than|affect effect|affects effects|advice advise
hear here|knew new|weather whether|passed past|of off|peace piece|principal principle|right write|week weak
would wood|meet meat|whole hole|fair fare|some sum|for four|role roll|plain plane|waist waste|breath breathe
think thing|form from|dairy diary|desert dessert|through though thought|lead led|bear bare|personal personnel
raise rise|raised rose|fell felt|to too two|are our hour|were where we're wear|no know now|by buy bye|on one won
his he's|let's lets|than them|lose loose loss lost|choose chose choice|affected effected|accept except expect
threw through thorough|fell feel fill full|live life leave|lives leaves|sell sale sail|sold sales|see sea
seen scene|saw seen|wait weight|brake break|brakes breaks|stationary stationery|complement compliment
council counsel|quite quiet quit|price prize praise|site sight cite|son sun|stair stare|steal steel still
tail tale tell|flour flower floor|heal heel|mail male|main mane|maid made|medal metal|moral morale|pair pear
pain pane|patience patients|peak peek|pore pour poor|pray prey|presence presents|profit prophet|rain reign
real reel really|root route|sole soul|straight strait|suit suite sweet|sure shore|throne thrown|tide tied tired
toe tow|vain vein|vary very|wander wonder|wandering wondering|way weigh|allowed aloud|aisle isle|altar alter
assure ensure insure|bored board|born borne|cell sell|coarse course|conscience conscious|cloth clothes close
costumer customer|costumers customers|device devise|die dye|dying dyeing|farther further|formally formerly
forth fourth|great grate|later latter letter|lightning lightening|manner manor|minor miner
perspective prospective|precede proceed|respectfully respectively|sweat sweet|thread threat treat|trial trail
adapt adopt|addition edition|access excess|beside besides|collage college|excited exited|staring starring
interested interesting|bored boring|tired tiring|excited exciting|confused confusing|disappointed disappointing
lesson lessen|massage message|most almost|sever severe|worse worst|fun funny|success succeed successful
difference different differ|importance important|able ability|hard hardly|late lately|good well|quick quickly
careful carefully care|easy easily|slow slowly|loud loudly|perfect perfectly|sudden suddenly|near nearly
serious seriously|safe safely|proper properly|remember remind|healthy health|danger dangerous|complain complaint
decide decision|arrive arrival|sit sat set seat|analysis analyze|sense since|witch which|lie lay lied laid
sow sew|lonely alone|dead died death|live alive|high height|specially especially|pride proud|being been
cheap sheep|blew blue|heard herd|hair hare|hall haul|morning mourning|night knight|guessed guest|who which
scared sacred|spent spend|storey story store|suppose supposed|woman women|pass past|team teem|missed mist
pause paws|strong strength|then them|fined find fine|flew flu|knead need|leak leek|mind mine|muscle mussel
pier peer|ring wring|worn warn|wrote written|complimentary complementary|drawer draw drawn|ant aunt|ate eight
beat beet|billed build built|bread bred|cents sense scents|dew due do|dual duel|feat feet|heroin heroine
holy wholly|idle idol|loan lone|midst mist missed|mind mined mine|packed pact|principals principles
road rode rowed|roles rolls|roots routes|shone shown|side sighed sight|stake steak|waived waved|ware wear where
began begin begun|broke broken|bought brought|chose chosen|cost coast cast|complaint complained complain
pretend intend
`

/** By a letter or two: these are rarer, slips of the fingers or a learner's. */
const alike = `
belief believe|thinks things|safe save|reach rich|prove proof|marry merry|when went|an and|as has|is his|so sew
as us|at ate|this these|accepted expected|though thought taught tough|felt filled|bath bathe|beliefs believes
borrow lend loan|learn teach|learned taught|rights writes|read red|sore soar|capital capitol|cent scent sent
cereal serial|discreet discrete|elicit illicit|foreword forward|gate gait|hoarse horse|human humane
lightly likely|rapped wrapped|safely safety|waive wave|angel angle|attend intend|command comment
confident confidence|contact contract|crash crush|decent descent|dear deer|does dose|envelope envelop
expand expend|hoping hopping|dining dinning|planning planing|hungry angry|month mouth moth|nice niece|odd add
part party|pedal petal|policy police|pole pool poll|rage range|recent resent|sleep slip|statue status
staff stuff|sometime sometimes|less least|fewer less|difficult difficulty|bad badly|heavy heavily
happy happily happiness|angry angrily anger|beautiful beautifully beauty|rob steal|do make|say tell
economic economical|historic historical|sensible sensitive|during while|like as|other another others
beside between among|responsible responsibility|polite politely|apologize apology|invite invitation
practice practical|patient patience|lair layer liar|doe dough|add ad|drunk drank|lying laying|chord cord|such so
own owe|feet fit|listen hear|collect correct|dyed died|not knot|hot heat|fail fall fell|us we|diner dinner
leased least|told tolled|finale final|ours hours|knows nose|him his he|confirm conform|expense expanse
expensive expansive|breach breech|casual causal|physical fiscal|experience experiment
electric electricity electrical|latest last|owner own|place palace|quality quantity|receipt recipe|taste test
thank think|untied united|word world|birth berth|chief chef|custom costume|first fist|formal former
lack lake luck|low law|light right|warm worm|wish which|seam seem|residence residents|assistance assistants
instance instants|incident accident|respond response|advertise advertisement|loyal loyalty|absent absence
present presence|grow growth|long length|wide width|warn warm|bury berry|beer bear|ceiling sealing|crews cruise
cue queue|days daze|fur fir|oar or|prints prince|row raw|rose rows|tax tacks|tea tee|whine wine win
advance advanced|illusion allusion|flair flare|hanger hangar|hostile hostel|median medium|pedal peddle
reality realty|track tract|wreck wreak|attendance attendants|employer employee|noise noisy|proceed process
sand send|shade shadow|soap soup|sing sign|wash watch|bitter better butter|chicken kitchen|lunch launch
shoot shout|small smell|form farm|fear fare|list lost|left lift|load loud|made mad|soldier solder|tiny tinny
taxes taxis|short sort|acts axe|air heir|ail ale|band banned|but butt|braking breaking|cannon canon|cast caste
cells sells|censor sensor|clause claws|colonel kernel|core corps|cues queues|descent dissent decent
ensured insured assured|fir fur fire|freed fried|genes jeans|guise guys|heals heels|higher hire|knights nights
laps lapse|marshal martial|meats meets|miners minors|paced paste|palate palette pallet|parish perish
plains planes plans|pleas please|poles polls|populace populous|premier premiere|pros prose|raining reigning
rains reins reigns|raise rays rise|rap wrap|rapper wrapper|rights rites writes|seams seems|sees seas seize
sink sync|soared sword sworn|soles souls|sons suns|stairs stares|tales tails|tracked tract|vale veil
wade weighed weighted|waited weighted|waits weights|when win|pores pours|peals peels|sighs size|sails sales
prays praise preys|boarder border board|mustard mustered|side aside|void avoid|boat boot|became become becomes
bill bull ball|bond bound|black block lack|bring ring|broad road|chair hair|chart chat|clock lock click
could cloud cold|county country|cash crash|anger danger|deal dial ideal|dinner inner|drug drag
drive driven driver|state estate|event even|exit exist exits exists|facts acts factor|filed filled failed field
fell fall fill|fees feels|fuel feel|follow fellow|funds finds found|flight light fight|flood food
gave given give|ground round|hall hell|heart heat|head heard|hold held|idea ideal|join joint|layer lawyer
load lead|earn learn|lots lets|lies lines likes|liked linked|luck lock lack|miss mess mass|meat meant
mental metal|mode model made|move movie|early nearly|pick pack|point paint|port part|pitch patch
place pace plate|plot pilot|plan plant plane plain|paying playing|pull poll|president resident|rising raising
rule role|sale scale|simple sample|score core|seats sets|seeing seeking|elect select|sending spending|ship shop
shot short shut|song sing|kill skill|slight light|spell sell smell|sold solid|space pace|send spend sand
sent spent|sport spot sort|stuck stock stick|stated started|status states|stop step|stone tone|stores stories
strong string|struck truck track|taken take|taking talking|tasks asks|thank tank|thick trick|thing thin
ties times tries|trail rail train|tried tired tied|tend trend|users uses|voice vice|winner winter inner
writers writes|founded found|fabric factory|leave let left|felt fall fell|lease least lest|barn bran
bother brother|bothers brothers|angels angles|fiend friend|fiends friends|baking banking|while wile
binding bounding|guilt quilt|leaned lent learned|lean lend learn|damp dump|complains complaints|finance fiance
photograph photography photographer|photographs photographers|announce announcement|entry enter entrance
sauces sources|sauce source|property propriety properly|reminder remainder|reminders remainders
comfortable conformable|formation information|notice note noted|noticed noted|notices notes|pretended intended
sever server several|scarred scared|scars scares|seating sitting setting|surf serve|surfing serving|bounce bonus
bounces bonuses|clothing closing|county counting|desert deserve|deserts deserves|dairy daily|diner dining
explore explode|explored exploded|explain complain|explained complained|form forum|forms forums|hiking hiring
insects inspects|insect inspect|lamb lamp|lambs lamps|launch lounge|lecture leisure|liver lived|moving movie
naive native|oven over|parcel partial|parking packing|pencil penal|polls pools|popular polar|rode ride|scan scam
scans scams|scanned scammed|shirt short|shirts shorts|swim swing|swimming swinging|tear wear|tears wears
tearing wearing|tension attention|vacation vocation|vision version|visions versions|borrowed lent|said told
made did|remembered reminded|stole robbed|won earned gained|beat won|missed lost|story history|price cost
speak say|let make leave|arrive reach|cook cooker|actual current|high tall|high expensive|few little|much many
amount number|since for|too very|very much|still yet|already yet|no not|anything nothing|either neither
electric electronic
`

const readSets = (lists: string): readonly (readonly string[])[] =>
  lists
    .trim()
    .split(/[|\n]/)
    .map(set => set.split(' '))

export const mistakenSets = readSets(mistaken)
export const contextSets = [...mistakenSets, ...readSets(alike)]

/** Common words that nobody writes for the rarer one: only the reverse is a slip. */
export const neverSlips: ReadonlySet<string> = new Set('now for by of would some from and four the they has two an who'.split(' '))
