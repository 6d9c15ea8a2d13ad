/** Expands a row. */
import IconButton from '@mui/material/IconButton'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'

interface Details {
  /** Of the expanded content. */
  id: string
  isOpen: boolean
  onToggle: () => void
}

export function useDetails(): Details {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return { id, isOpen, onToggle: () => setOpen(!isOpen) }
}

export function DetailsButton({ name, id, isOpen, onToggle }: Details & { name: string }) {
  const { t } = useTranslations()
  return (
    <IconButton
      size="small"
      aria-label={t('table.details', { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
      sx={{ flexShrink: 0, '& svg': { transition: 'transform 120ms ease-out', transform: isOpen ? 'rotate(180deg)' : 'none' } }}
    >
      <IconChevronDown size={18} stroke={1.75} />
    </IconButton>
  )
}
