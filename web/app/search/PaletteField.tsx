/** The palette's input, which keeps the focus while arrow keys move through the list. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { KeyboardEvent } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { optionId } from './PaletteList.tsx'

/** The palette is opened to type. */
const focus = (element: HTMLElement | null) => element?.focus()

interface PaletteFieldProps {
  typed: string
  onType: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  onClose: () => void
  listId: string
  activeId: string | undefined
}

export function PaletteField({ typed, onType, onKey, onClose, listId, activeId }: PaletteFieldProps) {
  const { t } = useTranslations('search')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, paddingInline: '20px 12px', borderBottom: 1, borderColor: 'divider' }}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <InputBase
        fullWidth
        inputRef={focus}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKey}
        placeholder={t('placeholder')}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('title'),
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': activeId && optionId(listId, activeId),
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
        sx={{ height: 56, fontSize: 16 }}
      />
      <IconButton aria-label={t('close')} onClick={onClose}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
