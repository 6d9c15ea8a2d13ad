/** Opens the chat with a connection, who becomes a chat contact if necessary. */
import { useMutation } from '@apollo/client/react'
import Button from '@mui/material/Button'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useNavigate } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { AddConnectionToChatDocument } from './profile.generated.ts'

export function MessageButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslations('profile')
  const navigate = useNavigate()
  const [add, { loading }] = useMutation(AddConnectionToChatDocument)
  const open = () =>
    add({ variables: { id } }).then(
      ({ data }) => data && navigate(`/apps/chat?user=${data.addConnectionToChat.id}`),
      (error: unknown) => notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' }),
    )
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ color: 'text.secondary', borderColor: 'divider' }}
      loading={loading}
      loadingPosition="start"
      startIcon={<IconMessageCircle size={18} stroke={1.75} />}
      aria-label={t('messageTo', { name })}
      onClick={() => void open()}
    >
      {t('message')}
    </Button>
  )
}
