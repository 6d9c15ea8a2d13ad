/** Signing in: by e-mail and password, or at once with a demonstration account. */
import { useTexts } from '../../app/languages.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useDemoLoginsQuery, useLoginMutation } from './account.generated.ts'
import { useSignedIn } from './signed-in.ts'

export function SignIn({ heading }: { heading: 'h1' | 'h2' }) {
  const { t } = useTexts('account')
  const { data } = useDemoLoginsQuery()
  const [login] = useLoginMutation()
  const signedIn = useSignedIn()
  const [busy, setBusy] = useState('')
  const submit = async ({ email = '', password = '' }: Record<string, string>) =>
    signedIn((await login({ variables: { email, password } })).data?.login)
  const useDemo = async (email: string, password: string) => {
    setBusy(email)
    await submit({ email, password }).catch(() => setBusy(''))
  }

  return (
    <Paper sx={{ p: 6 }}>
      <Typography variant="h2" component={heading} sx={{ mb: 5 }}>
        {t('signIn.title')}
      </Typography>
      <Form fields={['email', 'password']} submit={t('signIn.submit')} onSubmit={submit}>
        <Field name="email" type="email" label={t('signIn.email')} autoComplete="username" />
        <Field name="password" type="password" label={t('signIn.password')} autoComplete="current-password" />
      </Form>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 4, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/register" variant="body2">
          {t('signIn.register')}
        </Link>
        <Link component={RouterLink} to="/forgot-password" variant="body2">
          {t('signIn.forgot')}
        </Link>
      </Stack>
      {data && data.demoLogins.length > 0 ? (
        <Box sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {t('signIn.demo')}
          </Typography>
          <Stack spacing={2}>
            {data.demoLogins.map(({ email, password }) => (
              <Button key={email} variant="outlined" loading={busy === email} onClick={() => void useDemo(email, password)}>
                {t('signIn.useDemo', { email })}
              </Button>
            ))}
          </Stack>
        </Box>
      ) : null}
    </Paper>
  )
}
