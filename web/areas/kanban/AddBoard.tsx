/** The place of a new board, after the others. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { InlineField } from './InlineField.tsx'

interface AddBoardProps {
  titles: string[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onAdd: (title: string) => Promise<void>
}

export function AddBoard({ titles, isOpen, onOpen, onAdd }: AddBoardProps) {
  const { t } = useTranslations('kanban')
  const add = async (title: string) => {
    if (titles.includes(title)) return t('titleTaken', { title })
    try {
      await onAdd(title)
      return undefined
    } catch (error) {
      return toFailure(error, t('failed.unreachable')).message
    }
  }
  return (
    <Box sx={{ width: { xs: 'min(84vw, 320px)', sm: isOpen || titles.length < 3 ? 264 : 44 }, flexShrink: 0, scrollSnapAlign: 'center' }}>
      {isOpen ? (
        <Box sx={{ p: 2, borderRadius: 2.5, bgcolor: 'action.hover' }}>
          <InlineField label={t('boardTitle')} placeholder={t('boardTitle')} onSave={add} onClose={() => onOpen(false)}>
            {save => (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button variant="contained" size="small" onClick={save}>
                  {t('addBoard')}
                </Button>
                <IconButton size="small" aria-label={t('close')} onClick={() => onOpen(false)}>
                  <IconX size={18} stroke={1.75} />
                </IconButton>
              </Box>
            )}
          </InlineField>
        </Box>
      ) : (
        <Button
          fullWidth
          color="inherit"
          aria-label={t('addBoard')}
          title={t('addBoard')}
          onClick={() => onOpen(true)}
          sx={{
            justifyContent: { xs: 'flex-start', sm: titles.length < 3 ? 'flex-start' : 'center' },
            gap: 2,
            color: 'text.secondary',
            minWidth: 0,
            minHeight: 44,
            px: { xs: 3, sm: titles.length < 3 ? 3 : 0 },
            borderRadius: 2.5,
            border: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <IconPlus size={18} stroke={1.75} />
          {/* Beside several boards, the sign alone leaves room for them. */}
          <Box component="span" sx={{ display: { sm: titles.length < 3 ? 'inline' : 'none' } }}>
            {t('addBoard')}
          </Box>
        </Button>
      )}
    </Box>
  )
}
