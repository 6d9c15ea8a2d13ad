/** The emailed code; takes the focus when it appears. */
import { useEffect, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'

export function CodeField({ name = 'code' }: { name?: string }) {
  const { t } = useTranslations('account')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field
      name={name}
      label={t('code.label')}
      autoComplete="one-time-code"
      dir="ltr"
      inputRef={input}
      inputProps={{
        inputMode: 'numeric',
        maxLength: 12,
        style: { fontSize: 20, letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
      }}
    />
  )
}
