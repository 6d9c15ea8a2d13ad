/**
 * Phrases with a better wording. "*make a choice" stands for each form of its verb, "{the}" for a word such as "the" or
 * "our" that follows, no wording for a phrase to leave out, and "?" for one that is only pointed at.
 */
import { inflect } from '../grammar/irregular.ts'

export interface Phrase {
  at: RegExp
  /** "$1" stands for a part of the phrase. */
  after: string
}

const macros: Readonly<Record<string, string>> = {
  the: '(?= (?:the|these|those|this|that|my|our|your|his|her|their|its|it|us|you|them|whom|which)\\b)',
  be: '(?:be|am|are|is|was|were|been)',
  month: '(?= (?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)',
}

const forms = ['s', 'past', 'participle', 'ing'] as const

/** Each form of the verb at the start of a phrase, with the same form of its wording: "made a choice", "chose". */
function inflected(before: string, after: string): [before: string, after: string][] {
  const [verb = '', ...rest] = before.split(' ')
  const [other = '', ...others] = after.split(' ')
  const join = (first: string, words: readonly string[]) => [first, ...words].join(' ')
  const pair = (from: string, to: string): [string, string] => [join(from, rest), after === '?' ? after : join(to, others)]
  if (verb === 'be')
    return [pair('(?:am|are|be)', other), pair('is', inflect(other, 's')), pair('(?:was|were)', inflect(other, 'past')), pair('been', inflect(other, 'participle'))] // prettier-ignore
  // "had made", "was made": the participle.
  const perfect = '(?<=(?:have|has|had|been|be|is|was|were|are)(?: \\w+)? )'
  const isSame = inflect(verb, 'past') === inflect(verb, 'participle')
  return [
    pair(verb, other),
    ...forms.map(form => pair(isSame && form === 'participle' ? perfect + inflect(verb, form) : isSame && form === 'past' ? perfect.replace('<=', '<!') + inflect(verb, form) : inflect(verb, form), inflect(other, form))), // prettier-ignore
  ]
}

/** A list of phrases, parsed at the first use: only thorough texts need it. */
function phrases(list: string): () => readonly Phrase[] {
  let read: readonly Phrase[] | undefined
  return () => (read ??= readPhrases(list))
}

const readPhrases = (list: string): readonly Phrase[] =>
  list
    .trim()
    .split(/;\s*|\n/)
    .filter(Boolean)
    .flatMap(entry => {
      const [before = '', after = ''] = entry.split('->').map(part => part.trim())
      return before.startsWith('*') ? inflected(before.slice(1), after) : [[before, after] as const]
    })
    .map(([before, after]) => {
      const pattern = before
        .replace(/\{(\w+)\}/g, (_, name: string) => macros[name] ?? '')
        .replaceAll(' ', '\\s')
        .replaceAll("'", "['’]")
      return { at: new RegExp(`(?<![\\p{L}'’-])(?:${pattern})(?![\\p{L}'’-])`, 'giu'), after }
    })

