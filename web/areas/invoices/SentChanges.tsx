/** What was changed since the client was sent the invoice. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatInstant, formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { InvoiceDetailsFragment } from './invoices.generated.ts'

interface Difference {
  label: string
  /** Empty where it was added. */
  before: string
  /** Empty where it was removed. */
  after: string
}

export function SentChanges({ invoice }: { invoice: InvoiceDetailsFragment }) {
  const { t, lang } = useTranslations('invoices')
  const { sent } = invoice
  if (!sent) return null
  const date = (day: string) => formatWrittenDate(day, lang)
  const line = (item: { title: string; qty: number; price: number } | undefined) =>
    item ? `${item.title}, ${formatNumber(item.qty, lang)}, ${formatMoney(item.price, lang)}` : ''
  const count = Math.max(sent.items.length, invoice.items.length)
  const all: Difference[] = [
    { label: t('client'), before: sent.clientName, after: invoice.client.name },
    { label: t('issued'), before: date(sent.issuedDate), after: date(invoice.issuedDate) },
    { label: t('due'), before: date(sent.dueDate), after: date(invoice.dueDate) },
    ...Array.from({ length: count }, (_, index) => ({
      label: t('line.name', { number: index + 1 }),
      before: line(sent.items[index]),
      after: line(invoice.items[index]),
    })),
    { label: t('note'), before: sent.note, after: invoice.note },
    { label: t('total'), before: formatMoney(sent.total, lang), after: formatMoney(invoice.total, lang) },
  ]
  const changed = all.filter(({ before, after }) => before !== after)
  return (
    <SideCard title={t('since.title')}>
      <Typography variant="body2" color="textSecondary">
        {t(changed.length === 0 ? 'since.none' : 'since.sent', { when: formatInstant(sent.at, lang) })}
      </Typography>
      {changed.length > 0 ? (
        <Box component="dl" sx={{ m: 0, mt: 3, fontSize: 14, display: 'grid', gap: 2, '& dt': { fontWeight: 500 }, '& dd': { m: 0 } }}>
          {changed.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              {before ? (
                <Box component="dd" sx={{ color: 'text.secondary' }}>
                  <del dir="auto">{before}</del>
                </Box>
              ) : null}
              {after ? (
                <dd>
                  <ins dir="auto" style={{ textDecoration: 'none' }}>
                    {after}
                  </ins>
                </dd>
              ) : null}
            </div>
          ))}
        </Box>
      ) : null}
    </SideCard>
  )
}
