/** Invites by email or by the personal referral link. */
import Box from '@mui/material/Box'
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
  // A new key resets the form after sending.
  const [sent, setSent] = useState(0)
  return (
    <Paper sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 6, md: 12 }, px: { xs: 5, sm: 6 }, py: 5, mb: 4 }}>
      <Box component="section" aria-labelledby="referral-invite" sx={inviteStyles}>
        <Typography id="referral-invite" variant="h2" sx={{ mb: 3 }}>
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
      </Box>
      <ShareLink />
    </Paper>
  )
}

/** Where there is room, the button stands in the line of the fields. */
const inviteStyles = {
  '& form': { gridTemplateColumns: { md: 'minmax(0, 1fr) auto' }, columnGap: 4, rowGap: 4, alignItems: 'start' },
  '& form > .MuiAlert-root': { gridColumn: '1 / -1' },
  '& form > :last-child': { mt: { md: '26px' } },
}
