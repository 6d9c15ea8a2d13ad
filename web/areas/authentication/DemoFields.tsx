/** Fields of the demonstration forms. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { notify } from '../../ui/notify.ts'
import { minPassword, passwordStrength } from './checks.ts'
import type { DemoForm, Values } from './demo-form.ts'

interface FrameProps<Form extends Values> {
  form: DemoForm<Form>
  submit: string
  children: ReactNode
}

export function FormBody<Form extends Values>({ form, submit, children }: FrameProps<Form>) {
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
      {form.failure ? <Alert severity="error">{form.failure}</Alert> : null}
      {children}
      <Button type="submit" variant="contained" loading={form.isBusy}>
        {submit}
      </Button>
    </Stack>
  )
}

interface FieldProps<Form extends Values> extends Omit<OutlinedInputProps, 'form' | 'name'> {
  form: DemoForm<Form>
  name: keyof Form & string
  label: string
  helperText?: ReactNode
}

export function DemoField<Form extends Values>({ form, name, label, helperText, dir, inputProps, ...props }: FieldProps<Form>) {
  const id = useId()
  const error = form.errorOf(name)
  const field = { name, label, helperText }
  return (
    <FieldFrame id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        value={form.values[name] ?? ''}
        onChange={event => form.change(name, event.target.value)}
        onBlur={() => form.touch(name)}
        inputProps={{ dir, ...described(id, field, error), ...inputProps }}
        {...props}
      />
    </FieldFrame>
  )
}

export function DemoPassword<Form extends Values>(props: FieldProps<Form>) {
  const { t } = useTranslations('authentication')
  const [isShown, setShown] = useState(false)
  const label = t(isShown ? 'password.hide' : 'password.show')
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <DemoField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" size="small" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
            <Icon size={20} stroke={1.75} />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}

const strengthColors = ['text.secondary', 'error.main', 'warning.main', 'info.main', 'success.main'] as const

/** Four bars and a word; nothing is asked but the length. */
export function StrengthMeter({ password, email }: { password: string; email?: string }) {
  const { t } = useTranslations('authentication')
  const strength = passwordStrength(password, email)
  const words = ['strength.short', 'strength.weak', 'strength.fair', 'strength.good', 'strength.strong'] as const
  return (
    <Box>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, mb: 1 }}>
        {[1, 2, 3, 4].map(bar => (
          <Box
            key={bar}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: bar <= strength ? strengthColors[strength] : 'action.selected',
              transition: '150ms',
            }}
          />
        ))}
      </Box>
      <span aria-live="polite">{t(words[strength] ?? 'strength.short', { min: minPassword })}</span>
    </Box>
  )
}

export function DemoCheck<Form extends Values>({
  form,
  name,
  label,
}: {
  form: DemoForm<Form>
  name: keyof Form & string
  label: ReactNode
}) {
  const id = useId()
  const error = form.errorOf(name)
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            size="small"
            checked={form.values[name] === 'on'}
            onChange={(_, isOn) => form.change(name, isOn ? 'on' : '')}
            slotProps={{ input: { 'aria-describedby': error ? id : undefined } }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {error ? (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}

const codeLength = 6

/**
 * One input over six boxes, so that paste, autofill from a message, and screen readers work as in any field. A pasted code
 * may contain spaces; the sixth digit submits.
 */
export function CodeField<Form extends Values>({ form, name, label }: { form: DemoForm<Form>; name: keyof Form & string; label: string }) {
  const id = useId()
  const error = form.errorOf(name)
  const code = form.values[name] ?? ''
  const [isFocused, setFocused] = useState(false)
  return (
    <FieldFrame id={id} field={{ name, label }} error={error}>
      <Box dir="ltr" sx={codeStyles} data-invalid={error !== undefined}>
        {Array.from({ length: codeLength }, (_, place) => (
          <Box key={place} aria-hidden data-active={isFocused && place === Math.min(code.length, codeLength - 1)} className="box">
            {code[place]}
          </Box>
        ))}
        <input
          id={id}
          name={name}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...described(id, {}, error)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={event => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, codeLength)
            const { form: element } = event.target
            form.change(name, digits)
            // After the new value is rendered, because the form reads it.
            if (digits.length === codeLength && digits !== code) setTimeout(() => element?.requestSubmit())
          }}
        />
      </Box>
    </FieldFrame>
  )
}

const codeStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${codeLength}, minmax(0, 1fr))`,
  gap: 2,
  '& .box': {
    display: 'grid',
    placeItems: 'center',
    height: 52,
    border: 1,
    borderColor: 'action.disabled',
    borderRadius: 1,
    fontSize: 20,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .box[data-active="true"]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor', color: 'primary.main' },
  '&[data-invalid="true"] .box': { borderColor: 'error.main' },
  '& input': { position: 'absolute', inset: 0, width: 1, height: 1, m: 0, p: 0, border: 0, opacity: 0, cursor: 'text' },
} as const

const resendSeconds = 30

/** Waits half a minute after each message, so that nobody is flooded with them. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslations('authentication')
  const [until, setUntil] = useState(() => Date.now() + resendSeconds * 1000)
  const [left, setLeft] = useState(resendSeconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return (
    <Button
      size="small"
      disabled={left > 0}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
      onClick={() => {
        setUntil(Date.now() + resendSeconds * 1000)
        notify({ text: t('resend.done', { email }), color: 'success' })
      }}
    >
      {left > 0 ? t('resend.wait', { seconds: left }) : t('resend.now')}
    </Button>
  )
}
