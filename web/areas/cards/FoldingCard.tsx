/** A card that collapses, fetches its data again, and can be removed; Undo brings it back. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { useCards } from './use-cards.ts'

export function FoldingCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslations('cards')
  const { refetch } = useCards()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const refresh = async () => {
    setBusy(true)
    try {
      await refetch()
      notify({ text: t('actions.refreshed', { name: title }), topic: id })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: id })
    }
    setBusy(false)
  }
  const remove = () => {
    setRemoved(true)
    notify({ text: t('actions.removed', { name: title }), topic: id, action: { label: t('undo'), run: () => setRemoved(false) } })
  }
  if (isRemoved)
    return (
      <Box sx={{ p: 5, textAlign: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('actions.removed', { name: title })}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setRemoved(false)}>
          {t('actions.restore')}
        </Button>
      </Box>
    )
  const label = t(isOpen ? 'actions.collapse' : 'actions.expand', { name: title })
  return (
    <Paper component="section" aria-label={title} aria-busy={isBusy}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 4, py: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Box component="span" sx={{ display: 'flex', transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}>
              <IconChevronDown size={18} stroke={1.75} />
            </Box>
          </IconButton>
        </Tooltip>
        <Tooltip title={t('actions.refresh', { name: title })}>
          <IconButton size="small" aria-label={t('actions.refresh', { name: title })} onClick={() => void refresh()}>
            {isBusy ? <CircularProgress size={18} aria-label={t('actions.refreshing')} /> : <IconRefresh size={18} stroke={1.75} />}
          </IconButton>
        </Tooltip>
        <Tooltip title={t('actions.remove', { name: title })}>
          <IconButton size="small" aria-label={t('actions.remove', { name: title })} onClick={remove}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </Tooltip>
      </Box>
      <Collapse in={isOpen} id={id}>
        {children}
      </Collapse>
    </Paper>
  )
}
