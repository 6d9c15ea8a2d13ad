/** Opens the browser's file dialog; the limits are told before a file is sent. */
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatBytes } from './format-bytes.ts'
import type { Attachments } from './use-attachments.ts'

interface AttachButtonProps {
  attachments: Attachments
  /** `text`: a small outlined button with its name. Default: an icon. */
  variant?: 'icon' | 'text'
  /** Such as `image/*`; by default all files. */
  accept?: string
}

export function AttachButton({ attachments: { add, room, maxBytes }, variant = 'icon', accept }: AttachButtonProps) {
  const { t, lang } = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const hint =
    room === 0 ? t('attachments.none') : maxBytes ? t('attachments.limit', { size: formatBytes(maxBytes, lang) }) : t('attachments.attach')
  const button = { disabled: room === 0, onClick: () => input.current?.click() }
  const icon = <IconPaperclip size={20} stroke={1.75} />
  return (
    <>
      <Tooltip title={hint}>
        <span>
          {variant === 'icon' ? (
            <IconButton aria-label={t('attachments.attach')} {...button}>
              {icon}
            </IconButton>
          ) : (
            <Button size="small" variant="outlined" startIcon={icon} {...button}>
              {t('attachments.attach')}
            </Button>
          )}
        </span>
      </Tooltip>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={t('attachments.attach')}
        onChange={({ target }) => {
          add(target.files ?? [])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
