/** Staff notifications: a row per event, a column per channel. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useTranslations } from '../../platform/languages.ts'
import { useField } from '../../ui/form/use-field.ts'
import { Section } from './Section.tsx'
import type { Notification } from './store-settings.ts'

const channels = ['email', 'app'] as const
type Channel = (typeof channels)[number]

export function NotificationFields() {
  const { t } = useTranslations('store')
  const label = t('notifications.title')
  const format = (value: Notification[]) =>
    channels.map(channel => `${t(`notifications.${channel}`)}: ${value.filter(each => each[channel]).length}`).join(', ')
  const { value, change, blur, ref } = useField<Notification[]>({ name: 'notifications', label, isOptional: true }, { format })
  const set = (channel: Channel, isOn: boolean, isMeant: (each: Notification) => boolean) =>
    change(value.map(each => (isMeant(each) ? { ...each, [channel]: isOn } : each)))
  return (
    <Section title={label} text={t('notifications.text')}>
      <Box component="table" data-field="notifications" aria-label={label} sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.event')}</th>
            {channels.map(channel => (
              <th key={channel} scope="col">
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('notifications.all')}</th>
            {channels.map(channel => (
              <td key={channel}>
                <Checkbox
                  checked={value.every(each => each[channel])}
                  indeterminate={value.some(each => each[channel]) && !value.every(each => each[channel])}
                  onChange={(_, isOn) => set(channel, isOn, () => true)}
                  slotProps={{ input: { 'aria-label': `${t('notifications.all')}: ${t(`notifications.${channel}`)}` } }}
                />
              </td>
            ))}
          </tr>
          {value.map((each, index) => (
            <tr key={each.event}>
              <th scope="row">{t(`events.${each.event}`)}</th>
              {channels.map(channel => (
                <td key={channel}>
                  <Checkbox
                    checked={each[channel]}
                    onChange={(_, isOn) => set(channel, isOn, ({ event }) => event === each.event)}
                    onBlur={blur}
                    slotProps={{
                      input: {
                        ref: index === 0 && channel === 'email' ? ref : undefined,
                        'aria-label': `${t(`events.${each.event}`)}: ${t(`notifications.${channel}`)}`,
                      },
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Section>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'start', fontWeight: 400, py: 1 },
  '& th[scope="col"]': { fontSize: 13, fontWeight: 500, color: 'text.secondary', pb: 2 },
  '& th[scope="col"]:not(:first-of-type), & td': { textAlign: 'center', width: { xs: 76, sm: 120 } },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:first-of-type th': { fontWeight: 500 },
}
