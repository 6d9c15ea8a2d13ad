/** Invoices in figures; those with a state narrow the list to it. */
import { formatMoney, formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { StatCards, StatCard } from '../../ui/list/StatCards.tsx'
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
      <StatCard label={t('tiles.clients')} figure={figure(formatNumber, summary?.clients)} />
      <StatCard label={t('tiles.invoices')} figure={figure(formatNumber, summary?.invoices)} />
      <StatCard label={t('tiles.paid')} figure={figure(formatMoney, summary?.paid)} {...filter('PAID')} />
      <StatCard label={t('tiles.unpaid')} figure={figure(formatMoney, summary?.unpaid)} />
      <StatCard label={t('tiles.pastDue')} figure={figure(formatMoney, summary?.pastDue)} {...filter('PAST_DUE')} />
    </StatCards>
  )
}
