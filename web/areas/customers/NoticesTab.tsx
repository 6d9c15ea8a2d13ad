import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { CustomerWholeFragment } from './customers.generated.ts'
import type { ProfileActions } from './profile-actions.ts'
import { SwitchRow } from './SwitchRow.tsx'

const notices = ['orders', 'offers', 'wishlist', 'news'] as const

interface NoticesTabProps {
  customer: CustomerWholeFragment
  onSet: ProfileActions['setNotice']
}

export function NoticesTab({ customer: { profile }, onSet }: NoticesTabProps) {
  const { t } = useTranslations('customers')
  return (
    <SideCard title={t('notices.label')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {notices.map(notice => (
          <SwitchRow
            key={notice}
            title={t(`notices.${notice}.title`)}
            text={t(`notices.${notice}.text`)}
            isOn={profile.notices[notice]}
            onChange={isOn => void onSet(notice, isOn)}
          />
        ))}
      </Box>
    </SideCard>
  )
}
