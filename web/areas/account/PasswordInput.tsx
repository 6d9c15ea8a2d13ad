/** What every password field has: a button that shows the password, and a note while Caps Lock is on. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'

export function usePasswordInput() {
  const { t } = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const label = t(isShown ? 'password.hide' : 'password.show')
  const Icon = isShown ? IconEyeOff : IconEye
  return {
    input: {
      type: isShown ? 'text' : 'password',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown: watch,
      onKeyUp: watch,
      endAdornment: (
        <InputAdornment position="end">
          <IconButton edge="end" size="small" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
            <Icon size={20} stroke={1.75} />
          </IconButton>
        </InputAdornment>
      ),
    },
    /** Below the field. */
    note: (
      <Box role="status" sx={{ color: 'warning.main', fontSize: 13, fontWeight: 500, '&:not(:empty)': { mt: 1 } }}>
        {isCapsLock ? t('password.capsLock') : null}
      </Box>
    ),
    onBlur: () => setCapsLock(false),
  }
}
