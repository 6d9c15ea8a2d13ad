/** Invoices in figures, and what is due by age; what is pressed narrows the list to what it counts. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { InvoiceDue } from '../../platform/schema.generated.ts'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import type { InvoiceFilters } from './invoice-filters.ts'
import type { InvoicesPageQuery } from './invoices.generated.ts'

type Summary = InvoicesPageQuery['invoiceSummary']

interface InvoiceSummaryProps {
  summary: Summary | undefined
  isFailed: boolean
  filters: InvoiceFilters
  onFilter: (filters: InvoiceFilters) => void
  /** Whether the list is sorted by client. */
  isByClient: boolean
  onByClient: () => void
}

const none: InvoiceFilters = { status: undefined, due: undefined }

export function InvoiceSummary({ summary, isFailed, filters, onFilter, isByClient, onByClient }: InvoiceSummaryProps) {
  const { t, lang } = useTranslations('invoices')
  const figure = (format: (value: number, lang: string) => string, value: number | undefined) =>
    value === undefined ? isFailed && '—' : format(value, lang)
  const filter = (wanted: InvoiceFilters) => {
    const isPressed = filters.status === wanted.status && filters.due === wanted.due
    return { isPressed, onPress: () => onFilter(isPressed ? none : { ...none, ...wanted }) }
  }
  return (
    <>
      <StatCards label={t('figures')}>
        <StatCard label={t('tiles.clients')} figure={figure(formatNumber, summary?.clients)} isPressed={isByClient} onPress={onByClient} />
        <StatCard
          label={t('tiles.invoices')}
          figure={figure(formatNumber, summary?.invoices)}
          {...((filters.status ?? filters.due) && { onPress: () => onFilter(none) })}
        />
        <StatCard label={t('tiles.paid')} figure={figure(formatMoney, summary?.paid)} {...filter({ status: 'PAID' })} />
        <StatCard label={t('tiles.unpaid')} figure={figure(formatMoney, summary?.unpaid)} {...filter({ due: 'OUTSTANDING' })} />
        <StatCard label={t('tiles.pastDue')} figure={figure(formatMoney, summary?.pastDue)} {...filter({ status: 'PAST_DUE' })} />
      </StatCards>
      {isFailed ? null : (
        <Aging groups={summary?.aging} due={filters.due} onDue={due => onFilter({ ...none, due: filters.due === due ? undefined : due })} />
      )}
    </>
  )
}

const colors: Record<InvoiceDue, string> = {
  OUTSTANDING: 'primary.main',
  CURRENT: 'primary.main',
  DAYS_1_30: 'warning.light',
  DAYS_31_60: 'warning.main',
  DAYS_61_90: 'error.light',
  DAYS_OVER_90: 'error.main',
}

interface AgingProps {
  groups: Summary['aging'] | undefined
  due: InvoiceDue | undefined
  onDue: (due: InvoiceDue) => void
}

function Aging({ groups, due, onDue }: AgingProps) {
  const { t, lang } = useTranslations('invoices')
  if (!groups) return <Skeleton variant="rounded" height={62} sx={{ mb: 4 }} />
  const total = groups.reduce((sum, { balance }) => sum + balance, 0)
  return (
    <Paper component="section" aria-label={t('aging.title')} sx={{ px: { xs: 4, sm: 5 }, pt: 3, pb: 1.5, mb: 4 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover', mb: 1 }}>
        {groups.map(group =>
          group.balance > 0 ? (
            <Box
              key={group.due}
              sx={{
                flexGrow: group.balance / total,
                minWidth: 4,
                bgcolor: colors[group.due],
                opacity: due && due !== 'OUTSTANDING' && due !== group.due ? 0.3 : 1,
              }}
            />
          ) : null,
        )}
      </Box>
      <Box role="group" aria-label={t('aging.title')} sx={groupStyles}>
        {groups.map(group => {
          const count = t('aging.count', { count: group.count, number: formatNumber(group.count, lang) })
          return (
            <ButtonBase key={group.due} aria-pressed={due === group.due} title={count} onClick={() => onDue(group.due)} sx={ageStyles}>
              <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colors[group.due], flex: 'none' }} />
              <Typography component="span" variant="caption" color="textSecondary" noWrap>
                {t(`aging.${group.due}`)}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                noWrap
                sx={{ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
              >
                {formatMoney(group.balance, lang)}
              </Typography>
            </ButtonBase>
          )
        })}
      </Box>
    </Paper>
  )
}

const groupStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'max-content', lg: 'auto' },
  justifyContent: 'space-between',
  gap: 1,
  mx: -2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const

const ageStyles = {
  display: 'flex',
  gap: 2,
  px: 2,
  minHeight: 32,
  borderRadius: 1,
  fontFamily: 'inherit',
  minWidth: 0,
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
