/** Archived cards, with the way back. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { MenuButton } from '../../ui/list/MenuButton.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { Board } from './board-order.ts'
import type { CardChangers } from './card-changes.ts'
import { useArchivedCardsQuery } from './kanban.generated.ts'

interface ArchiveDialogProps {
  boards: readonly Board[]
  changes: CardChangers
  onClose: () => void
}

export function ArchiveDialog({ boards, changes, onClose }: ArchiveDialogProps) {
  const { t } = useTranslations('kanban')
  const id = useId()
  const { data, failure, retry, refetch } = useLive(useArchivedCardsQuery(), ['KANBAN'])
  const cards = data?.archivedCards
  const restore = async (card: NonNullable<typeof cards>[number], boardId: string) => {
    await changes.moveCard(card, { boardId, position: 0 })
    await refetch().catch(() => undefined)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <FormTitle id={id} title={t('archived')} onClose={onClose} />
      <DialogContent sx={{ pt: 0 }}>
        {failure ? (
          <FailureCard error={failure} onRetry={retry} />
        ) : cards === undefined ? (
          [0, 1, 2].map(each => <Skeleton key={each} height={56} />)
        ) : cards.length === 0 ? (
          <EmptyState text={t('noArchived')} />
        ) : (
          <Box component="ul" aria-label={t('archived')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {cards.map(card => (
              <Box
                key={card.id}
                component="li"
                sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, py: 2.5, borderTop: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Typography variant="body2" dir="auto" sx={{ fontWeight: 500, textAlign: 'start', overflowWrap: 'anywhere' }}>
                    {card.title}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    {card.archivedAt ? <RelativeTime instant={card.archivedAt} /> : null}
                  </Typography>
                </Box>
                <MenuButton
                  label={t('restore')}
                  choices={boards.map(board => ({ value: board.id, text: board.title }))}
                  onChoose={boardId => void restore(card, boardId)}
                />
                <Button color="error" onClick={() => void changes.deleteCard(card).then(() => refetch())}>
                  {t('delete')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
