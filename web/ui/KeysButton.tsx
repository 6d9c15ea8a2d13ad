/** Opens the keyboard shortcuts, this page's first. */
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { useTranslations } from '../platform/languages.ts'
import { openKeys } from '../platform/overlay.ts'
import { type PageKey, useListedKeys } from './page-keys.ts'

interface KeysButtonProps {
  keys: PageKey[]
}

export function KeysButton({ keys }: KeysButtonProps) {
  const { t } = useTranslations()
  useListedKeys(keys)
  return (
    <Tooltip title={t('keys.title')}>
      <IconButton
        aria-label={t('keys.title')}
        aria-haspopup="dialog"
        onClick={openKeys}
        sx={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}
      >
        <IconKeyboard size={20} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}
