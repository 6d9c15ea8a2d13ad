/** Creates an API key, and shows it once. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useCreateApiKeyMutation } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'

const expiries = [30, 90, 365]

export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslations('billing')
  const [create] = useCreateApiKeyMutation({ refetchQueries: ['ApiKeys'] })
  const [key, setKey] = useState('')
  if (key)
    return (
      <FormInDialog title={t('apiKeys.create')} close={t('apiKeys.done')} onClose={onClose}>
        <CreatedKey apiKey={key} />
      </FormInDialog>
    )
  return (
    <FormInDialog title={t('apiKeys.create')} onClose={onClose}>
      <Form
        lang={lang}
        fields={['name', 'scope', 'expiresInDays', 'password']}
        submit={t('apiKeys.create')}
        onSubmit={async ({ name = '', scope, days, password = '' }) => {
          const { data } = await create({
            variables: { name, scope: scope === 'WRITE' ? 'WRITE' : 'READ', expiresInDays: days ? Number(days) : null, password },
          })
          setKey(data?.createApiKey.key ?? '')
        }}
      >
        <Field name="name" label={t('apiKeys.name')} helperText={t('apiKeys.nameHelp')} autoComplete="off" dir="auto" />
        <TextField select size="small" name="scope" label={t('apiKeys.scope')} defaultValue="READ">
          <MenuItem value="READ">{t('apiKeys.scopes.READ')}</MenuItem>
          <MenuItem value="WRITE">{t('apiKeys.scopes.WRITE')}</MenuItem>
        </TextField>
        <TextField select size="small" name="days" label={t('apiKeys.expires')} defaultValue="90">
          {expiries.map(days => (
            <MenuItem key={days} value={String(days)}>
              {t('apiKeys.days', { days })}
            </MenuItem>
          ))}
          <MenuItem value="">{t('apiKeys.never')}</MenuItem>
        </TextField>
        <Field name="password" type="password" label={t('apiKeys.password')} autoComplete="current-password" dir="ltr" />
      </Form>
    </FormInDialog>
  )
}

function CreatedKey({ apiKey }: { apiKey: string }) {
  const { t } = useTranslations('billing')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey)
      notify({ text: t('apiKeys.copied'), color: 'success' })
    } catch {
      notify({ text: t('apiKeys.notCopied'), color: 'error' })
    }
  }
  return (
    <Stack spacing={4}>
      <Alert severity="warning">{t('apiKeys.keep')}</Alert>
      <Box
        component="code"
        dir="ltr"
        aria-label={t('apiKeys.key')}
        role="textbox"
        aria-readonly
        tabIndex={0}
        sx={{ p: 4, borderRadius: 1, bgcolor: 'action.hover', fontSize: 14, overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {apiKey}
      </Box>
      <Button variant="outlined" onClick={() => void copy()} sx={{ alignSelf: 'flex-start' }}>
        {t('apiKeys.copy')}
      </Button>
    </Stack>
  )
}
