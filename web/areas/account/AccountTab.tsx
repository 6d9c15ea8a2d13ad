import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { useAccountPageQuery } from './account.generated.ts'
import { DataCard } from './DataCard.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const ChangeEmail = lazyPart(async () => (await import('./ChangeEmail.tsx')).ChangeEmail)

export function AccountTab() {
  const { t, lang } = useTranslations('account')
  const { data, error, refetch } = useAccountPageQuery()
  const [isChanging, setChanging] = useState(false)
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />
  const account = data?.me
  const lastSignIn = account && (account.lastLoginTime ? formatInstant(account.lastLoginTime, lang) : t('account.never'))
  return (
    <>
      <Paper component="dl" sx={{ m: 0, px: 6, py: 2, maxWidth: 720 }}>
        <Row label={t('signIn.email')}>
          <Box component="span" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {account?.email ?? <Skeleton width={112} sx={{ display: 'inline-block' }} />}
          </Box>
          <Button size="small" sx={{ ml: 2 }} onClick={() => setChanging(true)}>
            {t('account.changeEmail')}
          </Button>
        </Row>
        <Row label={t('account.role')}>
          {account ? t(account.role === 'ADMIN' ? 'account.roles.admin' : 'account.roles.regular') : <Skeleton width={120} />}
        </Row>
        <Row label={t('account.lastLogin')}>{lastSignIn ?? <Skeleton width={160} />}</Row>
        <Row label={t('settings.language')} help={t('settings.languageHelp')}>
          <LanguageSwitch />
        </Row>
      </Paper>
      <DataCard />
      {isChanging ? <ChangeEmail onClose={() => setChanging(false)} /> : null}
    </>
  )
}

export function Row({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
        gap: { xs: 1, sm: 4 },
        alignItems: 'center',
        py: 4,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="dt">
        <Typography component="span" variant="body2" sx={{ fontWeight: 500, display: 'block' }}>
          {label}
        </Typography>
        {help ? (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', maxWidth: 240 }}>
            {help}
          </Typography>
        ) : null}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 14 }}>
        {children}
      </Box>
    </Box>
  )
}
