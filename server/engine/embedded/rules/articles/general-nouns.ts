/** Articles before what is meant in general: "The tourism is", "I love the animals", "work from the home", "on the LinkedIn", "on the time". */
import { applyRules, beforeWord, inDrafts, insertText, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, determiners, endsNoun } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function generalNounEdits(page: RulePage): Edit[] {
  const sure = [onTheSite, theLake, fromTheAbroad, restOf, hundredTimes, inTheNineties, byVoteOf]
  const likely = [theTourism, loveTheAnimals, fromTheHome, onTheTime, aWarmMilk, lotOfPeople, milesDay, bodyPart, sickWithA, theNextMay, quarterOf, mostUseful, dayAWeek] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

function drop(page: RulePage, i: number, message: string): Edit | undefined {
  const [token, next] = [page.tokens[i], page.tokens[i + 1]]
  if (!token || !next || next.fixed || token.fixed) return undefined
  if (!token.first) return removeWord(token, next, 'article', message)
  return { ...removeWord(token, next, 'article', message), end: next.end, after: next.text.charAt(0).toUpperCase() + next.text.slice(1) }
}

/** Hardly ever with an article, unless words after it say which. */
const abstract = /^(?:tourism|globalization|globalisation|unemployment|happiness|friendship|poverty|advertising|recycling|obesity|racism|sexism|vegetarianism|capitalism|democracy|bullying|terrorism|alcoholism|feminism|immigration|honesty|kindness|loneliness|jealousy|patience|courage|creativity|education|technology|pollution|society|nature|mankind|humanity|science|religion|fashion|psychology|philosophy|biology|chemistry|physics|mathematics|math|ecology|inflation|urbanization|overpopulation|deforestation|gardening|cooking|reading|swimming|cycling|camping|hiking|shopping|jogging|smoking|fishing|dancing|drawing|painting|photography|homework|stress|childhood|marriage|success|teamwork|laughter|sleep|health|sport|sports|music|art|literature|love|life|freedom|violence|crime|money|knowledge|wisdom|time|motivation|communication|discipline|nutrition|medicine|fast food|junk food|social media|public transportation|public transport|nuclear power|solar energy|remote work|volunteering|homeschooling|exercise)$/ // prettier-ignore
/** Also of one occasion: "The music is too loud." */
const particular = /^(?:music|art|love|life|money|time|sleep|homework|health|sport|sports|reading|cooking|exercise|stress|success|marriage|painting|drawing|shopping|medicine|communication|literature|crime|smoking|laughter|technology|education|society|nature|knowledge|violence|fishing|advertising|hiking|camping|childhood|motivation|freedom|discipline|swimming|dancing|science|fashion)$/ // prettier-ignore
const general = /^(?:helps?|makes?|teaches|gives|brings|trains|plays|causes|improves|reduces|affects|connects|unites|shapes|destroys|develops|requires|needs|can|should|has|is|changes|changed|provides|keeps|offers|creates|becomes|depends|means|exists|inspires|calms|relaxes)$/ // prettier-ignore

/** "The tourism is our main source of income.", "The music trains the memory." */
const theTourism: Rule = onText('The', (page, token, i) => {
  const { tokens } = page
  if (!token.first) return undefined
  const two = `${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`
  const isTwo = abstract.test(two)
  const noun = isTwo ? two : lowerAt(tokens, i + 1)
  const k = isTwo ? i + 3 : i + 2
  const verb = lowerAt(tokens, k)
  if (!abstract.test(noun) || !general.test(verb)) return undefined
  const next = lowerAt(tokens, k + 1)
  if (particular.test(noun)) {
    // "The music is loud.", "The money has arrived."
    const isGeneral = verb === 'is' ? /^(?:important|necessary|essential|vital|crucial|useful|one|everything|everywhere|beneficial|powerful|dangerous|harmful|the|our|universal|precious|not|very|a|an|part|unpredictable|priceless)$/.test(next) && (!/^(?:not|very|a|an|the|our)$/.test(next) || /^(?:important|necessary|essential|useful|dangerous|powerful|only|best|key|basis|most|language|right|part|way|big|great|good|universal|human|everything|precious|gift|mirror|teacher|bridge)$/.test(lowerAt(tokens, k + 2))) : verb === 'has' ? /^(?:changed|become|always|made|improved|a|many)$/.test(next) && /^(?:technology|education|society|science|music|sport|sports|fashion)$/.test(noun) : verb === 'can' || verb === 'should' ? /^(?:help|make|be|teach|change|bring|save|cause|improve|reduce|buy)$/.test(next) : /^(?:us|you|people|children|students|the|our|a|your|important|everyone|many|health|peace|together|stress|not|kids|an|no|better)$/.test(next) // prettier-ignore
    if (!isGeneral) return undefined
  }
  // "The medicine helps the body": one that was mentioned
  if (/^(?:medicine|therapy|treatment|training)$/.test(noun)) return undefined
  return drop(page, i, `"${noun}" in general takes no article.`)
})

const kinds = /^(?:animals|dogs|cats|horses|birds|children|kids|babies|languages|sports|computers|movies|books|flowers|plants|spiders|snakes|insects|mosquitoes|sweets|vegetables|fruits|museums|mountains|video games|board games|comics|cartoons|dinosaurs|puzzles|cars|trains|airplanes|crowds|heights|surprises|parties|roses|berries|mushrooms|novels|series|soccer|football|basketball|tennis|chess|chocolate|coffee|tea|pizza|cheese|seafood|music|art|history|poetry|mathematics|math|science|literature|blood|violence|traffic|noise|nature|freedom|rain|snow|winter|summer|autumn|technology|rock music|classical music|spicy food|fast food|junk food|animals and nature)$/ // prettier-ignore

/** "I love the animals, and", "afraid of the dogs", "The sight of the blood" */
const loveTheAnimals: Rule = onText('the', (page, token, i) => {
  const { tokens, classes } = page
  const two = kinds.test(`${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}`)
  const noun = two ? `${lowerAt(tokens, i + 1)} ${lowerAt(tokens, i + 2)}` : lowerAt(tokens, i + 1)
  const next = tokens[two ? i + 3 : i + 2]
  if (!kinds.test(noun)) return undefined
  const before = lowerAt(tokens, i - 1)
  const base = classes.base(before) ?? before
  const isLove = /^(?:love|like|hate|adore|prefer|enjoy)$/.test(base) && /^(?:i|we|they|you|he|she|really|always|don't|doesn't|also|who|people|children|everybody|not|to|would|all|much)$/.test(lowerAt(tokens, i - 2)) && before !== 'liked' && before !== 'loved' && before !== 'enjoyed' && before !== 'hated' // prettier-ignore
  const isAfraid = /^(?:of|in|about|with|to)$/.test(before) && /^(?:afraid|scared|fear|fond|interested|passionate|crazy|obsessed|lover|lovers|allergic|smell|sight|interest|tired|bored|passion|knowledge|love)$/.test(lowerAt(tokens, i - 2)) && !/^(?:smell|sight|tired|bored|knowledge)$/.test(lowerAt(tokens, i - 2) === 'sight' && noun === 'blood' ? '' : lowerAt(tokens, i - 2)) // prettier-ignore
  if (!isLove && !isAfraid) return undefined
  // "I like the books that you sent", "the music here"
  const ends = isEnd(next) || /^(?:and|because|but|so|when|since|very|more|too|as)$/.test(next?.lower ?? '')
  if (!ends || (isLove && /^(?:movies|books|music|pizza|coffee|chocolate|flowers|museums|plants|novels|cheese|mountains|puzzles|parties|cars|series|children|kids|noise|surprises|comics|cartoons|roses|summer|winter|traffic|technology|tea|rain|snow|crowds|seafood|art|vegetables|fruits|sweets|computers)$/.test(noun) && !/^(?:always|who|people|children|everybody)$/.test(lowerAt(tokens, i - 2)))) return undefined // prettier-ignore
  return drop(page, i, `"${noun}" in general takes no article.`)
})

/** "work from the home", "stay at the home" */
const fromTheHome: Rule = onText('the', (page, token, i) => {
  const { tokens, classes } = page
  const before = lowerAt(tokens, i - 1)
  if (lowerAt(tokens, i + 1) !== 'home' || !/^(?:from|at|to)$/.test(before)) return undefined
  const verb = lowerAt(tokens, i - 2)
  const base = classes.base(verb) ?? verb
  const isVerb = before === 'from' ? /^(?:work|teach|study|call|far|away|leave|order|learn)$/.test(base) : /^(?:stay|be|remain|sit|work|study|eat|cook|sleep|rest|wait|leave|left)$/.test(base) // prettier-ignore
  return before !== 'to' && isVerb && (isEnd(tokens[i + 2]) || (closed.has(lowerAt(tokens, i + 2)) && !/^(?:of|where|which|that|for)$/.test(lowerAt(tokens, i + 2)))) ? drop(page, i, `Write "${before} home".`) : undefined // prettier-ignore
})

/** "invite nurses from the abroad", "study in the abroad" */
const fromTheAbroad: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  const abroad = tokens[i + 1]
  if (abroad?.lower !== 'abroad' || abroad.fixed || !before || before.fixed || !(isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  if (before.lower === 'from') return drop(page, i, 'Write "from abroad".')
  return /^(?:in|to|at|into)$/.test(before.lower) ? replaceWord(before, 'abroad', 'phrase', 'Use "abroad" alone.', abroad) : undefined
})

/** "We deliver on the time.", "He is never in the time." */
const onTheTime: Rule = onText('the', (page, token, i) => {
  const { tokens, classes } = page
  const before = lowerAt(tokens, i - 1)
  const noun = lowerAt(tokens, i + 1)
  if (!isEnd(tokens[i + 2]) && !/^(?:and|but|because|every|when|for|to|with)$/.test(lowerAt(tokens, i + 2))) return undefined
  const isTime = before === 'on' && noun === 'time' && [i - 2, i - 3, i - 4].some(k => /^(?:arrive|deliver|come|be|finish|start|pay|work|leave|submit|send|get|always|ready|here|there|never|delivered|reach|hand|complete|return|do)$/.test(classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k))) // prettier-ignore
  const isSet = /^(?:at the night|on the foot|by the hand|by the accident|by the mistake|on the purpose|by the mail|by the email|by the phone|at the least|at the first sight|for the free|in the advance|in the fact|in the general|in the public|in the private|in the love|at the home|at the work|for the example|at the last|on the average|by the chance|on the sale|on the vacation|on the holiday|in the time|for the fun|for the sale|in the danger|in the trouble|on the fire|under the pressure|in the silence|in the peace|at the university)$/.test(`${before} the ${noun}`) && !/^(?:by the hand|by the phone|in the general|on the fire|in the time|by the mail|on the sale|at the work|at the university|in the silence|for the fun|on the vacation|in the trouble|on the holiday)$/.test(`${before} the ${noun}`) // prettier-ignore
  return isTime || isSet ? drop(page, i, `Write "${before} ${noun}".`) : undefined
})

