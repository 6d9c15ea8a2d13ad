/** Date pickers inside speak the reader's language. */
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { frFR } from '@mui/x-date-pickers/locales'
import { ar } from 'date-fns/locale/ar'
import { enUS } from 'date-fns/locale/en-US'
import { fr } from 'date-fns/locale/fr'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { arabicPickerTexts } from './arabic-picker-texts.ts'

const locales = { en: enUS, fr, ar }
const texts = { en: undefined, fr: frFR.components.MuiLocalizationProvider.defaultProps.localeText, ar: arabicPickerTexts }

interface PickerLocaleProps {
  /** First day of the week, 0 for Sunday; that of the language by default. */
  firstDay?: number
  children: ReactNode
}

export function PickerLocale({ firstDay, children }: PickerLocaleProps) {
  const { i18n } = useTranslation()
  const language = i18n.language === 'fr' || i18n.language === 'ar' ? i18n.language : 'en'
  const found = locales[language]
  const locale = firstDay === undefined ? found : { ...found, options: { ...found.options, weekStartsOn: firstDay as 0 } } // 0 to 6
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={texts[language]}>
      {children}
    </LocalizationProvider>
  )
}
