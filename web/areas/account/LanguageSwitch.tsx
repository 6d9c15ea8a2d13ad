/** Switches the account area between the application's language and Chinese; stored with the account when signed in. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { locales, useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import { ChineseName, chineseName } from '../../ui/ChineseName.tsx'
import { notify } from '../../ui/notify.ts'
import { useSetAccountLanguageMutation } from './public.generated.ts'
import { changeAccountLanguage } from '../../platform/account-language.ts'

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
      <ButtonBase lang="zh-CN" aria-label={chineseName} aria-pressed={language === 'cn'} onClick={() => void change('cn')} sx={part}>
        <ChineseName />
      </ButtonBase>
    </Box>
  )
}
