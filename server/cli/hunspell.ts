/** Reads a Hunspell dictionary: stems with flags, and the affixes that each flag allows. */

export interface HunspellEntry {
  stem: string
  flags: string
  /** Calls back with every form and its suffix flag; '' if it has none. */
  eachForm: (visit: (word: string, suffix: string) => void) => void
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
    if (stem && !/\d/.test(stem) && !flags.includes('c')) yield { stem, flags, eachForm: visit => expandStem(stem, flags, affixes, visit) }
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

/** Calls back instead of making a list: there are three hundred thousand forms. */
function expandStem(stem: string, flags: string, affixes: ReadonlyMap<string, Affix>, visit: (word: string, suffix: string) => void) {
  const prefixes: string[] = []
  for (const flag of flags) {
    const affix = affixes.get(flag)
    if (affix?.isPrefix) for (const { add } of affix.rules) prefixes.push(add)
  }
  const visitAll = (word: string, suffix: string) => {
    visit(word, suffix)
    if (!word.endsWith("'s")) for (const prefix of prefixes) visit(prefix + word, suffix)
  }
  visitAll(stem, '')
  for (const flag of flags) {
    const affix = affixes.get(flag)
    if (!affix || affix.isPrefix) continue
    for (const { strip, add, when } of affix.rules)
      if (when.test(stem)) visitAll(strip ? stem.slice(0, -strip.length) + add : stem + add, flag)
  }
}

/** Every form of a dictionary. */
export function readForms(files: { aff: Uint8Array; dic: Uint8Array }): Set<string> {
  const forms = new Set<string>()
  for (const { eachForm } of readHunspell(files)) eachForm(word => forms.add(word))
  return forms
}
