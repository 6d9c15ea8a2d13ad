/** The columns of the list. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { formatMoney, formatWrittenDate } from '../../platform/format.ts'
import type { Translations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
import type { InvoiceRowFragment } from './invoices.generated.ts'

export type InvoiceStatus = InvoiceRowFragment['invoiceStatus']

export const sorts = { ID: 'id', CLIENT: 'client.name', TOTAL: 'total', DATE: 'issuedDate', BALANCE: 'balance' } as const

export const StatusChip = statusChips<InvoiceStatus>({
  DRAFT: { color: 'neutral', icon: IconPencil },
  SENT: { color: 'info', icon: IconSend },
  DOWNLOADED: { color: 'info', icon: IconDownload },
  PARTIAL_PAYMENT: { color: 'info', icon: IconProgress },
  PAID: { color: 'success', icon: IconCircleCheck },
  PAST_DUE: { color: 'error', icon: IconAlertTriangle },
})

export const invoiceColumns = ({ t, lang }: Translations<'invoices'>): Column<InvoiceRowFragment, keyof typeof sorts>[] => [
  { header: t('invoice'), sort: 'ID', width: 96, cell: ({ id }) => <Ltr>{`#${id}`}</Ltr> },
  {
    header: t('client'),
    sort: 'CLIENT',
    shape: 'avatar',
    cell: ({ client, avatar }) => <IdentityCell name={client.name} email={client.companyEmail} image={avatar} />,
  },
  {
    header: t('state'),
    key: 'STATUS',
    width: 150,
    shape: 'chip',
    cell: ({ invoiceStatus }) => <StatusChip status={invoiceStatus} text={t(`status.${invoiceStatus}`)} />,
  },
  { header: t('issued'), sort: 'DATE', width: 128, cell: ({ issuedDate }) => formatWrittenDate(issuedDate, lang) },
  { header: t('total'), sort: 'TOTAL', width: 112, align: 'end', cell: ({ total }) => formatMoney(total, lang) },
  { header: t('balance'), sort: 'BALANCE', width: 112, align: 'end', cell: ({ balance }) => formatMoney(balance, lang) },
]
