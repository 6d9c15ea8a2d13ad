/** Invoices in figures; those with a state narrow the list to it. */
import { formatMoney, formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { StatCards, Tile } from '../../ui/list/StatCards.tsx'
import type { InvoiceStatus } from './InvoiceColumns.tsx'
import type { InvoicesPageQuery } from './invoices.generated.ts'

interface InvoiceTilesProps {
  summary: InvoicesPageQuery['invoiceSummary'] | undefined
  isFailed: boolean
  status: InvoiceStatus | undefined
  onStatus: (status: InvoiceStatus | undefined) => void
}

export function InvoiceTiles({ summary, isFailed, status, onStatus }: InvoiceTilesProps) {
  const { t, lang } = useTranslations('invoices')
  const figure = (format: typeof formatNumber, value: number | undefined) => (value === undefined ? isFailed && '—' : format(value, lang))
  const filter = (wanted: InvoiceStatus) => ({
    isPressed: status === wanted,
    onPress: () => onStatus(status === wanted ? undefined : wanted),
  })
  return (
    <StatCards label={t('figures')}>
      <Tile label={t('tiles.clients')} figure={figure(formatNumber, summary?.clients)} />
      <Tile label={t('tiles.invoices')} figure={figure(formatNumber, summary?.invoices)} />
      <Tile label={t('tiles.paid')} figure={figure(formatMoney, summary?.paid)} {...filter('PAID')} />
      <Tile label={t('tiles.unpaid')} figure={figure(formatMoney, summary?.unpaid)} />
      <Tile label={t('tiles.pastDue')} figure={figure(formatMoney, summary?.pastDue)} {...filter('PAST_DUE')} />
    </StatCards>
  )
}
