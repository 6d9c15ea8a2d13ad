/** Connects with a person, or disconnects. */
import Button from '@mui/material/Button'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useTranslations } from '../../platform/languages.ts'

interface ConnectButtonProps {
  isConnected: boolean
  name: string
  onToggle: () => void
}

export function ConnectButton({ isConnected, name, onToggle }: ConnectButtonProps) {
  const { t } = useTranslations('profile')
  const Icon = isConnected ? IconUserCheck : IconUserPlus
  return (
    <Button
      variant="outlined"
      color={isConnected ? 'inherit' : 'primary'}
      sx={isConnected ? connectedStyles : undefined}
      startIcon={<Icon size={18} stroke={1.75} />}
      aria-label={t(isConnected ? 'connectedWith' : 'connectWith', { name })}
      onClick={onToggle}
    >
      {t(isConnected ? 'connected' : 'connect')}
    </Button>
  )
}

/** Quiet, because nothing is left to do. */
const connectedStyles = { color: 'text.secondary', borderColor: 'divider' }