export const wordy = phrases(`
in order to -> to; in order that(?= (?:\\w+ ){1,3}(?:may|can|might|could)\\b) -> so that; so as to -> to; in an effort to -> to
(?:due to|owing to|because of|in (?:light|view) of|as a result of|on account of) the fact that -> because; for the reason that -> because; (?:in spite of|despite|notwithstanding|regardless of) the fact that -> although; inasmuch as -> because
at (?:this juncture|this point in time|this moment in time|the present (?:time|moment)|the current time) -> now; at that point in time -> then; in the (?:near|not too distant) future -> soon; at an early date -> soon; at a later (?:date|time) -> later; until (?:a later date|a later time|some later date) -> until later; (?:during the time|at the time) (?:that|when)(?= (?:I|you|we|they|he|she|it)\\b) -> when; with the passage of time -> over time; for the duration of -> during; until such (?:a )?time as -> until; in advance of -> before; prior to -> before; subsequent to -> after; during the course of -> during; in the course of(?! \\w+ing\\b) -> during; on (?:a number of|numerous|several different) occasions -> several times; as of yet -> yet
there (?:are|were) (many|several|some|a lot of) (\\w+(?: \\w+)?) who(?= (?!(?:I|you|we|they|he|she|it|the|my|our|your)\\b)\\w+) -> $1 $2; for the purpose of(?! \\w+ing\\b) -> for; in the (?:event|eventuality) that -> if; in the event of(?= an? ) -> if there is; if and when -> if; (?<=(?:know|knows|decide|determine|ask|asked|see|tell|sure|question|wonder|doubt|check|say) )whether or not -> whether; the question as to whether -> the question whether; it is possible that -> perhaps; there is no doubt that -> no doubt
with (?:regard|respect|reference) to -> about; in (?:regard|reference) to -> about; on the subject of -> about; concerning the (?:matter|subject|issue) of -> about; writing in connection with -> writing about; (questions?|doubts?|concerns?|complaints?|information|problems?) in relation to -> $1 about
as a consequence of -> because of; on account of -> because of; by virtue of -> because of; by means of(?= (?:an?|the|this|that|these)\\b) -> with; by means of -> through; in lieu of -> instead of; in conjunction with -> with; in the absence of -> without; with the exception of -> except for; in the vicinity of -> near; in close (?:proximity|vicinity) to -> near; close proximity -> proximity; in excess of -> more than; pursuant to -> under; in addition to this, -> in addition,
as per(?= (?:our|the|your) (?:policy|rules|terms|contract|agreement|lease)) -> under; as per (?:your|our) request -> as requested; by the name of -> named; the (?:manner|way) in which -> the way
a (?:large|great) number of{the} -> many of; a (?:large|great) number of -> many; the (?:vast )?majority of{the} -> most of; the majority of the time -> most of the time; in the majority of (?:cases|instances) -> usually; the (?:vast )?majority of -> most; a sufficient (?:number|amount) of{the} -> enough of; an? (?:sufficient|adequate) (?:number|amount) of -> enough; a small number of -> a few; a small amount of -> a little; (?<!\\b(?:is|was) )a number of{the} -> several of; (?<!\\b(?:is|was) )a number of -> several; a great deal of{the} -> much of; a great deal of -> much; a long period of time -> a long time; a short period of time -> a short time; (for|over|within|during) a period of(?= (?:up to )?(?:\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|several)) -> $1; the month of{month} -> ; (?<!\\b(?:for|to|of|is|was|makes?|with) )(?<=\\w )a total of(?= \\d) -> ; each and every -> every; every single(?= (?:day|week|month|year|night|morning|time)\\b) -> every; any and all -> all
(?:is|am|are) not able to -> cannot; (?:was|were) not able to -> could not; (?:is|are|am) able to(?= \\w) -> can; *be cognizant of the fact that -> know that; (?:has|have) the (?:ability|capability|capacity) to -> can; (?:has|have) the potential to -> could; would be able to -> could; (?:is|am|are) in a position to -> can; *have a tendency to -> tend to; *be in need of -> need; *be in possession of -> have; *be in receipt of -> have; *be of the (?:firm )?(?:opinion|view|belief) that -> believe that; *have knowledge of -> know
on a daily basis(?=,) -> every day; on a weekly basis(?=,) -> every week; on a monthly basis(?=,) -> every month; on a (?:daily|day-to-day) basis -> daily; on a (weekly|monthly) basis -> $1; on a quarterly basis -> every quarter; on (?:an annual|a yearly) basis -> every year; on an hourly basis -> hourly; on a regular basis -> regularly; on a frequent basis -> often; in a timely (?:manner|fashion) -> promptly; in an? (calm|careful|clear|consistent|correct|effective|efficient|fair|honest|polite|professional|proper|quick|rapid|safe|serious|similar|slow|strange|thorough) (?:manner|fashion) -> $1ly
first and foremost -> first; first of all -> first; in actual fact -> in fact; as a matter of fact -> in fact; in the final analysis -> in the end; for all intents and purposes -> in effect; for some reason or another -> for some reason
*utilize -> use; *utilise -> use; utilization of -> use of; utilisation of -> use of; utilization -> use; *commence -> begin; *terminate -> end; *endeavor to -> try to; *endeavour to -> try to; *ascertain -> find out; *facilitate(?= (?:communication|growth|access|progress|the (?:process|transfer|flow|use|work))) -> ease
*make use of -> use; *take ((?:\\w+ ){1,4})into (?:consideration|account) -> consider $1; *take into consideration(?! that) -> consider; *take into consideration that -> consider that
past history -> history; past experience(?= (?:shows|tells|has|teaches)\\b) -> experience; future plans -> plans; end result -> result; final outcome -> outcome; free gift -> gift; advance (planning|warning) -> $1; completely (eliminate|eliminated|identical|finished|unanimous|destroyed|opposite) -> $1; (?:absolutely|completely|totally) (essential|necessary|certain|vital|crucial|unique|perfect|free of charge) -> $1; (?:very|extremely|quite|rather|totally|completely|really|so) unique -> unique; very (minimal|essential|crucial|perfect) -> $1; basic (fundamentals|essentials) -> $1; unexpected surprise -> surprise; added bonus -> bonus; general overview -> overview; brief summary -> summary; new innovation(s?) -> innovation$1; two twins -> twins; personal opinion -> opinion; exact same -> same; whole entire -> entire; throughout the (?:entire|whole) -> throughout the; surrounded on all sides -> surrounded; (merge[ds]?|merging|combine[ds]?|combining|collaborated?|cooperated?|assembled?) together -> $1; (repeat(?:s|ed)?) again -> $1; revert back -> reply; proceed forward -> proceed; in advance ahead of time -> in advance; by no later than -> by; under the age of (\\w+) years old -> under the age of $1; etc\\. and so on -> etc.
(red|blue|green|yellow|black|white|gr[ae]y|brown|pink|orange|purple) in colou?r -> $1; (small|large|big|tiny|huge) in size -> $1; (round|square|oval|rectangular|circular) in shape -> $1; (few|many) in number -> $1; (high|low|dangerous|complex|similar|serious|temporary|technical|personal) in nature -> $1; 12 (noon|midnight) -> $1; (\\d ?a\\.?m\\.?) in the morning -> $1; (\\d ?p\\.?m\\.?) in the (?:afternoon|evening) -> $1; in the (English|French|German|Spanish|Italian) language -> in $1
the reason why(?= (?:I|you|we|they|he|she|it|the|this|our|my)\\b) -> the reason; the reason why is that -> the reason is that; (?<=(?:am|are|is|was|were|be|been|'re|'m|'s) )in the process of(?= \\w+ing\\b) -> ; (?<=(?:^|[.!?] ))in the process of(?= \\w+ing\\b) -> while
it (?:is|was) (?:important|interesting|worth) to note that -> ; it (?:is|was) worth (?:noting|mentioning) that -> ; it (?:should|must) be noted that -> ; it goes without saying that -> ; it is a well-known fact that -> ; please be advised that -> ; please be aware that -> ; needless to say, -> ; what (?:I am|I'm) trying to say is that -> ; (?:I am|I'm|we are) writing (?:this (?:letter|e-?mail) )?to inform you that -> ; (?:this is )?just a quick note to let you know that -> ; as you may or may not know, -> 
(?:please )?do not hesitate to -> please; please feel free to -> please; (I|we) would like to take this opportunity to -> $1; at your earliest convenience -> as soon as you can; enclosed please find -> I have enclosed; attached please find -> I have attached; please find (enclosed|attached)(?: herewith)? -> I have $1; it (?:has come|came) to our attention that -> we have noticed that; it is my (?:opinion|belief) that -> I believe that
I personally(?= (?:think|believe|feel|find)\\b) -> I; in my (?:personal )?opinion, I (think|believe|feel) -> I $1; in today's (?:society|world) -> today; in today's fast-paced world -> today
`)

