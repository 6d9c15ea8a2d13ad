/** Button that opens the emoji picker, which is loaded on demand. */
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../LazyPart.tsx'

const load = () => import('./EmojiPicker.tsx')
const preload = () => void load().catch(() => undefined)
const EmojiPicker = lazyPart(async () => (await load()).EmojiPicker)

interface EmojiButtonProps {
  onPick: (emoji: string) => void
  /** Default: Insert emoji. */
  label?: string
  icon?: ReactNode
  size?: 'small' | 'medium'
}

export function EmojiButton({ onPick, label, icon = <IconMoodSmile size={20} stroke={1.75} />, size }: EmojiButtonProps) {
  const { t } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = label ?? t('emoji.insert')
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          size={size}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { minHeight: 320, overflow: 'hidden' } } }}
      >
        {anchor ? (
          <EmojiPicker
            onPick={emoji => {
              setAnchor(null)
              onPick(emoji)
            }}
          />
        ) : null}
      </Popover>
    </>
  )
}
