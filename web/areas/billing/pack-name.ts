/** Names of packs in the reader's language. */
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { PackPartsFragment } from './billing.generated.ts'

export function usePackName(): (pack: PackPartsFragment) => string {
  const { t, lang } = useTranslations('billing')
  return ({ packId, kind, words, days, interval }) => {
    if (kind === 'PACK') return t('names.pack', { words: formatNumber(words, lang) })
    if (kind === 'PASS') return t('names.pass', { days: formatNumber(days ?? 0, lang) })
    const plan = packId.startsWith('team') ? 'team' : 'writer'
    return t(`names.${plan}.${interval ?? 'MONTH'}`)
  }
}
