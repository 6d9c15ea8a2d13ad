/** The Appearance panel. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import { notify } from '../../ui/notify.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useIsNarrow } from '../layout.ts'
import { defaultPreferences, type Preferences, usePreferences, writePreferences } from '../../platform/preferences.ts'
import { closeCustomizer } from './customizer-open.ts'
import { PreferenceChoices } from './PreferenceChoices.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

const names = [
  'theme',
  'skin',
  'isVerticalNavSemiDark',
  'navOrientation',
  'isVerticalNavCollapsed',
  'appContentWidth',
  'navbarType',
  'isNavbarBlurEnabled',
  'footerType',
  'density',
] as const

const only = (preferences: Preferences): Partial<Preferences> => Object.fromEntries(names.map(name => [name, preferences[name]]))

export function Customizer({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslations('customizer')
  const id = useId()
  const preferences = usePreferences()
  const isNarrow = useIsNarrow()
  const isHorizontal = preferences.navOrientation === 'horizontal'
  const isUntouched = names.every(name => preferences[name] === defaultPreferences[name])

  const reset = () => {
    const before = only(preferences)
    writePreferences(only(defaultPreferences))
    notify({ text: t('wasReset'), action: { label: t('undo'), run: () => writePreferences(before) } })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(only(preferences), null, 2))
      notify({ text: t('copied'), color: 'success' })
    } catch {
      notify({ text: t('notCopied'), color: 'error' })
    }
  }

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={closeCustomizer}
      slotProps={{
        // No backdrop, so that changes are visible at once.
        backdrop: { invisible: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: { width: 380, maxWidth: '100vw' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, px: 6, pt: 5, pb: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={id} variant="h2">
            {t('title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('lead')}
          </Typography>
        </Box>
        <IconButton aria-label={t('close')} onClick={closeCustomizer} edge="end" size="small">
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 6, py: 5, display: 'grid', gap: 6, alignContent: 'start' }}>
        <PreferenceChoices name="theme" isDrawn />
        <PreferenceChoices name="skin" isDrawn />
        <PreferenceChoices name="navOrientation" isDrawn help={isNarrow ? t('narrow') : undefined} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PreferenceSwitch name="isVerticalNavCollapsed" isDisabled={isHorizontal} />
          <PreferenceSwitch name="isVerticalNavSemiDark" isDisabled={isHorizontal && !isNarrow} />
        </Box>
        <PreferenceChoices name="appContentWidth" isDrawn />
        <PreferenceChoices name="navbarType" disabled={isHorizontal ? ['hidden'] : []} help={isHorizontal ? t('barNeeded') : undefined} />
        <PreferenceSwitch name="isNavbarBlurEnabled" isDisabled={preferences.navbarType === 'hidden'} />
        <PreferenceChoices name="footerType" />
        <PreferenceChoices name="density" />
      </Box>
      <Box sx={{ display: 'flex', gap: 3, px: 6, py: 4, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={reset} disabled={isUntouched}>
          {t('reset')}
        </Button>
      </Box>
    </Drawer>
  )
}
