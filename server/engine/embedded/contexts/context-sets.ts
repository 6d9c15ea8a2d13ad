/** Words that writers mistake for each other, which the words around tell apart. */

const lists = `
its it's|your you're|their there they're|whose who's|then than|affect effect|affects effects|advice advise
hear here|knew new|weather whether|passed past|of off|peace piece|principal principle|right write|week weak
would wood|meet meat|whole hole|fair fare|some sum|for four|role roll|plain plane|waist waste|breath breathe
belief believe|think thing|thinks things|form from|dairy diary|desert dessert|through though thought|lead led
bear bare|personal personnel|safe save|raise rise|raised rose|fell felt|reach rich|prove proof|marry merry
when went|to too two|are our hour|were where we're wear|no know now|by buy bye|an and|as has|is his|on one won
so sew|as us|at ate|this these|his he's|let's lets|than them|lose loose loss lost|choose chose choice
affected effected|accept except expect|accepted expected|threw through thorough|though thought taught tough
fell feel fill full|felt filled|live life leave|lives leaves|sell sale sail|sold sales|bath bathe
beliefs believes|borrow lend loan|learn teach|learned taught|see sea|seen scene|saw seen|rights writes|read red
wait weight|brake break|brakes breaks|stationary stationery|complement compliment|council counsel
quite quiet quit|price prize praise|site sight cite|son sun|stair stare|steal steel still|tail tale tell
flour flower floor|heal heel|mail male|main mane|maid made|medal metal|moral morale|pair pear|pain pane
patience patients|peak peek|pore pour poor|pray prey|presence presents|profit prophet|rain reign
real reel really|root route|sole soul|sore soar|straight strait|suit suite sweet|sure shore|throne thrown
tide tied tired|toe tow|vain vein|vary very|wander wonder|wandering wondering|way weigh|allowed aloud
aisle isle|altar alter|assure ensure insure|bored board|born borne|capital capitol|cell sell|cent scent sent
cereal serial|coarse course|conscience conscious|cloth clothes close|costumer customer|costumers customers
device devise|die dye|dying dyeing|discreet discrete|elicit illicit|farther further|formally formerly
forth fourth|foreword forward|gate gait|great grate|hoarse horse|human humane|later latter letter
lightning lightening|lightly likely|manner manor|minor miner|perspective prospective|precede proceed
rapped wrapped|respectfully respectively|safely safety|sweat sweet|thread threat treat|trial trail|waive wave
angel angle|adapt adopt|addition edition|access excess|attend intend|beside besides|collage college
command comment|confident confidence|contact contract|crash crush|decent descent|dear deer|does dose
envelope envelop|excited exited|expand expend|hoping hopping|dining dinning|planning planing|staring starring
hungry angry|interested interesting|bored boring|tired tiring|excited exciting|confused confusing
disappointed disappointing|lesson lessen|massage message|month mouth moth|most almost|nice niece|odd add
part party|pedal petal|policy police|pole pool poll|rage range|recent resent|sever severe|sleep slip
statue status|staff stuff|sometime sometimes|worse worst|less least|fewer less|fun funny
success succeed successful|difference different differ|importance important|difficult difficulty|able ability
hard hardly|late lately|good well|bad badly|quick quickly|careful carefully care|easy easily|slow slowly
loud loudly|perfect perfectly|sudden suddenly|near nearly|serious seriously|safe safely|proper properly
heavy heavily|happy happily happiness|angry angrily anger|beautiful beautifully beauty|remember remind
rob steal|do make|say tell|economic economical|historic historical|sensible sensitive|
during while|like as|other another others|beside between among|healthy health|danger dangerous
responsible responsibility|polite politely|complain complaint|apologize apology|decide decision|arrive arrival
sit sat set seat|invite invitation|analysis analyze|practice practical|patient patience|lair layer liar
doe dough|add ad|sense since|witch which|drunk drank|lie lay lied laid|lying laying|chord cord
sow sew|lonely alone|dead died death|such so|live alive|own owe|feet fit|listen hear|collect correct
high height|specially especially|pride proud|dyed died|not knot|hot heat|fail fall fell|being been|us we
diner dinner|leased least|told tolled|finale final|ours hours|cheap sheep|blew blue|heard herd|hair hare
hall haul|knows nose|morning mourning|night knight|guessed guest|him his he|who which|confirm conform
expense expanse|expensive expansive|breach breech|casual causal|physical fiscal|experience experiment
electric electricity electrical|latest last|owner own|place palace|quality quantity|receipt recipe
scared sacred|spent spend|storey story store|suppose supposed|taste test|thank think|untied united|word world
woman women|birth berth|chief chef|custom costume|first fist|formal former|lack lake luck|low law|light right
pass past|warm worm|wish which|team teem|seam seem|missed mist|pause paws|residence residents
assistance assistants|instance instants|incident accident|respond response|advertise advertisement
loyal loyalty|absent absence|present presence|grow growth|strong strength|long length|wide width|warn warm
then them|bury berry|beer bear|ceiling sealing|crews cruise|cue queue|days daze|fined find fine|fur fir
flew flu|knead need|leak leek|mind mine|muscle mussel|oar or|pier peer|prints prince|row raw|ring wring
rose rows|tax tacks|tea tee|worn warn|whine wine win|wrote written|advance advanced|illusion allusion
complimentary complementary|flair flare|hanger hangar|hostile hostel|median medium|pedal peddle|reality realty
track tract|wreck wreak|attendance attendants|drawer draw drawn|employer employee|noise noisy|proceed process
sand send|shade shadow|soap soup|sing sign|wash watch|bitter better butter|chicken kitchen|lunch launch
shoot shout|small smell|form farm|fear fare|list lost|left lift|load loud|made mad|soldier solder|tiny tinny
taxes taxis|short sort
acts axe|air heir|ail ale|ant aunt|ate eight|band banned|beat beet|billed build built|bread bred|but butt
braking breaking|cannon canon|cast caste|cells sells|censor sensor|cents sense scents|clause claws|colonel kernel
core corps|cues queues|descent dissent decent|dew due do|dual duel|ensured insured assured|feat feet|fir fur fire
freed fried|genes jeans|guise guys|heals heels|heroin heroine|higher hire|holy wholly|idle idol|knights nights
laps lapse|loan lone|marshal martial|meats meets|miners minors|midst mist missed|mind mined mine|packed pact
paced paste|palate palette pallet|parish perish|plains planes plans|pleas please|poles polls|populace populous
premier premiere|principals principles|pros prose|raining reigning|rains reins reigns|raise rays rise|rap wrap
rapper wrapper|road rode rowed|roles rolls|roots routes|rights rites writes|seams seems|sees seas seize|shone shown
side sighed sight|sink sync|soared sword sworn|soles souls|sons suns|stairs stares|stake steak|tales tails
tracked tract|vale veil|wade weighed weighted|waited weighted|waits weights|waived waved|ware wear where|when win
pores pours|peals peels|sighs size|sails sales|prays praise preys|boarder border board|mustard mustered|side aside
void avoid|boat boot|became become becomes|began begin begun|bill bull ball|bond bound|broke broken|bought brought
black block lack|bring ring|broad road|chair hair|chart chat|chose chosen|clock lock click|could cloud cold
cost coast cast|county country|cash crash|anger danger|deal dial ideal|dinner inner|drug drag|drive driven driver
state estate|event even|exit exist exits exists|facts acts factor|filed filled failed field|fell fall fill|fees feels
fuel feel|follow fellow|funds finds found|flight light fight|flood food|gave given give|ground round|hall hell
heart heat|head heard|hold held|idea ideal|join joint|layer lawyer|load lead|earn learn|lots lets|lies lines likes
liked linked|luck lock lack|miss mess mass|meat meant|mental metal|mode model made|move movie|early nearly|pick pack
point paint|port part|pitch patch|place pace plate|plot pilot|plan plant plane plain|paying playing|pull poll
president resident|rising raising|rule role|sale scale|simple sample|score core|seats sets|seeing seeking
elect select|sending spending|ship shop|shot short shut|song sing|kill skill|slight light|spell sell smell|sold solid
space pace|send spend sand|sent spent|sport spot sort|stuck stock stick|stated started|status states|stop step
stone tone|stores stories|strong string|struck truck track|taken take|taking talking|tasks asks|thank tank|thick trick
thing thin|ties times tries|trail rail train|tried tired tied|tend trend|users uses|voice vice|winner winter inner
writers writes|founded found|fabric factory|leave let left|felt fall fell|lease least lest|barn bran|bother brother
bothers brothers|angels angles|fiend friend|fiends friends|baking banking|while wile|binding bounding|guilt quilt
leaned lent learned|lean lend learn|damp dump|complaint complained complain|complains complaints|finance fiance
photograph photography photographer|photographs photographers|announce announcement|entry enter entrance
sauces sources|sauce source|property propriety properly|reminder remainder|reminders remainders
comfortable conformable|formation information|notice note noted|noticed noted|notices notes|pretend intend
pretended intended|sever server several|scarred scared|scars scares|seating sitting setting|surf serve|surfing serving
bounce bonus|bounces bonuses|clothing closing|county counting|desert deserve|deserts deserves|dairy daily|diner dining
explore explode|explored exploded|explain complain|explained complained|form forum|forms forums|hiking hiring
insects inspects|insect inspect|lamb lamp|lambs lamps|launch lounge|lecture leisure|liver lived|moving movie
naive native|oven over|parcel partial|parking packing|pencil penal|polls pools|popular polar|rode ride|scan scam
scans scams|scanned scammed|shirt short|shirts shorts|swim swing|swimming swinging|tear wear|tears wears
tearing wearing|tension attention|vacation vocation|vision version|visions versions|borrowed lent|said told|made did
remembered reminded|stole robbed|won earned gained|beat won|missed lost|story history|price cost
speak say|let make leave|arrive reach|cook cooker|actual current|high tall|high expensive|few little|much many
amount number|since for|too very|very much|still yet|already yet|no not|anything nothing|either neither
electric electronic
`

export const contextSets: readonly (readonly string[])[] = lists
  .trim()
  .split(/[|\n]/)
  .map(set => set.split(' '))

/** Common words that nobody writes for the rarer one: only the reverse is a slip. */
export const neverSlips: ReadonlySet<string> = new Set('now for by of would some from and four the they has two an who'.split(' '))
