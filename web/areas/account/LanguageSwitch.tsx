/** English or Chinese for the account area; the account remembers it when there is one. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTexts } from '../../app/languages.ts'
import { useSession } from '../../app/session.ts'
import { notify } from '../../ui/notify.tsx'
import { useSetAccountLanguageMutation } from './account.generated.ts'
import { changeAccountLanguage } from './account-language.ts'

const choices = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'cn', text: '中文', lang: 'zh-CN' },
] as const

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
      {choices.map(({ value, text, lang }) => (
        <ToggleButton key={value} value={value} lang={lang} sx={{ px: 3, py: 0.75, minHeight: 32, textTransform: 'none' }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
