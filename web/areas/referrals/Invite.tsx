/** Inviting by e-mail, or by a link of one's own. */
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FieldRow, RecordForm } from '../../ui/form/RecordForm.tsx'
import { EmailField, TextLine } from '../../ui/form/TextFields.tsx'
import { ShareLink } from './ShareLink.tsx'

const blank = { email: '', name: '' }

export function Invite({ onInvite }: { onInvite: (email: string, name: string) => Promise<void> }) {
  const { t } = useTranslations('referrals')
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0)
  return (
    <Paper sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 8, md: 12 }, p: { xs: 5, sm: 6 }, mb: 6 }}>
      <section aria-labelledby="referral-invite">
        <Typography id="referral-invite" variant="h2" sx={{ mb: 5 }}>
          {t('invite.title')}
        </Typography>
        <RecordForm
          key={sent}
          defaults={blank}
          submit={t('invite.submit')}
          onSubmit={async ({ email, name }) => {
            await onInvite(email.trim(), name.trim())
            setSent(sent + 1)
          }}
        >
          <FieldRow>
            <EmailField name="email" label={t('invite.email')} />
            <TextLine name="name" label={t('invite.name')} maxLength={120} isOptional />
          </FieldRow>
        </RecordForm>
      </section>
      <ShareLink />
    </Paper>
  )
}
