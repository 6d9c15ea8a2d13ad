/** When notifications wait: in quiet hours, and while the account is not used. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import {
  NotificationScheduleDocument,
  type NotificationScheduleQuery,
  useNotificationScheduleQuery,
  useSaveNotificationScheduleMutation,
} from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'

type Schedule = NotificationScheduleQuery['notificationSchedule']

export function QuietHoursCard() {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const { data, error, refetch } = useNotificationScheduleQuery()
  const [save] = useSaveNotificationScheduleMutation()
  const schedule = data?.notificationSchedule
  const change = async (changes: Partial<Schedule>) => {
    if (!schedule) return
    const zone = schedule.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
    const { quietFrom, quietUntil, onlyOnline } = { ...schedule, ...changes }
    try {
      await save({
        variables: { quietFrom, quietUntil, onlyOnline, timeZone: zone },
        update: (cache, { data: saved }) => {
          if (saved)
            cache.writeQuery({ query: NotificationScheduleDocument, data: { notificationSchedule: saved.saveNotificationSchedule } })
        },
      })
      notify({ text: t('schedule.saved'), color: 'success' })
    } catch (failed) {
      notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' })
    }
  }
  const hour = (name: 'quietFrom' | 'quietUntil', label: string) => (
    <TextField
      key={schedule?.[name]}
      type="time"
      size="small"
      fullWidth={false}
      sx={{ width: 150 }}
      label={label}
      defaultValue={schedule?.[name]}
      slotProps={{ inputLabel: { shrink: true } }}
      onBlur={event => {
        if (event.target.value && event.target.value !== schedule?.[name]) void change({ [name]: event.target.value })
      }}
    />
  )
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6, mt: 6, maxWidth: 860 }}>
      <Typography variant="h2" id={id}>
        {t('schedule.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('schedule.about')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={110} />}
      {schedule ? (
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <FormControlLabel
            control={
              <Switch
                checked={schedule.quietFrom !== null}
                onChange={(_, isOn) =>
                  void change(isOn ? { quietFrom: '22:00', quietUntil: '07:00' } : { quietFrom: null, quietUntil: null })
                }
              />
            }
            label={t('schedule.on')}
          />
          {schedule.quietFrom === null ? null : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
              {hour('quietFrom', t('schedule.start'))}
              {hour('quietUntil', t('schedule.end'))}
              <Typography variant="body2" color="textSecondary">
                {t('schedule.zone', { zone: schedule.timeZone || 'UTC' })}
              </Typography>
            </Box>
          )}
          <Box>
            <FormControlLabel
              control={<Switch checked={schedule.onlyOnline} onChange={(_, onlyOnline) => void change({ onlyOnline })} />}
              label={t('schedule.onlyOnline')}
            />
            <Typography variant="body2" color="textSecondary">
              {t('schedule.onlyOnlineHelp')}
            </Typography>
          </Box>
        </Box>
      ) : null}
    </Paper>
  )
}
