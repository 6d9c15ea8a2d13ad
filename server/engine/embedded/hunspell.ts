/** Reads a Hunspell dictionary: stems with flags, and the affixes that each flag allows. */

export interface HunspellEntry {
  stem: string
  flags: string
  /** Every form with its suffix flag; '' if it has none. */
  forms: readonly (readonly [word: string, suffix: string])[]
}

interface Affix {
  isPrefix: boolean
  rules: { strip: string; add: string; when: RegExp }[]
}

/** Every entry with its expanded forms; without numbers and compound parts. */
export function* readHunspell({ aff, dic }: { aff: Uint8Array; dic: Uint8Array }): Generator<HunspellEntry> {
  const decoder = new TextDecoder()
  const affixes = readAffixes(decoder.decode(aff))
  for (const line of decoder.decode(dic).split('\n').slice(1)) {
    const [stem = '', flags = ''] = line.trim().split('/')
    if (stem && !/\d/.test(stem) && !flags.includes('c')) yield { stem, flags, forms: expandStem(stem, flags, affixes) }
  }
}

function readAffixes(aff: string): Map<string, Affix> {
  const affixes = new Map<string, Affix>()
  for (const line of aff.split('\n')) {
    const [type, flag = '', strip = '', add = '', when = ''] = line.split(/\s+/)
    if (type !== 'PFX' && type !== 'SFX') continue
    const affix = affixes.get(flag) ?? { isPrefix: type === 'PFX', rules: [] }
    // The first line of an affix is only the count of its rules.
    if (!affixes.has(flag)) affixes.set(flag, affix)
    else affix.rules.push({ strip: strip === '0' ? '' : strip, add, when: new RegExp(affix.isPrefix ? `^${when}` : `${when}$`) })
  }
  return affixes
}

function expandStem(stem: string, flags: string, affixes: ReadonlyMap<string, Affix>): (readonly [string, string])[] {
  const own = flags.split('').map(flag => [flag, affixes.get(flag)] as const)
  const suffixed: (readonly [string, string])[] = [[stem, '']]
  for (const [flag, affix] of own) {
    if (!affix || affix.isPrefix) continue
    for (const { strip, add, when } of affix.rules)
      if (when.test(stem)) suffixed.push([stem.slice(0, stem.length - strip.length) + add, flag])
  }
  const prefixed = own.flatMap(([, affix]) =>
    affix?.isPrefix
      ? affix.rules.flatMap(({ add }) =>
          suffixed.filter(([word]) => !word.endsWith("'s")).map(([word, flag]) => [add + word, flag] as const),
        )
      : [],
  )
  return [...suffixed, ...prefixed]
}
