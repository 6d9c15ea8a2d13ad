/** Changes the password. Mounted only while it is open. */
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { notify } from '../../ui/notify.ts'
import { useChangePasswordMutation } from './account.generated.ts'
import { usePasswordInput } from './PasswordInput.tsx'
import { isLongEnough, PasswordRules } from './PasswordRules.tsx'

const defaults = { currentPassword: '', password: '' }

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslations('account')
  const { email } = useSession()
  const [changePassword] = useChangePasswordMutation({ refetchQueries: ['Sessions'] })
  return (
    <FormDialog
      title={t('account.changePassword')}
      submit={t('account.changePassword')}
      defaults={defaults}
      onSubmit={async values => {
        await changePassword({ variables: values })
        notify({ text: t('account.changed'), color: 'success' })
        onClose()
      }}
      onCancel={onClose}
    >
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordLine name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordLine
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        check={password => (isLongEnough(password) ? undefined : t('password.tooShort'))}
        below={<Rules email={email} />}
      />
    </FormDialog>
  )
}

function Rules({ email }: { email: string }) {
  const password = useWatch<typeof defaults, 'password'>({ name: 'password' })
  return <PasswordRules password={password} email={email} />
}

interface PasswordLineProps extends FieldProps<string> {
  autoComplete: 'current-password' | 'new-password'
  below?: ReactNode
}

function PasswordLine({ autoComplete, below, ...field }: PasswordLineProps) {
  const id = useId()
  const { value, change, blur, ref, error } = useField<string>(field)
  const { input, note, onBlur } = usePasswordInput()
  return (
    <Box>
      <FieldFrame id={id} field={{ ...field, helperText: below }} error={error}>
        <OutlinedInput
          id={id}
          name={field.name}
          size="small"
          autoComplete={autoComplete}
          {...input}
          value={value}
          onChange={event => change(event.target.value)}
          onBlur={() => {
            onBlur()
            blur()
          }}
          inputRef={ref}
          inputProps={{ dir: 'ltr', ...described(id, { ...field, helperText: below }, error) }}
        />
      </FieldFrame>
      {note}
    </Box>
  )
}
