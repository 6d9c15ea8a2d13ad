/** The columns of the list, and how states of invoices look. */
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import type { InvoiceStatus } from '../../platform/schema.generated.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { StatusChip, statusChips } from '../../ui/StatusChip.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { hrefOf } from './invoice-list.ts'
import type { InvoiceRowFragment } from './invoices.generated.ts'

type Invoice = InvoiceRowFragment

export const sorts = { ID: 'id', CLIENT: 'client.name', TOTAL: 'total', DATE: 'issuedDate', BALANCE: 'balance' } as const

const Status = statusChips<InvoiceStatus>({
  DRAFT: { color: 'neutral', icon: IconPencil },
  SENT: { color: 'info', icon: IconSend },
  DOWNLOADED: { color: 'info', icon: IconDownload },
  PARTIAL_PAYMENT: { color: 'info', icon: IconProgress },
  PAID: { color: 'success', icon: IconCircleCheck },
  PAST_DUE: { color: 'error', icon: IconAlertTriangle },
})

export function InvoiceStatusChip({ invoiceStatus, balance, dueDate }: Pick<Invoice, 'invoiceStatus' | 'balance' | 'dueDate'>) {
  const { t, lang } = useTranslations('invoices')
  const text = t(`status.${invoiceStatus}`)
  return (
    <Tooltip title={t('statusNote', { status: text, balance: formatMoney(balance, lang), due: formatWrittenDate(dueDate, lang) })}>
      <span>
        <Status status={invoiceStatus} text={text} />
      </span>
    </Tooltip>
  )
}

/** An invoice as a card on phones. */
export const invoiceCard = (invoice: Invoice, { t, lang }: Pick<Translations<'invoices'>, 't' | 'lang'>): CardParts => {
  const { client, avatar, issuedDate, total, balance } = invoice
  return {
    lead: <IdentityCell name={client.name} detail={<NumberLink invoice={invoice} />} image={avatar} />,
    end: formatMoney(total, lang),
    below: (
      <>
        <InvoiceStatusChip {...invoice} />
        <span>{formatWrittenDate(issuedDate, lang)}</span>
        {balance > 0 && balance < total ? t('balanceOf', { amount: formatMoney(balance, lang) }) : null}
      </>
    ),
  }
}

const NumberLink = ({ invoice }: { invoice: Invoice }) => (
  <Link component={RouterLink} to={hrefOf(invoice)} underline="hover" sx={{ fontWeight: 500 }}>
    <Ltr>{`#${invoice.id}`}</Ltr>
  </Link>
)

export const invoiceColumns = ({ t, lang }: Pick<Translations<'invoices'>, 't' | 'lang'>): Column<Invoice, keyof typeof sorts>[] => [
  {
    header: t('invoice'),
    sort: 'ID',
    width: 92,
    cell: invoice => <NumberLink invoice={invoice} />,
  },
  {
    header: t('client'),
    sort: 'CLIENT',
    shape: 'avatar',
    cell: ({ client, avatar }) => <IdentityCell name={client.name} email={client.companyEmail} image={avatar} />,
  },
  { header: t('state'), key: 'STATUS', width: 152, shape: 'chip', cell: invoice => <InvoiceStatusChip {...invoice} /> },
  { header: t('issued'), sort: 'DATE', width: 120, cell: ({ issuedDate }) => formatWrittenDate(issuedDate, lang) },
  { header: t('total'), sort: 'TOTAL', width: 112, align: 'end', cell: ({ total }) => formatMoney(total, lang) },
  {
    header: t('balance'),
    sort: 'BALANCE',
    width: 112,
    align: 'end',
    cell: ({ balance }) =>
      balance === 0 ? (
        <StatusChip color="success" icon={<IconCircleCheck size={16} stroke={1.75} />} text={t('status.PAID')} />
      ) : (
        formatMoney(balance, lang)
      ),
  },
]
