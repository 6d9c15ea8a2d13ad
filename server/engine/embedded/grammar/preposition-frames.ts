/** Which preposition verbs, adjectives, and nouns take, by the ones that are mistaken for it. */

/** The right preposition by word and wrong preposition; "!" after a wrong one stands for persons only. */
export type Frames = ReadonlyMap<string, ReadonlyMap<string, { right: string; isPerson: boolean }>>

/** Lines such as "afraid: from > of". */
export function readFrames(lines: string, splits = true): Frames {
  const frames = new Map<string, Map<string, { right: string; isPerson: boolean }>>()
  for (const line of lines.trim().split(/[|\n]/)) {
    const [words = '', rest = ''] = line.split(':')
    const [wrong = '', right = ''] = rest.split('>')
    for (const word of splits ? words.trim().split(' ') : [words.trim()]) {
      const frame = frames.get(word) ?? new Map<string, { right: string; isPerson: boolean }>()
      for (const one of wrong.trim().split(' ')) frame.set(one.replace('!', ''), { right: right.trim(), isPerson: one.endsWith('!') })
      frames.set(word, frame)
    }
  }
  return frames
}

/** After "is", "feels", "very", and the like. */
export const adjectiveFrames = readFrames(`
afraid scared frightened terrified: from > of|ashamed: from > of|proud: with on from > of|responsible: of > for|responsible: about > for
aware: about from > of|rich: of > in|famous: of with > for|popular: between > among|popular: to > with
dependent: of from > on|addicted: on with from of > to|accustomed: with on > to|related: with > to|superior inferior: than from > to
similar: of > to|allergic: of against with on from for at > to|jealous envious: from with > of|fond: with for to > of
familiar: about of > with|interested: of with on about at > in|satisfied: of from > with|pleased: from of > with|disappointed: of from > with|full: from with > of
surprised shocked amazed annoyed confused impressed fascinated: from of > by|worried: of > about|worried: from > about|excited: of > about
keen: in > on|specialized specialised: on at about > in|involved: on to > in|equal: with > to|identical: than > to|opposed: with against > to
sensitive: with for > to|immune: of > to|close: from > to|far: of > from|suitable: of > for|grateful thankful: of with > for
sorry: of > for|rude kind nice cruel mean: with! > to|loyal faithful: with for > to|committed: with for > to|devoted: for > to|concerned anxious: of > about
critical: about to > of|crowded filled packed covered decorated equipped: of > with|surrounded followed: of from > by
caused influenced affected inspired bothered: from of > by|attracted: of > to|guilty innocent: from > of|capable: for in > of|capable: on > of
tired: with about > of|typical: to > of|busy: on > with|different: to! > from|angry: of on! > with|mad: on! > at
exempt: of for to > from|grateful thankful: about > for|engaged: with! > to|harmful: for of > to|beneficial: of > to|essential necessary: of > for
curious enthusiastic optimistic pessimistic passionate nervous upset crazy: of on > about|serious: on with > about|sad happy: of > about
convinced: on from > of|safe protected separate isolated absent: of > from|divorced: with of > from|patient: to! > with
strict: to! on! > with|honest: to! > with|adjacent: of with from > to|relevant: of with > to|prone vulnerable resistant: for of > to
indebted: with > to|eligible qualified: of to > for|responsible: from > for|associated compatible acquainted: to > with|consistent: to > with
contrary: of with from > to|accused guilty: for about > of|obsessed: about of for > with|experienced: at of > in|successful: on at > in
composed comprised: from with > of|unaware: about from > of|afraid: about by at with > of|different: of with > from
jealous envious: on at to > of|satisfied: for > with|pleased delighted: of > with|furious: to! on! > with|angry: to! > with
bored: from > with|fluent: at on with of > in|proficient: on > in|independent: to on > of|obsessed: to in > with|jealous envious: to > of
astonished stunned amused horrified offended irritated frustrated motivated overwhelmed discouraged disturbed: from of > by
responsible: at on > for|preferable: than from > to|polite: with! > to|conscious aware: on > of|entitled: for of > to|exempted excluded banned prohibited derived distinct: of > from|attached exposed: with > to
deprived void: from > of|skilled talented: on > in|expert: of on > in|known: of! > by|ready: about > for|bored: about > with|disgusted: from > by
`)

/** Verbs that no noun looks like, or that have their subject before them. */
export const verbFrames = readFrames(`
depend rely: of from at > on|concentrate: to at > on|insist: in to about > on|specialize specialise: on at about > in
differ: of than > from|hide: of > from|apologize apologise: of > for|laugh: of on > at|stare: to on > at|consist: from by > of
participate: to on at > in|belong: of > to|suffer recover: of > from|sympathize: to > with|collaborate cooperate: to > with
invest: on at > in|succeed: to > in|object: at against > to|contribute: for in > to|react respond: on at > to
deal: about > with|cope: to > with|disagree: to > with|compete: to > with|dream: on > of|escape: of > from
complain: for on > about|refer: at on for about > to|adapt: with at > to|subscribe: on at in for > to|focus: to at about > on
cope: by of > with|comply: to of on > with|collide: to against > with|coincide: to > with|interact flirt: to > with
interfere: to at > with|originate refrain abstain: of > from|hope: on > for|wait: at! on! > for|stare gaze glance: to > at|smile: to! on! > at
resort: at on > to|amount: at in > to|brag boast: with for > about|excel: on > in|bet: for > on|count: in > on|belong: from at > to
object: of > to|listen: at! > to|insist: for > on|suffer: by > from|react: about > to|conform: at on > to|result: to > in|compete: to > with
depend rely: to with > on|belong: for > to|collide comply cope collaborate: for at > with|participate: for from > in|suffer recover: with > from
prepare: to! > for|wait: to > for|search: about > for|graduate: of > from|resign: of > from|benefit: of > from
`)

/** "pay attention at", "in addition of": words that belong together. */
export const phraseFrames = readFrames(
  `
pay attention: at on for in of > to|take care: about for on to > of|make fun: about on at with from > of|get rid: from > of|in charge: for to > of
in addition: of with > to|in accordance: to of > with|in favor: for with > of|in favour: for with > of|in need: for > of|in terms: with > of
in front: from to > of|instead: from > of|regardless: from on > of|except: of > for|in comparison: of > with|in search: about > of
have interest: on for about to > in|has interest: on for about to > in|take part: on at to > in|have access: in on at for > to|get used: with at of > to
has access: in on at for > to|in contact: to > with|in touch: to > with|in relation: of > to|in response: of for > to|on behalf: for from > of
`,
  false,
)

/** Verbs that take their object without a preposition. */
export const bareVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  'discuss about on|emphasize on about|emphasise on about|stress on about|describe about|mention about|contact with to|inform to|resemble to with|approach to|request for|demand for|await for|comprise of|consider about|access to|obey to|greet to|thank to|invite to|advise to|teach to|accompany with|investigate about|analyze about|phone to|telephone to|lack of|regret for|avoid from|marry with|oppose to|join to with|influence on to|face with|reach to at|visit to|enter to|follow to|order for|answer to|attend to'
    .split('|')
    .map(line => {
      const [verb = '', ...wrong] = line.split(' ')
      return [verb, wrong] as const
    }),
)
