import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  helperText?: ReactNode
  value?: string
  onChange?: (value: string) => void
}

export function PasswordField({ helperText, onChange, ...field }: PasswordFieldProps) {
  const { t } = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const label = t(isShown ? 'password.hide' : 'password.show')
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Box>
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        helperText={helperText}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        onChange={onChange && (event => onChange(event.target.value))}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        endAdornment={
          <InputAdornment position="end">
            <IconButton edge="end" size="small" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
              <Icon size={20} stroke={1.75} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Box role="status" sx={{ color: 'warning.main', fontSize: 13, fontWeight: 500, '&:not(:empty)': { mt: 1 } }}>
        {isCapsLock ? t('password.capsLock') : null}
      </Box>
    </Box>
  )
}
