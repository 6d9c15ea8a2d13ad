/** Two steps: an address gets a code by mail, and the code with a password does what the page is for. */
import { useTexts } from '../../app/languages.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Page } from '../../ui/Page.tsx'
import { useDemoLoginsQuery, useSendCodeMutation } from './account.generated.ts'

export interface CodeValues {
  email: string
  password: string
  code: string
}

interface CodeFormProps {
  title: string
  lead: string
  passwordLabel: string
  submit: string
  onSubmit: (values: CodeValues) => Promise<void>
  children?: ReactNode
}

export function CodeForm({ title, lead, passwordLabel, submit, onSubmit, children }: CodeFormProps) {
  const { t } = useTexts('account')
  const { data } = useDemoLoginsQuery()
  const [sendCode] = useSendCodeMutation()
  const [email, setEmail] = useState('')

  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <Page title={title}>
        <Typography color="textSecondary" sx={{ mb: 6 }}>
          {lead}
        </Typography>
        <Paper sx={{ p: 6 }}>
          {email ? (
            <Form
              fields={['code', 'password']}
              submit={submit}
              onSubmit={({ code = '', password = '' }) => onSubmit({ email, code, password })}
            >
              <Alert severity="success">
                {t('register.sent', { email })}{' '}
                {data && data.demoLogins.length > 0 ? (
                  <Link href="/dev/outbox" target="_blank" color="inherit" underline="always">
                    {t('register.outbox')}
                  </Link>
                ) : null}
              </Alert>
              <Field name="code" label={t('register.code')} autoComplete="one-time-code" inputMode="numeric" />
              <Field name="password" type="password" label={passwordLabel} autoComplete="new-password" help={t('register.passwordHelp')} />
            </Form>
          ) : (
            <Form
              fields={['email']}
              submit={t('register.sendCode')}
              onSubmit={async ({ email: given = '' }) => {
                await sendCode({ variables: { email: given } })
                setEmail(given.trim())
              }}
            >
              <Field name="email" type="email" label={t('signIn.email')} autoComplete="username" />
            </Form>
          )}
        </Paper>
        {children}
      </Page>
    </Box>
  )
}
