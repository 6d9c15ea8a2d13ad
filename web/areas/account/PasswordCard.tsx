import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useChangePasswordMutation } from './account.generated.ts'
import type { Texts as AccountText } from '../../app/languages.ts'

export function PasswordCard({ text: { t } }: { text: AccountText }) {
  const [changePassword] = useChangePasswordMutation()
  const [changed, setChanged] = useState(false)
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t('account.changePassword')}
      </Typography>
      {changed ? (
        <Alert severity="success">{t('account.changed')}</Alert>
      ) : (
        <Form
          fields={['currentPassword', 'password']}
          submit={t('account.changePassword')}
          onSubmit={async ({ currentPassword = '', password = '' }) => {
            await changePassword({ variables: { currentPassword, password } })
            setChanged(true)
          }}
        >
          <Field name="currentPassword" type="password" label={t('account.currentPassword')} autoComplete="current-password" />
          <Field name="password" type="password" label={t('account.newPassword')} autoComplete="new-password" />
        </Form>
      )}
    </Paper>
  )
}