export const hedged = phrases(`
basically, -> ; essentially, -> ; actually, -> ; to be honest, -> ; I think that maybe -> perhaps; I think maybe -> perhaps; we should possibly -> we could; kind of an?(?= ) -> ?; sort of(?= (?:cold|warm|hot|nice|sad|strange|odd|tired|hard|slow|late|funny|boring|annoying|disappointing)\\b) -> rather; more or less(?= \\d) -> about; more or less -> almost; in a sense, -> ; it (?:would|could|might) (?:perhaps )?(?:appear|seem|be argued) that -> ; I just wanted to -> I want to; I feel like(?= (?:I|you|we|they|he|she)\\b) -> I think; in my humble opinion -> in my opinion; really very -> very; pretty much -> almost; a little bit -> a little; (?:very,? )+very -> very; (may|might|could) (?:possibly|perhaps|maybe) -> $1; perhaps possibly -> perhaps; I would suggest that -> I suggest that; it seems to me that -> I think
`)

export const stale = phrases(`
at the end of the day,?(?= (?:it|it's|what|all|nobody|everyone|we (?:all|just|have)|you (?:can|have|need)|this is|that is|my|success)\\b) -> in the end,; think outside the box -> think differently; low-hanging fruit -> easy gains; *move the needle -> make a difference; the bottom line is -> the main point is; *hit the ground running -> start quickly; win-win situation -> gain for both; in a nutshell -> in short; last but not least -> finally; the fact of the matter is that -> ; when all is said and done -> in the end; (?:only )?time will tell -> ?; better late than never -> ?; perfect storm -> ?; paradigm shift -> change; *touch base -> talk; (?<=(?:let's|let us|we'll|I'll|will|can|offline and) )circle back(?! to the (?:barn|house|start)) -> follow up;  synergies -> ?; best-of-breed -> leading; going forward -> from now on; game[ -]changer -> breakthrough; the tip of the iceberg -> a small part; in this day and age -> today; *avoid like the plague -> avoid; (?:cutting-edge|state-of-the-art) -> modern; since the beginning of time -> ?; it is what it is -> ?; *bite the bullet -> ?; *push the envelope -> ?; *reinvent the wheel -> ?; ducks in a row -> ?; *take this offline -> discuss this later; deep dive -> close look; failure is not an option -> ?; time is of the essence -> this is urgent; *stand the test of time -> last; the ball is in your court -> it is your turn; give 110 (?:percent|%) -> ?; a step in the right direction -> progress; *reach out to(?= (?:me|us|you|him|her|them|our|the team)\\b) -> contact; mission[ -]critical -> essential; *leverage(?= (?:our|your|their|its|the)\\b) -> use
`)

