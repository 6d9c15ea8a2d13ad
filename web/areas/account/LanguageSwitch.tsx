/** Switches the account area between the application's language and Chinese; stored with the account when signed in. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { locales, useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import { notify } from '../../ui/notify.ts'
import { useSetAccountLanguageMutation } from './public.generated.ts'
import { changeAccountLanguage } from './account-language.ts'

const name = '中文'

/** The two characters as paths, so that they show without a Chinese font. */
function ChineseName() {
  return (
    <svg width="30" height="15" viewBox="0 0 32 16" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden>
      <path d="M2 4.5h11v5.5h-11zM7.5 1v14" />
      <path d="M24.5 1v2.5M18.5 4.5h12M21 4.5c1 4.5 4 8 9 10M28 4.5c-1 4.5-4 8-9 10" />
    </svg>
  )
}

const part = {
  px: 3,
  minHeight: 32,
  fontSize: 13,
  fontWeight: 500,
  color: 'text.secondary',
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'text.primary' },
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderInlineStart: 1, borderColor: 'divider' },
}

export function LanguageSwitch() {
  const { t } = useTranslations('account')
  const { language, logged } = useSession()
  const [locale] = usePreference('locale')
  const [setLanguage] = useSetAccountLanguageMutation()
  const change = async (next: 'en' | 'cn') => {
    await changeAccountLanguage(next)
    if (!logged) return
    await setLanguage({ variables: { language: next === 'cn' ? 'CN' : 'EN' } }).catch(() =>
      notify({ text: t('settings.languageFailed'), color: 'error' }),
    )
  }
  return (
    <Box
      role="group"
      aria-label={t('settings.language')}
      sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <ButtonBase lang={locale} aria-pressed={language === 'en'} onClick={() => void change('en')} sx={part}>
        {locales[locale]}
      </ButtonBase>
      <ButtonBase lang="zh-CN" aria-label={name} aria-pressed={language === 'cn'} onClick={() => void change('cn')} sx={part}>
        <ChineseName />
      </ButtonBase>
    </Box>
  )
}