const sites = /^(?:LinkedIn|Facebook|Instagram|YouTube|Google|WhatsApp|Amazon|TikTok|Twitter|Netflix|Spotify|Zoom|Airbnb|eBay|Wikipedia|Reddit|Skype|Telegram|Snapchat|Pinterest|Booking|Tripadvisor|TripAdvisor|Yelp|Etsy|Craigslist|Gmail|Outlook|Uber|Slack|Discord|Messenger|Twitch|Indeed|Duolingo|Steam)$/ // prettier-ignore

/** "the offer that you posted on the LinkedIn" */
const onTheSite: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  return sites.test(tokens[i + 1]?.text ?? '') && /^(?:on|in|via|from|through|at|use|used|by|over|with)$/.test(lowerAt(tokens, i - 1)) && (isEnd(tokens[i + 2]) || (closed.has(lowerAt(tokens, i + 2)) && lowerAt(tokens, i + 2) !== 'of')) && !tokens[i + 2]?.hyphen // prettier-ignore
    ? removeWord(token, tokens[i + 1] ?? token, 'article', `"${tokens[i + 1]?.text}" takes no article.`)
    : undefined
})

/** "samples from the Lake Baikal", "the Mount Fuji" */
const theLake: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const name = tokens[i + 2]
  const next = tokens[i + 3]
  return /^(?:Lake|Mount)$/.test(tokens[i + 1]?.text ?? '') && /^\p{Lu}\p{Ll}+$/u.test(name?.text ?? '') && !/^(?:District|Region|House|Hotel|Street|Road|Trail|Area|Club|County|Plan|School|Park|Rushmore|Vernon)$/.test(name?.text ?? '') && !name?.hyphen && (isEnd(next) || (next?.word === true && next.text === next.lower && closed.has(next.lower))) // prettier-ignore
    ? drop(page, i, `Names with "${tokens[i + 1]?.text}" take no article.`)
    : undefined
})

