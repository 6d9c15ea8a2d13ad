/** The account: what it holds, what was spent, where it is signed in. */
import { loadArea, useTexts } from '../../app/languages.ts'
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/600.css'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { updateSession } from '../../app/session.ts'
import { Page } from '../../ui/Page.tsx'
import { useAccountPageQuery, useSetAccountLanguageMutation } from './account.generated.ts'
import { Balances } from './Balances.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { WordsCard } from './WordsCard.tsx'

export function SettingsPage() {
  const { data, error, refetch } = useAccountPageQuery({ fetchPolicy: 'cache-and-network' })
  const [setLanguage] = useSetAccountLanguageMutation()
  const account = data?.me
  const text = useTexts('account')

  const change = async (language: 'EN' | 'CN' | null) => {
    if (!language) return
    await setLanguage({ variables: { language } })
    updateSession({ language: language === 'CN' ? 'cn' : 'en' })
    await loadArea('account')
  }

  if (error && !data) {
    return (
      <Page title={text.t('account.title')}>
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{text.t('failed.retry')}</Button>}>
          {text.t('failed.load')}
        </Alert>
      </Page>
    )
  }
  return (
    <Box lang={text.lang} dir={text.dir}>
      <Page title={text.t('account.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between', alignItems: 'center', mb: 6 }}>
          <Typography color="textSecondary">{account?.email ?? <Skeleton width={180} />}</Typography>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={account?.language ?? 'EN'}
            onChange={(_, value: 'EN' | 'CN' | null) => void change(value)}
            aria-label={text.t('account.language')}
          >
            <ToggleButton value="EN" lang="en">
              English
            </ToggleButton>
            <ToggleButton value="CN" lang="zh-CN">
              中文
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Balances account={account} text={text} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
            gap: 6,
            mt: 6,
            alignItems: 'start',
          }}
        >
          <WordsCard entries={data?.wordEntries.items} text={text} />
          <Box sx={{ display: 'grid', gap: 6 }}>
            <SessionsCard sessions={data?.sessions} text={text} onEnded={() => void refetch()} />
            <PasswordCard text={text} />
          </Box>
        </Box>
      </Page>
    </Box>
  )
}