export const inclusive = phrases(`
chairman -> chair; chairmen -> chairs; chairwoman -> chair; layman -> layperson; laymen -> laypeople; workman -> worker; workmen -> workers; postman -> postal worker; postmen -> postal workers; craftsmen -> craftworkers; the average man -> the average person; manning(?= the\\b) -> staffing; mankind -> humanity; manpower -> staff; man-made -> artificial; manned(?= (?:space|mission|flight)) -> crewed; man-hours -> hours of work; fireman -> firefighter; firemen -> firefighters; policeman -> police officer; policemen -> police officers; mailman -> mail carrier; salesman -> salesperson; salesmen -> salespeople; foreman -> supervisor; foremen -> supervisors; cameraman -> camera operator; repairman -> technician; weatherman -> weather forecaster; anchorman -> anchor; congressman -> member of Congress; congressmen -> members of Congress; freshmen -> first-year students; middleman -> intermediary; the common man -> ordinary people; in layman's terms -> in plain terms; cleaning lady -> cleaner; stewardess -> flight attendant; stewardesses -> flight attendants; waitress -> server; waitresses -> servers; housewife -> homemaker; housewives -> homemakers; businessman -> businessperson; businessmen -> businesspeople; spokesman -> spokesperson; spokesmen -> spokespeople; you guys -> you all
he or she(?= (?:can|may|must|should|will|would|could|might|had|did)\\b) -> they; he or she is -> they are; he or she was -> they were; he or she has -> they have; he or she does -> they do; his or her -> their; him or her -> them
`)

/** Terms that many readers take amiss. */
export const hurtful = phrases(`
blacklist -> blocklist; whitelist -> allowlist; master\\/slave -> primary/replica; slave(?= (?:server|node|disk|drive|device|database)s?\\b) -> replica; sanity check -> quick check; handicapped(?= (?:entrance|parking|toilet|restroom|bathroom|access)) -> accessible; (an?) wheelchair-bound (\\w+) -> $1 $2 who uses a wheelchair; {be} wheelchair-bound -> ?; {be} confined to a wheelchair -> ?; the disabled(?= (?:and|or|are|were|have|who|can|in|will|need)\\b|[.,]) -> disabled people; the elderly(?= (?:and|or|are|were|have|who|can|in|will|need)\\b|[.,]) -> older people; third[ -]world countries -> developing countries
`)

export const heavy = phrases(`
*make (?:a|the) decision(?= (?:to|too|about|not|quickly|early|today|now|soon|yet|at|by|before|after|in|and|or|but|when|as|for)\\b|[.,]|$) -> decide; *get in (?:contact|touch) with -> contact; *make an attempt to -> try to; *provide (?:assistance|support) to -> help; *give assistance to -> help; *make a recommendation -> recommend; *make (?:a|the) (?:suggestion|proposal) that -> suggest that; *make (?:an|the) assumption that -> assume that; *make a choice between -> choose between; *make (?:reference|mention) of -> mention; *make reference to -> refer to; *make contact with -> contact; *make a note of -> note; *make a complaint(?= about|[.,]) -> complain; *make changes to -> change; *make a change to -> change; *make improvements to -> improve; *make an improvement to -> improve; *make payment -> pay; *have (?:a discussion|discussions) about -> discuss; *be in agreement with -> agree with; *be indicative of -> indicate; *be dependent (?:up)?on -> depend on; *be supportive of -> support; *come to an agreement -> agree; *come to the conclusion that -> conclude that; *arrive at the conclusion that -> conclude that; *reach (?:a|the) conclusion that -> conclude that; *come to a realization that -> realize that; *place an emphasis on -> emphasize; *place a ban on -> ban; *give consideration to -> consider; *give approval to -> approve; *give praise to -> praise; *conduct research (?:on|into) -> research; *have an (?:impact|effect) on -> affect; *give an answer to -> answer
`)
