import Checkbox from '@mui/material/Checkbox'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { PlainTable } from './PlainTable.tsx'
import type { UserPart } from './user-settings.ts'

const ways = ['email', 'browser', 'app'] as const

export function UserNotifications({ user, settings }: UserPart) {
  const { t } = useTranslations('users')
  const { notifications } = user.details
  return (
    <SideCard title={t('notices.title')}>
      <PlainTable
        label={t('notices.title')}
        heads={[t('notices.type'), ...ways.map(way => t(`notices.${way}`))]}
        rows={notifications.map(({ type, email, browser, app }) => {
          const present = { email, browser, app }
          return {
            id: type,
            cells: [
              t(`notices.of.${type}`),
              ...ways.map(way => (
                <Checkbox
                  key={way}
                  edge="start"
                  checked={present[way]}
                  onChange={(_, on) => void settings.set({ notifications: [{ type, ...present, [way]: on }] })}
                  slotProps={{ input: { 'aria-label': `${t(`notices.of.${type}`)}, ${t(`notices.${way}`)}` } }}
                />
              )),
            ],
          }
        })}
      />
    </SideCard>
  )
}
