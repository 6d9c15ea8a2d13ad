/** The document's runs with their results and costs. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import { formatInstant, formatNumber } from '../../../platform/format.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import type { PreviewRunsQuery } from '../text.generated.ts'

export type Receipt = PreviewRunsQuery['textRuns']['items'][number]

const states = {
  RUNNING: { color: 'info', Icon: IconLoader2 },
  DONE: { color: 'success', Icon: IconCheck },
  STOPPED: { color: 'warning', Icon: IconPlayerStop },
  REFUSED: { color: 'warning', Icon: IconBan },
  FAILED: { color: 'error', Icon: IconAlertTriangle },
} as const

/**
 * The balance after each run, computed backward from the current one; undefined for runs older than the loaded
 * history.
 */
export function balancesAfter({ me, wordEntries }: PreviewRunsQuery): Map<string, number> {
  const balances = new Map<string, number>()
  let balance = me ? me.durWordsLeft + me.tempWordsLeft : 0
  for (const { runId, words } of wordEntries.items) {
    if (runId && !balances.has(runId)) balances.set(runId, balance)
    balance -= words
  }
  return balances
}

export function Receipts({ data }: { data: PreviewRunsQuery }) {
  const { t, lang } = useTranslations('text')
  const { items, total } = data.textRuns
  const balances = balancesAfter(data)
  const number = (value: number) => formatNumber(value, lang)
  return (
    <Paper component="section" aria-labelledby="receipts-title" sx={{ p: 5 }}>
      <Typography variant="h2" id="receipts-title" sx={{ mb: 2 }}>
        {t('preview.receipts')}
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('preview.noReceipts')}
        </Typography>
      ) : null}
      <Box
        component="ul"
        aria-labelledby="receipts-title"
        tabIndex={items.length > 4 ? 0 : undefined}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 380, overflowY: 'auto', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {items.map(run => (
          <Box component="li" key={run.id} sx={{ py: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
                {t(`modes.${run.action}`)}
                {run.redoOf ? (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {` · ${t('preview.again')}`}
                  </Typography>
                ) : null}
              </Typography>
              <State status={run.status} />
            </Box>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatInstant(run.createdAt, lang)} · {run.engine === 'embedded' ? t('preview.embedded') : run.engine}
            </Typography>
            <Typography variant="caption" component="p" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {[
                t('preview.charged', { count: run.wordsCharged, words: number(run.wordsCharged) }),
                ...(balances.has(run.id) ? [t('preview.balance', { words: number(balances.get(run.id) ?? 0) })] : []),
              ].join(' · ')}
            </Typography>
            {run.message ? (
              <Typography variant="caption" color="textSecondary" component="p" dir="auto" sx={{ m: 0 }}>
                {run.message}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Box>
      {total > items.length ? (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0, mt: 2 }}>
          {t('preview.moreReceipts', { count: total - items.length, left: number(total - items.length) })}
        </Typography>
      ) : null}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0, mt: 2 }}>
        {t('preview.kept')}
      </Typography>
    </Paper>
  )
}

function State({ status }: Pick<Receipt, 'status'>) {
  const { t } = useTranslations('text')
  const { color, Icon } = states[status]
  return <StatusChip color={color} icon={<Icon size={16} stroke={1.75} />} text={t(`preview.status.${status}`)} />
}
