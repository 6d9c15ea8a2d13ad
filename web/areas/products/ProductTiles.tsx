/** Figures above the list; those that can be pressed narrow or order it. */
import { useTexts } from '../../app/languages.ts'
import { useStoreFormat } from '../../app/store-format.ts'
import { formatNumber } from '../../format.ts'
import { Tile, Tiles } from '../../ui/list/Tiles.tsx'
import type { ProductRowFragment, ProductsPageQuery } from './products.generated.ts'

type Status = ProductRowFragment['status']

interface ProductTilesProps {
  summary: ProductsPageQuery['productSummary'] | undefined
  status: Status | undefined
  onStatus: (status: Status | undefined) => void
  /** Whether the fewest pieces come first. */
  isByQty: boolean
  onByQty: (isOn: boolean) => void
}

export function ProductTiles({ summary, status, onStatus, isByQty, onByQty }: ProductTilesProps) {
  const { t, lang } = useTexts('products')
  const { money } = useStoreFormat()
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, lang))
  const toggle = (wanted: Status) => onStatus(status === wanted ? undefined : wanted)
  return (
    <Tiles label={t('figures')}>
      <Tile
        label={t('status.PUBLISHED')}
        figure={number(summary?.published)}
        note={t('statusNote.PUBLISHED')}
        isPressed={status === 'PUBLISHED'}
        onPress={() => toggle('PUBLISHED')}
      />
      <Tile
        label={t('status.SCHEDULED')}
        figure={number(summary?.scheduled)}
        note={t('statusNote.SCHEDULED')}
        isPressed={status === 'SCHEDULED'}
        onPress={() => toggle('SCHEDULED')}
      />
      <Tile
        label={t('lowStock')}
        figure={number(summary?.lowStock)}
        note={
          summary && summary.outOfStock > 0
            ? t('soldOut', { count: summary.outOfStock, number: formatNumber(summary.outOfStock, lang) })
            : t('lowStockNote')
        }
        mood={summary && summary.lowStock > 0 ? 'warning' : undefined}
        isPressed={isByQty}
        onPress={() => onByQty(!isByQty)}
      />
      <Tile label={t('stockValue')} figure={summary && money(summary.stockValue)} note={t('stockValueNote')} />
    </Tiles>
  )
}
