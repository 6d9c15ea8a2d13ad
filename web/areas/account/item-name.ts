/** Names of what was ordered, in the reader's language. */
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { PurchasesQuery } from './account.generated.ts'

type Packs = readonly Pick<PurchasesQuery['packs'][number], 'packId' | 'kind' | 'words' | 'days' | 'interval'>[] | undefined

/** The name of a pack by its ID; the ID of one that is no longer sold. */
export function useItemName(packs: Packs): (packId: string) => string {
  const { t, lang } = useTranslations('billing')
  return packId => {
    if (packId.startsWith('balance-')) return t('orders.topUp')
    const pack = packs?.find(each => each.packId === packId)
    if (!pack) return packId
    if (pack.kind === 'PACK') return t('names.pack', { words: formatNumber(pack.words, lang) })
    if (pack.kind === 'PASS') return t('names.pass', { days: formatNumber(pack.days ?? 0, lang) })
    return t(`names.${packId.startsWith('team') ? 'team' : 'writer'}.${pack.interval ?? 'MONTH'}`)
  }
}
