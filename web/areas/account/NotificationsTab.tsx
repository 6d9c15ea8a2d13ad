/** Which notifications the account gets: in the application, by the browser, and by email. Each change is saved at once. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import {
  NotificationSettingsDocument,
  type NotificationSettingPartsFragment,
  useNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from './account.generated.ts'
import { BrowserNoticesCard } from './BrowserNoticesCard.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { QuietHoursCard } from './QuietHoursCard.tsx'

type Setting = NotificationSettingPartsFragment

const groups = [
  ['billing', ['PURCHASE_PAID', 'PURCHASE_FAILED', 'PURCHASE_REFUNDED', 'PLAN_RENEWED', 'PLAN_ENDED']],
  ['words', ['WORDS_LOW', 'WORDS_EXPIRING', 'RUN_REFUNDED']],
  ['work', ['INVOICE_PAST_DUE', 'EMAIL_RECEIVED', 'CHAT_MESSAGE', 'MENTIONED']],
] as const
const channels = ['app', 'browser', 'email'] as const

export function NotificationsTab() {
  const { t, lang } = useTranslations('billing')
  const id = useId()
  const { data, error, refetch } = useNotificationSettingsQuery()
  const [save] = useSaveNotificationSettingsMutation()
  const settings = data?.notificationSettings
  const change = async ({ kind, app, browser, email }: Setting, changes: Partial<Setting>) => {
    const after = (settings ?? []).map(each => (each.kind === kind ? { ...each, ...changes } : each))
    await save({
      variables: { settings: [{ kind, app, browser, email: email ?? null, ...changes }] },
      optimisticResponse: { saveNotificationSettings: after },
      update: (cache, { data: saved }) => {
        if (saved) cache.writeQuery({ query: NotificationSettingsDocument, data: { notificationSettings: saved.saveNotificationSettings } })
      },
    }).catch((failed: unknown) => notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' }))
  }
  return (
    <>
      <Paper component="section" aria-labelledby={id} sx={{ p: 6, maxWidth: 860 }}>
        <Typography variant="h2" id={id}>
          {t('notices.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
          {t('notices.about')}
        </Typography>
        {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton variant="rounded" sx={{ height: { xs: 783, sm: 761 } }} />}
        {settings ? (
          <Box component="table" aria-labelledby={id} sx={tableStyles}>
            <thead>
              <tr>
                <th scope="col">{t('notices.event')}</th>
                {channels.map(channel => (
                  <th key={channel} scope="col">
                    {t(`notices.${channel}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(([group, kinds]) => (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={channels.length + 1}>
                    {t(`notices.groups.${group}`)}
                  </th>
                </tr>
                {kinds.map(kind => {
                  const setting = settings.find(each => each.kind === kind)
                  return setting ? (
                    <tr key={kind}>
                      <th scope="row">{t(`notices.kinds.${kind}`)}</th>
                      {channels.map(channel => (
                        <td key={channel}>
                          {setting[channel] === null ? null : (
                            <Checkbox
                              // The browser shows what reaches the application.
                              checked={setting[channel] && (channel !== 'browser' || setting.app)}
                              disabled={channel === 'browser' && !setting.app}
                              onChange={(_, isOn) => void change(setting, { [channel]: isOn })}
                              slotProps={{ input: { 'aria-label': `${t(`notices.kinds.${kind}`)}: ${t(`notices.${channel}`)}` } }}
                            />
                          )}
                        </td>
                      ))}
                    </tr>
                  ) : null
                })}
              </tbody>
            ))}
          </Box>
        ) : null}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
          {t('notices.always')}
        </Typography>
      </Paper>
      <BrowserNoticesCard />
      <QuietHoursCard />
    </>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'start', fontWeight: 400, py: 1 },
  '& th[scope="col"]': { fontSize: { xs: 12, sm: 13 }, fontWeight: 500, color: 'text.secondary', pb: 2 },
  '& th[scope="col"]:not(:first-of-type), & td': { textAlign: 'center', width: { xs: 70, sm: 120 } },
  '& th[scope="rowgroup"]': { fontWeight: 600, pt: 5, pb: 2 },
  '& tr:has(th[scope="row"])': { borderTop: 1, borderColor: 'divider', height: 48 },
}
