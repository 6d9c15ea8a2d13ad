/** The client of an invoice: what was invoiced in all, and the way to all invoices. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { type InvoiceDetailsFragment, useClientInvoicesQuery } from './invoices.generated.ts'

export function ClientCard({ invoice: { client, avatar } }: { invoice: Pick<InvoiceDetailsFragment, 'client' | 'avatar'> }) {
  const { t, lang } = useTranslations('invoices')
  const { data } = useLive(useClientInvoicesQuery({ variables: { search: client.companyEmail } }), ['INVOICES'])
  const totals = data?.invoiceTotals
  const waiting = <Skeleton width={64} />
  return (
    <SideCard
      title={t('client')}
      action={
        <Button size="small" component={RouterLink} to={`/apps/invoice/list?search=${encodeURIComponent(client.companyEmail)}`}>
          {t('clientInvoices')}
        </Button>
      }
    >
      <Box sx={{ mb: 4 }}>
        <IdentityCell name={client.name} email={client.companyEmail} image={avatar} />
      </Box>
      <DescriptionList
        items={[
          { label: t('tiles.invoices'), value: totals ? formatNumber(totals.count, lang) : waiting },
          { label: t('invoicedInAll'), value: totals ? formatMoney(totals.total, lang) : waiting },
          { label: t('balance'), value: totals ? formatMoney(totals.balance, lang) : waiting },
        ]}
      />
    </SideCard>
  )
}
