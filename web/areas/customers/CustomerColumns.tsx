/** The columns of the list, and how a customer and a country are shown anywhere. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
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

export const columnsOf = ({ t, lang }: Pick<Translations, 't' | 'lang'>, { money }: StoreFormat): Column<CustomerRowFragment, Sort>[] => [
  {
    header: t('customer'),
    sort: 'CUSTOMER',
    shape: 'avatar',
    cell: customer => <Person {...customer} to={addressOf(customer.customerId)} />,
  },
  { header: t('customerId'), sort: 'CUSTOMER_ID', width: 130, cell: ({ customerId }) => <Ltr>#{customerId}</Ltr> },
  { header: t('country'), sort: 'COUNTRY', width: 160, cell: customer => <Country {...customer} /> },
  { header: t('state'), key: 'status', width: 120, shape: 'chip', cell: ({ status }) => <Status status={status} /> },
  { header: t('orders'), sort: 'ORDERS', width: 90, align: 'end', cell: ({ order }) => formatNumber(order, lang) },
  { header: t('spent'), sort: 'TOTAL_SPENT', width: 120, align: 'end', cell: ({ totalSpent }) => money(totalSpent) },
]

interface PersonProps extends Pick<CustomerRowFragment, 'customer' | 'email' | 'avatar'> {
  /** Where the name leads. */
  to?: string
}

/** Picture, name and e-mail. */
export const Person = ({ customer, email, avatar, to }: PersonProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar src={avatar} alt="" sx={{ width: 32, height: 32 }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" dir="auto" noWrap sx={{ fontWeight: 500, textAlign: 'left' }}>
        {to ? (
          <Link component={RouterLink} to={to} color="inherit" underline="hover">
            {customer}
          </Link>
        ) : (
          customer
        )}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap title={email} dir="ltr" sx={{ textAlign: 'left' }}>
        {email}
      </Typography>
    </Box>
  </Box>
)

/** The flag says nothing that the name does not. */
export function Country({ country, countryFlag }: Pick<CustomerRowFragment, 'country' | 'countryFlag'>) {
  const { t } = useTranslations('customers')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle' }}>
      <Box component="img" src={countryFlag} alt="" sx={{ width: 20, height: 20 }} />
      {t(`countries.${country}`)}
    </Box>
  )
}

const icon = { size: 16, stroke: 1.75 }
const looks = {
  ACTIVE: { color: 'success', icon: <IconCircleCheck {...icon} /> },
  INACTIVE: { color: 'warning', icon: <IconCircleOff {...icon} /> },
} as const

export function Status({ status }: Pick<CustomerRowFragment, 'status'>) {
  const { t } = useTranslations('customers')
  return <StatusChip {...looks[status]} text={t(`status.${status}`)} />
}
