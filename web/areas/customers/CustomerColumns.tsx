/** Columns of the list; country and status are also used on the customer's page. */
import Box from '@mui/material/Box'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { addressOf } from './customer-list.ts'
import type { CustomerRowFragment } from './customers.generated.ts'

export const sorts = {
  CUSTOMER: 'customer',
  COUNTRY: 'country',
  CUSTOMER_ID: 'customerId',
  ORDERS: 'order',
  TOTAL_SPENT: 'totalSpent',
} as const satisfies Record<string, keyof CustomerRowFragment>

type Sort = keyof typeof sorts

export const countries = ['AUSTRALIA', 'BRAZIL', 'CHINA', 'FRANCE', 'INDIA', 'UNITED_STATES'] as const

export const customerColumns = (
  { t, lang }: Pick<Translations<'customers'>, 't' | 'lang'>,
  { money }: StoreFormat,
): Column<CustomerRowFragment, Sort>[] => [
  {
    header: t('customer'),
    sort: 'CUSTOMER',
    shape: 'avatar',
    cell: ({ customer, email, avatar, customerId, status }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <IdentityCell name={customer} email={email} image={avatar} href={addressOf(customerId)} />
        {status === 'INACTIVE' ? <Status status={status} /> : null}
      </Box>
    ),
  },
  { header: t('customerId'), sort: 'CUSTOMER_ID', width: 130, cell: ({ customerId }) => <Ltr>#{customerId}</Ltr> },
  { header: t('country'), sort: 'COUNTRY', width: 170, cell: customer => <Country {...customer} /> },
  { header: t('orders'), sort: 'ORDERS', width: 100, align: 'end', cell: ({ order }) => formatNumber(order, lang) },
  { header: t('spent'), sort: 'TOTAL_SPENT', width: 130, align: 'end', cell: ({ totalSpent }) => money(totalSpent) },
]

/** A customer as a card on phones. */
export const customerCard = (
  row: CustomerRowFragment,
  { t, lang }: Pick<Translations<'customers'>, 't' | 'lang'>,
  { money }: StoreFormat,
): CardParts => ({
  lead: <IdentityCell name={row.customer} email={row.email} image={row.avatar} href={addressOf(row.customerId)} />,
  end: money(row.totalSpent),
  below: (
    <>
      <Country {...row} />
      <span>{t('table.named', { label: t('orders'), value: formatNumber(row.order, lang) })}</span>
      {row.status === 'INACTIVE' ? <Status status={row.status} /> : null}
    </>
  ),
})

export function Country({ country, countryFlag }: Pick<CustomerRowFragment, 'country' | 'countryFlag'>) {
  const { t } = useTranslations('customers')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle' }}>
      <Box component="img" src={countryFlag} alt="" sx={{ width: 20, height: 20 }} />
      {t(`countries.${country}`)}
    </Box>
  )
}

const StatusOf = statusChips<CustomerRowFragment['status']>({
  ACTIVE: { color: 'success', icon: IconCircleCheck },
  INACTIVE: { color: 'warning', icon: IconCircleOff },
})

export function Status({ status }: Pick<CustomerRowFragment, 'status'>) {
  const { t } = useTranslations('customers')
  return <StatusOf status={status} text={t(`status.${status}`)} />
}
