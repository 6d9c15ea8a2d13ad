import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { formatMoney, formatPercent } from '../../platform/format-figures.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { PlainTable, Quiet } from './PlainTable.tsx'
import type { UserViewFragment } from './users.generated.ts'

const icon = { size: 16, stroke: 1.75 }

export function UserAccount({ user }: { user: UserViewFragment }) {
  const { t, lang } = useTranslations('users')
  const { projects, invoices } = user.details
  const done = (share: number) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <LinearProgress variant="determinate" value={share * 100} aria-hidden sx={{ flex: 1, minWidth: 60 }} />
      <Box component="span" sx={{ minWidth: 44, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {formatPercent(share, lang)}
      </Box>
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <SideCard title={t('account.projects')}>
        {projects.length === 0 ? (
          <Quiet>{t('account.noProjects')}</Quiet>
        ) : (
          <PlainTable
            stacks
            label={t('account.projects')}
            heads={[t('account.project'), t('account.done'), t('account.tasks'), t('account.hours')]}
            ends={[2, 3]}
            rows={projects.map(({ id, name, kind, tasksDone, tasksTotal, hours }) => ({
              id,
              cells: [
                <>
                  <Typography variant="body2" sx={{ fontWeight: 500 }}>
                    <bdi>{name}</bdi>
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    <bdi>{kind}</bdi>
                  </Typography>
                </>,
                done(tasksDone / tasksTotal),
                <Ltr key="first">
                  {formatNumber(tasksDone, lang)}/{formatNumber(tasksTotal, lang)}
                </Ltr>,
                formatNumber(hours, lang),
              ],
            }))}
          />
        )}
      </SideCard>
      <SideCard title={t('account.invoices')}>
        {invoices.length === 0 ? (
          <Quiet>{t('account.noInvoices')}</Quiet>
        ) : (
          <PlainTable
            label={t('account.invoices')}
            heads={[t('account.number'), t('account.date'), t('state'), t('account.amount')]}
            ends={[3]}
            rows={invoices.map(({ id, date, amount, isPaid }) => ({
              id,
              cells: [
                <Ltr key="second">{id}</Ltr>,
                formatDate(date, lang),
                isPaid ? (
                  <StatusChip key="third" color="success" icon={<IconCircleCheck {...icon} />} text={t('account.paid')} />
                ) : (
                  <StatusChip key="fourth" color="warning" icon={<IconClock {...icon} />} text={t('account.due')} />
                ),
                formatMoney(amount, lang),
              ],
            }))}
          />
        )}
      </SideCard>
      <SideCard title={t('account.activity')}>
        <RecordTimeline area="USERS" type="User" id={user.id} />
      </SideCard>
    </Box>
  )
}
