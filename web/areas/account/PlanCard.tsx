/** The account's plan, and buying words or adding money. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { PurchaseMethod } from '../../platform/schema.generated.ts'
import { newUuid } from '../../platform/uuid.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { usePlanQuery, useCancelPlanMutation, useResumePlanMutation, useTopUpMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { useItemName } from './item-name.ts'
import { LoadFailed } from './LoadFailed.tsx'

export function PlanCard() {
  const { t, lang } = useTranslations('billing')
  const { data, error, refetch } = usePlanQuery()
  const [cancel, { loading: isCanceling }] = useCancelPlanMutation()
  const [resume, { loading: isResuming }] = useResumePlanMutation()
  // Someone who lacks money for a change of plan comes with the amount.
  const [params] = useSearchParams()
  const lacking = Number(params.get('add')) || 0
  const [isAdding, setAdding] = useState(lacking > 0)
  const plan = data?.subscription
  const method = data?.paymentMethods.find(each => each !== 'BALANCE')
  const pack = data?.packs.find(({ packId }) => packId === plan?.plan)
  const nameOf = useItemName(data?.packs)
  const run = async (change: () => Promise<unknown>) => {
    await change().catch((failed: unknown) => notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' }))
    await refetch().catch(() => undefined)
  }
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('plan.title')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton width={260} />}
      {plan && pack ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1 }}>
          <Typography sx={{ fontSize: 18, fontWeight: 600 }}>{nameOf(plan.plan)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatMoney(pack.price, lang, pack.currency)} {t(`per.${pack.interval ?? 'MONTH'}`)}
          </Typography>
        </Box>
      ) : null}
      {data ? (
        <Typography variant="body2" color="textSecondary">
          {plan && pack
            ? t(plan.endsTime ? 'plan.ends' : 'plan.renews', {
                words: formatNumber(pack.words, lang),
                when: formatDate(plan.endsTime ?? plan.renewsTime ?? '', lang),
              })
            : t('plan.none')}
          {plan?.nextPlan ? ` ${t('plan.next', { name: nameOf(plan.nextPlan) })}` : ''}
        </Typography>
      ) : null}
      {plan && plan.periodWords > 0 ? <Usage words={plan.periodWords} wordsLeft={plan.periodWordsLeft} /> : null}
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', mt: 4 }}>
        <Button variant="contained" component={Link} to="/pages/pricing">
          {t(plan ? 'plan.change' : 'plan.buy')}
        </Button>
        {data && !method ? null : (
          <Button variant="outlined" disabled={!method} onClick={() => setAdding(true)}>
            {t('plan.topUp')}
          </Button>
        )}
        {plan && !plan.endsTime ? (
          <Button color="error" loading={isCanceling} onClick={() => void run(() => cancel())}>
            {t('plan.cancel')}
          </Button>
        ) : null}
        {plan?.endsTime ? (
          <Button loading={isResuming} onClick={() => void run(() => resume())}>
            {t('plan.resume')}
          </Button>
        ) : null}
      </Stack>
      {isAdding && method ? (
        <TopUpDialog method={method} amount={lacking > 0 ? Math.max(lacking, leastTopUp) : undefined} onClose={() => setAdding(false)} />
      ) : null}
    </Paper>
  )
}

function Usage({ words, wordsLeft }: { words: number; wordsLeft: number }) {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const used = words - wordsLeft
  return (
    <Box sx={{ maxWidth: 480, mt: 4 }}>
      <Typography id={id} variant="body2" sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {t('plan.used', { used: formatNumber(used, lang), words: formatNumber(words, lang) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(used / words) * 100}
        color={wordsLeft * 10 <= words ? 'warning' : 'primary'}
        aria-labelledby={id}
        sx={{ height: 6, borderRadius: 1 }}
      />
    </Box>
  )
}

/** As the field's help says. */
const leastTopUp = 5

interface TopUpDialogProps {
  method: PurchaseMethod
  /** What to begin with. */
  amount: number | undefined
  onClose: () => void
}

function TopUpDialog({ method, amount: lacking, onClose }: TopUpDialogProps) {
  const { t, lang } = useTranslations('billing')
  const [topUp] = useTopUpMutation()
  const [idempotencyKey] = useState(() => newUuid())
  return (
    <FormInDialog title={t('plan.topUp')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['amount']}
        submit={t('plan.toPayment')}
        onSubmit={async ({ amount = '' }) => {
          const value = Number(amount.replace(',', '.'))
          const { data } = await topUp({ variables: { amount: value, method, idempotencyKey: `${idempotencyKey}-${value}` } })
          if (data?.topUpBalance.payUrl) window.location.assign(data.topUpBalance.payUrl)
        }}
      >
        <Field
          name="amount"
          defaultValue={lacking?.toFixed(2)}
          label={t('plan.amount')}
          helperText={t('plan.amountHelp')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
      </Form>
    </FormInDialog>
  )
}
