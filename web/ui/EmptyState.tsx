/** Empty list: the first step, or a button to clear filters. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { EmptyIllustration, NoMatchIllustration } from './Illustrations.tsx'

interface EmptyStateProps {
  /** Set if filters are active. */
  onClear?: () => void
  /** One sentence about the list's content. */
  text?: string
  /** The button of the first step. */
  action?: ReactNode
}

export function EmptyState({ onClear, text, action }: EmptyStateProps) {
  const { t } = useTranslations()
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 4, py: 14, textAlign: 'center' }}>
      {onClear ? <NoMatchIllustration /> : <EmptyIllustration />}
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {onClear ? t('table.noMatch') : (text ?? t('table.empty'))}
      </Typography>
      {onClear ? (
        <Button variant="outlined" onClick={onClear}>
          {t('table.clear')}
        </Button>
      ) : (
        action
      )}
    </Box>
  )
}
