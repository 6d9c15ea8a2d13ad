import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { useListState } from '../../ui/list-state.ts'
import { PageControls } from '../../ui/PageControls.tsx'
import { useCustomerOrdersQuery } from './customers.generated.ts'
import { OrderStep } from './OrderStep.tsx'

export function CustomerOrders({ customerId }: { customerId: string }) {
  const { t } = useTranslations('customers')
  const { money, instant, orderName } = useStoreFormat()
  const id = useId()
  const list = useListState({
    name: `orders-of-${customerId}`,
    sorts: { DATE: 'orderedAt' },
    defaultSort: { sort: 'DATE', order: 'DESC' },
    filters: {},
  })
  const { data, failure, retry } = useLive(useCustomerOrdersQuery({ variables: { customerId, page: list.variables.page } }), ['ORDERS'])
  const page = data?.customer.orders
  if (failure) return <FailureCard error={failure} onRetry={retry} />
  return (
    <Paper component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ px: { xs: 4, sm: 5 }, pt: 5, pb: 3 }}>
        {t('orders')}
      </Typography>
      {page?.total === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: { xs: 4, sm: 5 }, pb: 5 }}>
          {t('overview.noOrders')}
        </Typography>
      ) : (
        <>
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={id}>
            <Table sx={tableStyles}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('order.number')}</TableCell>
                  <TableCell className="wide">{t('order.date')}</TableCell>
                  <TableCell>{t('state')}</TableCell>
                  <TableCell align="right">{t('spent')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {page
                  ? page.items.map(order => (
                      <TableRow key={order.id}>
                        <TableCell>
                          <Link component={RouterLink} to={`/apps/ecommerce/order/details/${order.order}`} underline="hover">
                            <Ltr>{orderName(order.order)}</Ltr>
                          </Link>
                          <Typography variant="caption" color="textSecondary" className="below">
                            {instant(order.orderedAt)}
                          </Typography>
                        </TableCell>
                        <TableCell className="wide">{instant(order.orderedAt)}</TableCell>
                        <TableCell>
                          <OrderStep {...order} />
                        </TableCell>
                        <TableCell align="right">{money(order.spent)}</TableCell>
                      </TableRow>
                    ))
                  : [0, 1, 2].map(each => (
                      <TableRow key={each}>
                        <TableCell colSpan={4}>
                          <Skeleton />
                        </TableCell>
                      </TableRow>
                    ))}
              </TableBody>
            </Table>
          </Box>
          <PageControls total={page?.total} list={list} />
        </>
      )}
    </Paper>
  )
}

const tableStyles = {
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& th': { color: 'text.secondary' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
  '& .below': { display: { xs: 'block', sm: 'none' } },
  '& :is(th, td):first-of-type': { paddingInlineStart: { xs: 4, sm: 5 } },
  '& :is(th, td):last-of-type': { paddingInlineEnd: { xs: 4, sm: 5 } },
}
