/** The account's data: exported, or deleted with the account. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { confirmSessionEnd, requireToken } from '../../platform/signed-fetch.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useDeleteAccountMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { PasswordField } from './PasswordField.tsx'
import { saveFile } from './save-file.ts'

export function DataCard() {
  const { t } = useTranslations('account')
  const [isExporting, setExporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const exportData = async () => {
    setExporting(true)
    try {
      const response = await fetch('/me/export', { headers: { authorization: requireToken() } })
      if (response.status === 401) await confirmSessionEnd()
      if (!response.ok) throw new Error(String(response.status))
      saveFile('deskwright-export.zip', await response.blob())
    } catch (error) {
      const isTooOften = error instanceof Error && error.message === '429'
      notify({ text: t(isTooOften ? 'data.tooOften' : 'data.failed'), color: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return (
    <Paper component="section" sx={{ p: 6, mt: 6, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('data.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('data.about')}
      </Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={isExporting} onClick={() => void exportData()}>
          {t('data.export')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {t('deletion.title')}
        </Button>
      </Stack>
      {isDeleting ? <DeleteAccount onClose={() => setDeleting(false)} /> : null}
    </Paper>
  )
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('account')
  const { email } = useSession()
  const navigate = useNavigate()
  const [deleteAccount] = useDeleteAccountMutation()
  return (
    <FormInDialog title={t('deletion.title')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['email', 'password']}
        submit={t('deletion.title')}
        onSubmit={async ({ email: typed = '', password = '' }) => {
          const { data } = await deleteAccount({ variables: { email: typed, password } })
          signOut()
          await navigate('/front-pages/landing-page', { replace: true })
          if (data) notify({ text: t('deletion.done', { when: formatInstant(data.deleteAccount, lang) }), color: 'success' })
        }}
      >
        <Alert severity="warning">{t('deletion.about')}</Alert>
        <Field name="email" type="email" dir="ltr" label={t('deletion.type', { email })} autoComplete="off" />
        <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
      </Form>
    </FormInDialog>
  )
}