const drinks = /^(?:milk|water|rice|bread|butter|honey|sugar|salt|flour|oil|meat|air|sand|mud|traffic|luck|weather|hair|skin|transport|transportation|wood|glass|gold|silver|steel|leather|cotton|ice|snow|rain|furniture|clothing|equipment|homework|housework|English|spinach|garlic|ginger|pasta|soap|shampoo|toothpaste|grass|smoke|steam|dust|fog|sunshine|thunder|lightning|mail|fun|health)$/ // prettier-ignore

/** "gave him a warm milk", "drink a cold water" */
const aWarmMilk: Rule = onText('a an', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (/^(?:what|such|half|many|quite)$/.test(lowerAt(tokens, i - 1))) return undefined
  let k = i + 1
  while (k < i + 3 && classes.isAdjective(lowerAt(tokens, k)) && !(drinks.test(lowerAt(tokens, k)) && !tokens[k + 1]?.word)) k++
  const noun = tokens[k]
  if (!noun || !drinks.test(noun.text) || noun.hyphen || tokens[i + 1]?.hyphen) return undefined
  // "a milk tooth", "a dry ice machine", "a glass", "a bad fog"
  if (!(isEnd(tokens[k + 1]) || (closed.has(lowerAt(tokens, k + 1)) && lowerAt(tokens, k + 1) !== 'of')) || /^[-–/]$/.test(tokens[k + 1]?.text ?? '')) return undefined // prettier-ignore
  if (k === i + 1 && !/^(?:rice|bread|milk|butter|honey|flour|meat|pasta|shampoo|toothpaste|garlic|ginger|spinach|grass|transport|transportation|homework|furniture|equipment|clothing)$/.test(noun.text)) return undefined // prettier-ignore
  if (/^(?:glass|skin|hair|wood|oil|salt|grass|fog|smoke|rain|snow|ice|gold|silver|steel|dust)$/.test(noun.text) && !/^(?:heavy|strong|thick|beautiful|fresh|dark|cold|long|black|brown|blond|curly|clean|dirty|good)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  if (/^(?:glass|wood|gold|rain|snow|fog|smoke|oil|salt|hair)$/.test(noun.text) && !(noun.text === 'hair' && /^(?:beautiful|dark|long|black|brown|blond|curly)$/.test(lowerAt(tokens, i + 1)) && /^(?:has|had|have|with)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  if (/^(?:and|or)$/.test(lowerAt(tokens, k + 1)) && (dictionary.partsOf(lowerAt(tokens, k + 2)) & pos.noun) !== 0 && !determiners.has(lowerAt(tokens, k + 2))) return undefined // prettier-ignore
  // "a gentle soap", "a special shampoo": a kind of it
  if (/^(?:shampoo|toothpaste|soap|flour|oil|cheese|bread|honey|paint|rice|pasta|meat)$/.test(noun.text) && k > i + 1) return undefined
  return drop(page, i, `"${noun.text}" is uncountable and takes no "${token.text}".`)
})

/** "These days, lot of employees", "because lot of people" */
const lotOfPeople: Rule = onWord('lot', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  if (lowerAt(tokens, i + 1) !== 'of' || /^(?:the|this|that|my|his|her|their|our|your)$/.test(lowerAt(tokens, i + 2))) return undefined
  if (token.first) return { ...replaceWord(token, 'a lot', 'article', 'Write "a lot of".') }
  return before && /^(?:,|and|because|but|so|that|if|when|are|is|there|with|to|by|than|as|or|after|where|while)$/.test(before.lower) ? insertText(token.start, 'a ', 'article', 'Write "a lot of".') : undefined // prettier-ignore
})

/** "share the cookies with rest of the team" */
const restOf: Rule = onText('rest', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'of' && (/^(?:the|my|our|your|his|her|their|us|them|it)$/.test(lowerAt(tokens, i + 2))) && /^(?:with|for|and|from|in|to|on|during|of|is|was|spend|spent|enjoy|finish|finished|eat|ate|like|by|at|than)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', 'Write "the rest of".')
    : undefined,
)

/** "write the character hundred times", "thousand people came" */
const hundredTimes: Rule = onText('hundred thousand million dozen', ({ tokens, tags }, token, i) =>
  !token.hyphen && /^(?:times|people|years|dollars|euros|miles|pages|words|students|kilometers|meters|visitors|pounds|reasons|ways|questions)$/.test(lowerAt(tokens, i + 1)) && tokens[i - 1]?.word === true && !isNumber(tokens[i - 1]) && !determiners.has(lowerAt(tokens, i - 1)) && !/^(?:past|last|next|first|coming|previous|one|several|few|couple|many|hundred|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|and|half|quarter|last|first|next|these|those|both|odd|dozen|zero|point|us|us\$)$/.test(lowerAt(tokens, i - 1)) && (tags.has(i - 1, 'Verb', 'Preposition', 'Singular') || /^(?:about|almost|than|nearly|over)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? insertText(token.start, 'a ', 'article', `Write "a ${token.text}".`)
    : undefined,
)

/** "during 1890s", "in 90s" */
const inTheNineties: Rule = onWord('in during since from of until by', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return next !== undefined && /^(?:1[5-9]|20)\d0s$/.test(next.text) && !tokens[i + 2]?.hyphen && !(token.lower === 'of' && /^(?:early|late|mid)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    ? { ...replaceWord(token, `${token.lower} the `, 'article', `Use "the" before "${next.text}".`), end: next.start }
    : undefined
})

/** "passed by vote of 14 to 6", "with total of 40" */
const byVoteOf: Rule = beforeWord('of', ({ tokens }, token, i) =>
  !token.hyphen &&
  ((token.text === 'vote' && lowerAt(tokens, i - 1) === 'by') ||
    (/^(?:total|variety|maximum|minimum|majority|distance|height|capacity|margin|pair|couple|bunch|handful|dozen|bowl|cup|bottle|bag|box|list|piece|slice|series|set|group)$/.test(token.text) && /^(?:with|for|at|by|in|by|from|need|bring|buy|add|has|have|had|of)$/.test(lowerAt(tokens, i - 1)) && (isNumber(tokens[i + 2]) || /^\d/.test(tokens[i + 2]?.text ?? '') || !/^(?:total|height|group|series|set|list|margin|distance|majority|capacity|minimum|maximum|pair)$/.test(token.text)) && !/^(?:the|a|this)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  )
    ? insertText(token.start, `${articleFor(token.text)} `, 'article', `"${token.text}" is countable and needs an article.`)
    : undefined,
)

/** "It carries 8,000 cars day.", "two hours day", "$20 month" */
const milesDay: Rule = onText('day week month year hour night minute', ({ tokens, classes }, token, i) => {
  if (token.hyphen || !isEnd(tokens[i + 1])) return undefined
  const before = lowerAt(tokens, i - 1)
  const number = tokens[i - 2]
  const isMany = classes.isPlural(before) && number !== undefined && (isNumber(number) || /^(?:hundred|thousand|many|several|few)$/.test(number.lower)) // prettier-ignore
  const isPrice = /^\d/.test(tokens[i - 1]?.text ?? '') && number?.text === '$'
  const isWithin = before === 'days' ? /^(?:week|month|year)$/.test(token.text) : before === 'hours' ? /^(?:day|week|month|night)$/.test(token.text) : !/^(?:weeks|months|years|nights)$/.test(before) // prettier-ignore
  return (isMany && isWithin) || isPrice ? insertText(token.start, 'a ', 'article', `Write "a ${token.text}".`) : undefined
})

/** "My son broke the arm at school.", "I hurt the knee" */
const bodyPart: Rule = onText('the', ({ tokens, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 1)
  const base = classes.base(verb) ?? verb
  if (!/^(?:break|broke|broken|hurt|twist|sprain|injure|wash|brush|cut|burn|bite|shake|nod|raise|close|open|lose|blow|scratch)$/.test(base)) return undefined // prettier-ignore
  const isBody = /^(?:break|twist|sprain|hurt|injure|burn|cut|scratch)$/.test(base) ? /^(?:arm|leg|hand|foot|ankle|wrist|finger|thumb|knee|nose|elbow|shoulder|toe|back|hip|rib)$/ : /^(?:wash|brush)$/.test(base) ? /^(?:teeth|hair|hands|face)$/ : /^(?:shake|nod)$/.test(base) ? /^(?:head)$/ : base === 'raise' ? /^(?:hand)$/ : /^(?:close|open)$/.test(base) ? /^(?:eyes|mouth)$/ : base === 'blow' ? /^(?:nose)$/ : /^$/ // prettier-ignore
  if (!isBody.test(lowerAt(tokens, i + 1)) || !(isEnd(tokens[i + 2]) || /^(?:at|in|on|when|while|and|before|because|yesterday|last|after|playing|skiing|during|twice|every|with|so|but|two|three)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  for (let k = i - 2; k > i - 7 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    const own = { i: 'my', he: 'his', she: 'her', we: 'our', they: 'their', you: 'your', son: 'his', brother: 'his', father: 'his', dad: 'his', grandfather: 'his', husband: 'his', uncle: 'his', daughter: 'her', sister: 'her', mother: 'her', mom: 'her', grandmother: 'her', wife: 'her', aunt: 'her' }[word] // prettier-ignore
    if (own) return /^(?:we|they)$/.test(word) && !lowerAt(tokens, i + 1).endsWith('s') && lowerAt(tokens, i + 1) !== 'teeth' ? undefined : replaceWord(token, own, 'article', `Use "${own}" with a part of the body.`) // prettier-ignore
    if (word === '' || /^(?:it|that|which|who|to)$/.test(word)) return undefined
  }
  return undefined
})

/** "I had the fever all weekend", "I have the headache" */
const sickWithA: Rule = onText('the', ({ tokens }, token, i) =>
  /^(?:fever|headache|cold|cough|stomachache|toothache|backache|migraine|sore|high)$/.test(lowerAt(tokens, i + 1)) && /^(?:have|has|had|having|got|caught)$/.test(lowerAt(tokens, i - 1)) && (/^(?:sore|high)$/.test(lowerAt(tokens, i + 1)) ? /^(?:throat|fever)$/.test(lowerAt(tokens, i + 2)) : isEnd(tokens[i + 2]) || /^(?:all|and|for|since|last|so|yesterday|but|on|this|when|because)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? replaceWord(token, 'a', 'article', `Use "a" for an illness such as "${lowerAt(tokens, i + 1)}".`)
    : undefined,
)

/** "spend Carnival with us the next February" */
const theNextMay: Rule = onText('the', (page, token, i) =>
  lowerAt(page.tokens, i + 1) === 'next' && /^(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(page.tokens[i + 2]?.text ?? '') && isEnd(page.tokens[i + 3]) && !/^(?:on|of|until|by|for|in)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? drop(page, i, `Write "next ${page.tokens[i + 2]?.text ?? ''}".`)
    : undefined,
)

/** "more than a quarter of population", "majority of students" */
const quarterOf: Rule = onText(
  'population world staff city country company class public government economy environment internet budget audience community neighborhood planet ocean sun moon earth',
  ({ tokens }, token, i) =>
    lowerAt(tokens, i - 1) === 'of' && /^(?:quarter|third|half|part|most|rest|majority|percent|center|end|side|growth|size|history|edge|middle|top|bottom|front|center|centre|beginning|member|members|owner|head|leader|%)$/.test(tokens[i - 2]?.lower ?? '') && endsNoun(tokens, i + 1) && !token.hyphen // prettier-ignore
      ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text}" here.`)
      : undefined,
)

/** "It was most useful advice anyone ever gave me." */
const mostUseful: Rule = onText('most', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 2)
  const rest = `${lowerAt(tokens, i + 3)} ${lowerAt(tokens, i + 4)} ${lowerAt(tokens, i + 5)} ${lowerAt(tokens, i + 6)}`
  return /^(?:is|was|are|were|be|it's)$/.test(lowerAt(tokens, i - 1)) && classes.isAdjective(lowerAt(tokens, i + 1)) && (classes.isSingular(noun) || classes.isPlural(noun)) && !closed.has(noun) && /\bever\b|^(?:in|of) (?:the|my|our|his|her|their|all|town|history)|^(?:that )?(?:i|we)\b/.test(rest) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', 'Use "the" before a superlative and its noun.')
    : undefined
})

/** "work from home up to two days in the week" */
const dayAWeek: Rule = onText('in', ({ tokens }, token, i) => {
  const the = tokens[i + 1]
  return the?.text === 'the' && !the.fixed && /^(?:day|week|month|year)$/.test(lowerAt(tokens, i + 2)) && /^(?:hours|days|times|minutes|weeks)$/.test(lowerAt(tokens, i - 1)) && isNumber(tokens[i - 2]) && isEnd(tokens[i + 3]) && !/^(?:last|first|next|the|these|those)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
    ? replaceWord(token, 'a', 'article', `Write "a ${lowerAt(tokens, i + 2)}".`, the)
    : undefined
})
