/** What the reader chose for the interface; kept in the browser, and in the top menu and the appearance drawer, too. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Select from '@mui/material/Select'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { changeLocale, locales, useTranslations } from '../../platform/languages.ts'
import { choices, usePreferences, writePreference } from '../../platform/preferences.ts'
import { Row } from './AccountTab.tsx'

export function PreferencesCard() {
  const { t } = useTranslations('account')
  const id = useId()
  const { locale, theme, density, digits, singleKeys } = usePreferences()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ px: 6, pt: 5, pb: 2 }}>
      <Typography variant="h2" id={id}>
        {t('preferences.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, '& > div': { gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' } } }}>
        <Row label={t('preferences.language')}>
          <Select
            size="small"
            value={locale}
            onChange={event => void changeLocale(event.target.value)}
            slotProps={{ input: { 'aria-label': t('preferences.language') } }}
            sx={{ minWidth: 160 }}
          >
            {Object.entries(locales).map(([value, name]) => (
              <MenuItem key={value} value={value} lang={value}>
                {name}
              </MenuItem>
            ))}
          </Select>
        </Row>
        <Row label={t('theme')}>
          <ToggleButtonGroup exclusive value={theme} aria-label={t('theme')}>
            {choices.theme.map(value => (
              <ToggleButton key={value} value={value} onClick={() => writePreference('theme', value)}>
                {t(`themes.${value}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Row>
        <Row label={t('list.density')}>
          <ToggleButtonGroup exclusive value={density} aria-label={t('list.density')}>
            {(['compact', 'standard', 'relaxed'] as const).map(value => (
              <ToggleButton key={value} value={value} onClick={() => writePreference('density', value)}>
                {t(`list.densities.${value}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Row>
        {locale === 'ar' ? (
          <Row label={t('preferences.digits')}>
            <Switch
              checked={digits === 'arabic'}
              onChange={(_, isOn) => writePreference('digits', isOn ? 'arabic' : 'latin')}
              slotProps={{ input: { 'aria-label': t('preferences.digits') } }}
            />
          </Row>
        ) : null}
        <Row label={t('preferences.keys')} help={t('preferences.keysHelp')}>
          <Switch
            checked={singleKeys === 'on'}
            onChange={(_, isOn) => writePreference('singleKeys', isOn ? 'on' : 'off')}
            slotProps={{ input: { 'aria-label': t('preferences.keys') } }}
          />
        </Row>
      </Box>
    </Paper>
  )
}
