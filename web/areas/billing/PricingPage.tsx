/** Plans, word packs, and passes; buying opens a dialog whose pack is part of the address. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney, formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { type PackPartsFragment, useBuyerBalanceQuery, usePricingQuery } from './billing.generated.ts'
import { BuyDialog } from './BuyDialog.tsx'
import { usePackName } from './pack-name.ts'
import { keepWayBack } from './way-back.ts'

const questions = ['expire', 'unused', 'cancel', 'refund', 'tax'] as const

export function PricingPage() {
  const { t } = useTranslations('billing')
  const { logged } = useSession()
  const { data, error, refetch } = usePricingQuery()
  const { data: buyer, refetch: refetchBuyer } = useBuyerBalanceQuery({ skip: !logged })
  const [params, setParams] = useSearchParams()
  const interval = params.get('interval') === 'year' ? 'YEAR' : 'MONTH'
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true, state: { keepFocus: true } })
  }
  const packs = data?.packs
  const back = params.get('back')
  useEffect(() => keepWayBack(back), [back])
  const needed = Number(params.get('words')) || 0
  const smallest =
    needed > 0 ? packs?.filter(({ kind, words }) => kind === 'PACK' && words >= needed).toSorted((a, b) => a.price - b.price)[0] : undefined
  const chosen = logged ? packs?.find(({ packId }) => packId === params.get('buy')) : undefined
  const plan = buyer?.subscription?.plan
  const card = (pack: PackPartsFragment) => (
    <PackCard
      key={pack.packId}
      pack={pack}
      isCurrent={pack.packId === plan}
      isNext={pack.packId === buyer?.subscription?.nextPlan}
      hasNext={Boolean(buyer?.subscription?.nextPlan)}
      isBest={pack.packId === smallest?.packId}
      saving={savingOf(pack, packs)}
      onBuy={() => change({ buy: pack.packId })}
    />
  )
  if (error && !data)
    return (
      <Page title={t('title')}>
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </Page>
    )
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {smallest ? <Needed pack={smallest} words={needed} onBuy={logged ? () => change({ buy: smallest.packId }) : undefined} /> : null}
      <Group title={t('plans.title')} about={t('plans.about')} action={<IntervalSwitch value={interval} onChange={change} packs={packs} />}>
        {packs ? (
          packs.filter(pack => pack.kind === 'PLAN' && pack.interval === interval).map(pack => card(pack))
        ) : (
          <CardSkeletons count={2} />
        )}
      </Group>
      <Group title={t('packs.title')} about={t('packs.about')}>
        {packs ? packs.filter(({ kind }) => kind === 'PACK').map(pack => card(pack)) : <CardSkeletons count={4} />}
      </Group>
      <Group title={t('passes.title')} about={t('passes.about')}>
        {packs ? packs.filter(({ kind }) => kind === 'PASS').map(pack => card(pack)) : <CardSkeletons count={2} />}
      </Group>
      {packs ? <Comparison packs={packs} /> : null}
      <Questions />
      {chosen ? (
        <BuyDialog
          key={chosen.packId}
          pack={chosen}
          money={buyer?.me?.money ?? 0}
          rate={buyer?.accountProfile}
          plan={packs?.find(({ packId }) => packId === plan)}
          onClose={() => {
            change({ buy: null })
            void refetchBuyer().catch(() => undefined)
          }}
        />
      ) : null}
    </Page>
  )
}

interface NeededProps {
  pack: PackPartsFragment
  words: number
  onBuy: (() => void) | undefined
}

/** The smallest pack with the words that a text needs. */
function Needed({ pack, words, onBuy }: NeededProps) {
  const { t, lang } = useTranslations('billing')
  return (
    <Alert
      severity="info"
      sx={{ mb: 6 }}
      action={
        onBuy ? (
          <Button color="inherit" size="small" onClick={onBuy}>
            {t('order.pay', { amount: formatMoney(pack.price, lang, pack.currency) })}
          </Button>
        ) : undefined
      }
    >
      {t('needed', { words: formatNumber(words, lang), pack: formatNumber(pack.words, lang) })}
    </Alert>
  )
}

interface GroupProps {
  title: string
  about: string
  action?: ReactNode
  children: ReactNode
}

function Group({ title, about, action, children }: GroupProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 4 }}>
        <div>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {about}
          </Typography>
        </div>
        {action}
      </Box>
      <Box sx={gridStyles}>{children}</Box>
    </Box>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 4,
}

interface PackCardProps {
  pack: PackPartsFragment
  isCurrent: boolean
  /** It begins with the next period. */
  isNext: boolean
  /** Another plan begins with the next period. */
  hasNext: boolean
  /** The smallest pack with the words that are missing. */
  isBest: boolean
  /** What a year costs less than twelve months; 0 for all but yearly plans. */
  saving: number
  onBuy: () => void
}

