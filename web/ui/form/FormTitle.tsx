/** Title bar of a form's dialog or drawer. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { inputs } from './fields.ts'

export function FormTitle({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t } = useTranslations()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 6, pt: 5, pb: 4 }}>
      <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </Typography>
      <IconButton aria-label={t('close')} edge="end" onClick={onClose}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}

/** A `ref` for the element around the fields: focuses the first one. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>(`[data-field] :is(${inputs})`)?.focus()
}
