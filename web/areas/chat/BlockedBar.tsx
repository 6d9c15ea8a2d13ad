/** Takes the place of the field to write. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import { type ContactFieldsFragment, SetContactBlockedDocument } from './chat.generated.ts'

export function BlockedBar({ contact, change }: { contact: ContactFieldsFragment; change: ApplyChange }) {
  const { t } = useTranslations('chat')
  const unblock = () =>
    void change({
      mutation: SetContactBlockedDocument,
      variables: { id: contact.id, isBlocked: false },
      optimisticResponse: () => ({ setContactBlocked: { __typename: 'Contact' as const, ...contact, isBlocked: false } }),
      successMessage: () => t('done.unblocked', { name: contact.fullName }),
    })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        p: 4,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('blocked', { name: contact.fullName })}
      </Typography>
      <Button variant="outlined" onClick={unblock}>
        {t('unblock')}
      </Button>
    </Box>
  )
}