function PackCard({ pack, isCurrent, isNext, hasNext, isBest, saving, onBuy }: PackCardProps) {
  const { t, lang } = useTranslations('billing')
  const { logged } = useSession()
  const name = usePackName()(pack)
  const text = t(pack.kind === 'PLAN' ? 'choose' : 'buy')
  const to = `/login?to=${encodeURIComponent(`/pages/pricing?buy=${pack.packId}`)}`
  return (
    <Paper
      component="article"
      aria-label={name}
      sx={{ p: 5, display: 'flex', flexDirection: 'column', gap: 1, ...(isBest && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 24 }}>
        <Typography variant="h3">{name}</Typography>
        {isCurrent ? <Chip size="small" color="success" label={t('current')} /> : null}
        {isNext ? <Chip size="small" label={t('next')} /> : null}
        {isBest ? <Chip size="small" color="primary" label={t('enough')} /> : null}
      </Box>
      <Box>
        <Typography component="p" sx={{ fontSize: 26, fontWeight: 600, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(pack.price, lang, pack.currency)}
          {pack.interval ? (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              {t(`per.${pack.interval}`)}
            </Typography>
          ) : null}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4, flexGrow: 1 }}>
        {t(pack.interval ? `words.${pack.interval}` : pack.days ? 'words.days' : 'words.permanent', {
          words: formatNumber(pack.words, lang),
          days: formatNumber(pack.days ?? 0, lang),
          price: formatMoney((pack.price / pack.words) * 1000, lang, pack.currency),
        })}
        {saving > 0 ? (
          <Box component="span" sx={{ display: 'block', color: 'success.main', fontWeight: 500 }}>
            {t('yearlyAmount', { amount: formatMoney(saving, lang, pack.currency) })}
          </Box>
        ) : null}
      </Typography>
      {logged ? (
        <Button
          variant="outlined"
          disabled={isCurrent ? !hasNext : isNext}
          aria-label={t('buyNamed', { action: text, name })}
          onClick={onBuy}
        >
          {text}
        </Button>
      ) : (
        <Button variant="outlined" component={Link} to={to} aria-label={t('buyNamed', { action: text, name })}>
          {text}
        </Button>
      )}
    </Paper>
  )
}

/** The monthly plan has the same name before the hyphen: `writer-month` and `writer-year`. */
function savingOf({ packId, interval, price }: PackPartsFragment, packs: readonly PackPartsFragment[] = []): number {
  const month = interval === 'YEAR' ? packs.find(each => each.packId === packId.replace(/-year$/, '-month')) : undefined
  return month ? month.price * 12 - price : 0
}

const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} variant="rounded" height={192} />)

interface IntervalSwitchProps {
  value: 'MONTH' | 'YEAR'
  packs: PackPartsFragment[] | undefined
  onChange: (changes: { interval: string | null }) => void
}

function IntervalSwitch({ value, packs, onChange }: IntervalSwitchProps) {
  const { t, lang } = useTranslations('billing')
  const [month, year] = (['MONTH', 'YEAR'] as const).map(interval => packs?.find(each => each.interval === interval)?.price)
  const saved = month && year ? 1 - year / (month * 12) : 0
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      color="primary"
      value={value}
      aria-label={t('interval')}
      onChange={(_, chosen: string | null) => chosen && onChange({ interval: chosen === 'YEAR' ? 'year' : null })}
    >
      <ToggleButton value="MONTH">{t('monthly')}</ToggleButton>
      <ToggleButton value="YEAR">{saved > 0 ? t('yearlySaving', { share: formatPercent(saved, lang) }) : t('yearly')}</ToggleButton>
    </ToggleButtonGroup>
  )
}

function Comparison({ packs }: { packs: PackPartsFragment[] }) {
  const { t, lang } = useTranslations('billing')
  const nameOf = usePackName()
  const id = useId()
  const expiry = ({ interval, days }: PackPartsFragment) =>
    interval ? t(`lasts.${interval}`) : days ? t('lasts.days', { days: formatNumber(days, lang) }) : t('lasts.always')
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t('compare.title')}
      </Typography>
      <Paper>
        <TableContainer sx={{ maxHeight: 600 }} tabIndex={0} role="region" aria-labelledby={id}>
          <Table stickyHeader size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('compare.name')}</TableCell>
                <TableCell align="right">{t('compare.words')}</TableCell>
                <TableCell align="right">{t('compare.price')}</TableCell>
                <TableCell align="right">{t('compare.perThousand')}</TableCell>
                <TableCell>{t('compare.lasts')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {packs.map(pack => (
                <TableRow key={pack.packId} sx={{ height: 48, '&:last-child > *': { border: 0 } }}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                    {nameOf(pack)}
                  </TableCell>
                  <TableCell align="right">{formatNumber(pack.words, lang)}</TableCell>
                  <TableCell align="right">{formatMoney(pack.price, lang, pack.currency)}</TableCell>
                  <TableCell align="right">{formatMoney((pack.price / pack.words) * 1000, lang, pack.currency)}</TableCell>
                  <TableCell>{expiry(pack)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Paper>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        {t('currency')}
      </Typography>
    </Box>
  )
}

function Questions() {
  const { t } = useTranslations('billing')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t('questions.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6 }}>
        {questions.map(name => (
          <div key={name}>
            <Typography component="dt" variant="body1" sx={{ fontWeight: 600 }}>
              {t(`questions.${name}.question`)}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 1 }}>
              {t(`questions.${name}.answer`)}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  )
}
