import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { PasswordLine } from './PasswordLine.tsx'
import { PlainTable, Quiet } from './PlainTable.tsx'
import type { UserPart } from './user-settings.ts'

export function UserSecurity({ user, settings }: UserPart) {
  const { t } = useTranslations('users')
  const { isTwoStep, passwordChangedAt, devices } = user.details
  // Resets the form after it was sent.
  const [sent, setSent] = useState(0)
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <SideCard title={t('security.password')}>
        <Quiet>
          {t('security.passwordText')} {t(passwordChangedAt ? 'security.changed' : 'security.never')}{' '}
          {passwordChangedAt ? <RelativeTime instant={passwordChangedAt} /> : null}
        </Quiet>
        <Box sx={{ maxWidth: 420, mt: 4 }}>
          <RecordForm
            key={sent}
            defaults={{ password: '' }}
            submit={t('security.change')}
            onSubmit={async ({ password }) => {
              await settings.changePassword(password)
              setSent(sent + 1)
            }}
          >
            <PasswordLine name="password" label={t('security.newPassword')} helperText={t('security.rule')} />
          </RecordForm>
        </Box>
      </SideCard>
      <SideCard title={t('security.twoStep')}>
        <FormControlLabel
          control={<Switch checked={isTwoStep} onChange={(_, on) => void settings.set({ isTwoStep: on })} />}
          label={t('security.twoStepText')}
        />
      </SideCard>
      <SideCard
        title={t('security.devices')}
        action={
          devices.length > 1 ? (
            <Button size="small" color="error" onClick={() => void settings.signOut()}>
              {t('security.all')}
            </Button>
          ) : undefined
        }
      >
        {devices.length === 0 ? (
          <Quiet>{t('security.noDevices')}</Quiet>
        ) : (
          <PlainTable
            stacks
            label={t('security.devices')}
            heads={[t('security.device'), t('security.place'), t('security.seen'), t('security.end')]}
            ends={[3]}
            rows={devices.map(({ id, name, place, at }) => ({
              id,
              cells: [
                <bdi key="first">{name}</bdi>,
                <bdi key="second">{place}</bdi>,
                <RelativeTime key="third" instant={at} />,
                <Button
                  key="fourth"
                  size="small"
                  aria-label={t('security.signOutOf', { name })}
                  onClick={() => void settings.signOut([id])}
                >
                  {t('security.signOut')}
                </Button>,
              ],
            }))}
          />
        )}
      </SideCard>
    </Box>
  )
}
