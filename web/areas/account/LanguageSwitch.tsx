/** English or Chinese for the account area; the account remembers it when there is one. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTexts } from '../../app/languages.ts'
import { useSession } from '../../app/session.ts'
import { notify } from '../../ui/notify.ts'
import { useSetAccountLanguageMutation } from './public.generated.ts'
import { changeAccountLanguage } from './account-language.ts'

const name = '中文'

/** The two characters drawn, so that they show where no Chinese font is installed and none is loaded yet. */
function ChineseName() {
  return (
    <svg width="30" height="15" viewBox="0 0 32 16" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      <path d="M2 4.5h11v5.5h-11zM7.5 1v14" />
      <path d="M24.5 1v2.5M18.5 4.5h12M21 4.5c1 4.5 4 8 9 10M28 4.5c-1 4.5-4 8-9 10" />
    </svg>
  )
}

const shape = { px: 3, py: 0.75, minHeight: 32, textTransform: 'none' }

export function LanguageSwitch() {
  const { t } = useTexts('account')
  const { language, logged } = useSession()
  const [setLanguage] = useSetAccountLanguageMutation()
  const change = async (next: 'en' | 'cn') => {
    await changeAccountLanguage(next)
    if (!logged) return
    await setLanguage({ variables: { language: next === 'cn' ? 'CN' : 'EN' } }).catch(() =>
      notify({ text: t('settings.languageFailed'), color: 'error' }),
    )
  }
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={language}
      onChange={(_, value: 'en' | 'cn' | null) => value && void change(value)}
      aria-label={t('settings.language')}
    >
      <ToggleButton value="en" lang="en" sx={shape}>
        English
      </ToggleButton>
      <ToggleButton value="cn" lang="zh-CN" aria-label={name} sx={shape}>
        <ChineseName />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
