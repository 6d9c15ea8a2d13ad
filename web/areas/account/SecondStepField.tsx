/** The code of the authenticator app, or a recovery code; takes the focus when it appears. */
import { useEffect, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'

/** A first code can't be a recovery code: there are none yet. */
export function SecondStepField({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslations('account')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field
      name="code"
      label={t('twoStep.code')}
      helperText={isFirst ? undefined : t('twoStep.codeHelp')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      inputRef={input}
      inputProps={{ maxLength: 20, style: { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
