import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { CustomerWholeFragment } from './customers.generated.ts'
import type { ProfileActions } from './profile-actions.ts'
import { SwitchRow } from './SwitchRow.tsx'

export function SecurityTab({ customer: { profile }, actions }: { customer: CustomerWholeFragment; actions: ProfileActions }) {
  const { t } = useTranslations('customers')
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <SideCard title={t('security.password')}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 4, maxWidth: 560 }}>
          {t('security.passwordText')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Button variant="outlined" startIcon={<IconMail size={20} stroke={1.75} />} onClick={() => void actions.sendReset()}>
            {t('security.send')}
          </Button>
          {profile.resetSentAt ? (
            <Typography variant="body2" color="textSecondary">
              {t('security.sent')} <RelativeTime instant={profile.resetSentAt} />
            </Typography>
          ) : null}
        </Box>
      </SideCard>
      <SideCard title={t('security.twoStep')}>
        <SwitchRow
          title={t('security.twoStepSwitch')}
          text={t('security.twoStepText')}
          isOn={profile.isTwoStep}
          onChange={isOn => void actions.setTwoStep(isOn)}
        />
      </SideCard>
      <SideCard title={t('security.signIns')}>
        {profile.signIns.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('security.noSignIns')}
          </Typography>
        ) : null}
        <Box component="ul" sx={{ display: 'grid', gap: 4, listStyle: 'none', m: 0, p: 0 }}>
          {profile.signIns.map(({ at, device, place }) => {
            const Icon = /iPhone|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop
            return (
              <Box component="li" key={at} sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' }}>
                <Icon size={20} stroke={1.75} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" color="textPrimary" sx={{ fontWeight: 500 }}>
                    <bdi>{device}</bdi>
                  </Typography>
                  <Typography variant="caption">
                    <bdi>{place}</bdi>
                  </Typography>
                </Box>
                <Typography variant="body2" component="span">
                  <RelativeTime instant={at} />
                </Typography>
              </Box>
            )
          })}
        </Box>
      </SideCard>
    </Box>
  )
}
