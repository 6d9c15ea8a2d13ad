/** Confirms a change of plan, with what it costs now and from the next period on. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import {
  type PackPartsFragment,
  type QuotePlanChangeQuery,
  useChangeSubscriptionMutation,
  useQuotePlanChangeQuery,
} from './billing.generated.ts'
import { usePackName } from './pack-name.ts'
import { totalStyles } from './total-styles.ts'

interface ChangePlanProps {
  pack: PackPartsFragment
  /** The present plan. */
  current: PackPartsFragment | undefined
  onClose: () => void
}

type Quote = QuotePlanChangeQuery['quotePlanChange']

export function ChangePlan({ pack, current, onClose }: ChangePlanProps) {
  const { t, lang } = useTranslations('billing')
  const { data, error, refetch } = useQuotePlanChangeQuery({ variables: { packId: pack.packId }, fetchPolicy: 'network-only' })
  const [change, { loading }] = useChangeSubscriptionMutation()
  const [failure, setFailure] = useState('')
  const quote = data?.quotePlanChange
  const failed = failure || (error && !data ? toFailure(error, t('failed.unreachable')).message : '')
  const submit = async ({ total, quotedTime }: Quote) => {
    setFailure('')
    try {
      const { data: made } = await change({ variables: { packId: pack.packId, expectedTotal: total, quotedTime } })
      const changed = made?.changeSubscription
      if (changed) notify({ text: outcomeOf(changed), color: 'success' })
      onClose()
    } catch (caught) {
      setFailure(toFailure(caught, t('failed.unreachable')).message)
      await refetch().catch(() => undefined)
    }
  }
  const outcomeOf = ({ nextPlan, proration }: { nextPlan?: string | null | undefined; proration: number }) => {
    if (nextPlan) return t('change.later')
    return proration > 0 ? t('change.done', { amount: formatMoney(proration, lang) }) : t('change.kept')
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        {quote ? <PlanQuote quote={quote} pack={pack} current={current} /> : failed ? null : <Skeleton variant="rounded" height={188} />}
        {quote && quote.missing > 0 ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" component={Link} to={`/pages/account-settings/billing-plans?add=${quote.missing}`}>
                {t('plan.topUp')}
              </Button>
            }
          >
            {t('change.short', { amount: formatMoney(quote.missing, lang) })}
          </Alert>
        ) : null}
        {failed ? <Alert severity="error">{failed}</Alert> : null}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" loading={loading} disabled={!quote || quote.missing > 0} onClick={() => quote && void submit(quote)}>
          {quote && quote.total > 0 ? t('change.pay', { amount: formatMoney(quote.total, lang) }) : t('change.submit')}
        </Button>
      </DialogActions>
    </>
  )
}

function PlanQuote({ quote, pack, current }: { quote: Quote } & Omit<ChangePlanProps, 'onClose'>) {
  const { t, lang } = useTranslations('billing')
  const nameOf = usePackName()
  const money = (amount: number) => formatMoney(amount, lang, quote.currency)
  const values = {
    name: nameOf(pack),
    current: current ? nameOf(current) : '',
    amount: money(quote.renewalAmount),
    date: formatDate(quote.renewsTime, lang),
  }
  return (
    <>
      <Typography variant="body2">{t(`change.about.${quote.kind}`, values)}</Typography>
      {quote.kind === 'NOW' ? (
        <Box component="dl" sx={totalStyles}>
          <dt>{t('change.rest', values)}</dt>
          <dd>{money(quote.planAmount)}</dd>
          <dt>{t('change.unused', values)}</dt>
          <dd>{money(-quote.credit)}</dd>
          {quote.tax > 0 ? (
            <>
              <dt>{t('order.tax')}</dt>
              <dd>{money(quote.tax)}</dd>
            </>
          ) : null}
          <Box component="dt" className="total">
            {t('change.due')}
          </Box>
          <Box component="dd" className="total">
            {money(quote.total)}
          </Box>
          <dt>{t('change.words')}</dt>
          <dd>{formatNumber(quote.words, lang)}</dd>
          <dt>{t('change.balance')}</dt>
          <dd>{money(quote.money)}</dd>
        </Box>
      ) : null}
    </>
  )
}
