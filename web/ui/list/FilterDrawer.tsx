/** The sheet with a list's filters on phones. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'

interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** If filters are active. */
  onClear: (() => void) | undefined
  children: ReactNode
}

export function FilterDrawer({ isOpen, onClose, onClear, children }: FilterDrawerProps) {
  const { t } = useTranslations()
  const id = useId()
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { borderStartStartRadius: 16, borderStartEndRadius: 16, maxHeight: '85dvh' },
        },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, p: 4, pb: 6 }}>
        <Typography id={id} variant="h2">
          {t('table.filters')}
        </Typography>
        {children}
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 3 }}>
          {onClear ? (
            <Button variant="outlined" onClick={onClear}>
              {t('table.clear')}
            </Button>
          ) : null}
          <Button variant="contained" onClick={onClose}>
            {t('table.showResults')}
          </Button>
        </Box>
      </Box>
    </Drawer>
  )
}
