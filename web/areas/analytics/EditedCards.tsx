/** The cards while their layout is edited: moved by dragging or with the arrow keys, hidden, and shown again. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { DashboardCard } from '../../platform/schema.generated.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type CardDrag, CardSorting, SortableCard } from './CardSorting.tsx'
import { cards as definitions } from './cards.ts'
import { gridStyles, slotStyles } from './grid-styles.ts'
import type { Layout, PlacedCard } from './use-layout.ts'

interface EditedCardsProps {
  layout: Layout
  cards: PlacedCard[]
}

export function EditedCards({ layout, cards }: EditedCardsProps) {
  const { t, lang, dir } = useTranslations('analytics')
  const [said, setSaid] = useState('')
  const moved = useRef<DashboardCard>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const names = cards.map(({ card }) => card)
  // Moving an element takes the focus away from it.
  useLayoutEffect(() => {
    if (moved.current) frame.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus()
    moved.current = undefined
  })

  const announce = (card: DashboardCard, index: number) =>
    setSaid(
      t('layout.moved', { card: t(`cards.${card}`), position: formatNumber(index + 1, lang), total: formatNumber(cards.length, lang) }),
    )
  const moveTo = (card: DashboardCard, to: number) => {
    const index = Math.min(Math.max(to, 0), cards.length - 1)
    if (names[index] === card) return
    moved.current = card
    layout.move(card, index)
    announce(card, index)
  }
  const onKeyDown = (event: KeyboardEvent, card: DashboardCard) => {
    const index = names.indexOf(card)
    const [back, on] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const target = { [back]: index - 1, ArrowUp: index - 1, [on]: index + 1, ArrowDown: index + 1, Home: 0, End: cards.length - 1 }[
      event.key
    ]
    if (target === undefined) return
    event.preventDefault()
    moveTo(card, target)
  }
  const onOrder = (ids: string[]) => {
    const card = names.find((name, index) => name !== ids[index])
    if (!card) return
    layout.order(ids)
    setSaid(t('layout.reordered'))
  }
  return (
    <CardSorting ids={names} onOrder={onOrder}>
      <Box ref={frame} role="list" aria-label={t('layout.cards')} sx={gridStyles}>
        {cards.map((placed, index) => (
          <SortableCard key={placed.card} id={placed.card} index={index}>
            {drag => <EditedCard placed={placed} drag={drag} onKeyDown={onKeyDown} onToggle={() => layout.toggle(placed.card)} />}
          </SortableCard>
        ))}
      </Box>
      <Box aria-live="assertive">
        <VisuallyHidden>{said}</VisuallyHidden>
      </Box>
    </CardSorting>
  )
}

interface EditedCardProps {
  placed: PlacedCard
  drag: CardDrag
  onKeyDown: (event: KeyboardEvent, card: DashboardCard) => void
  onToggle: () => void
}

function EditedCard({ placed: { card, isHidden, range }, drag, onKeyDown, onToggle }: EditedCardProps) {
  const { ref, handleRef, isDragging } = drag
  const { t } = useTranslations('analytics')
  const { span, Card } = definitions[card]
  const name = t(`cards.${card}`)
  const toggle = t(isHidden ? 'layout.show' : 'layout.hide', { card: name })
  const Eye = isHidden ? IconEyeOff : IconEye
  return (
    <Box ref={ref} role="listitem" sx={[slotStyles(span), { opacity: isDragging ? 0.6 : 1 }]}>
      <Paper sx={{ height: '100%', outline: '1px dashed', outlineColor: 'divider', overflow: 'hidden' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <IconButton
            ref={handleRef}
            size="small"
            data-handle={card}
            aria-label={t('layout.move', { card: name })}
            aria-describedby="layout-keys"
            onKeyDown={event => onKeyDown(event, card)}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <IconGripVertical size={18} stroke={1.75} />
          </IconButton>
          <Typography variant="body2" noWrap color={isHidden ? 'textSecondary' : undefined} sx={{ flex: 1, fontWeight: 500 }}>
            {name}
          </Typography>
          {isHidden ? (
            <Typography variant="caption" color="textSecondary">
              {t('layout.hidden')}
            </Typography>
          ) : null}
          <Tooltip title={toggle}>
            <IconButton size="small" aria-label={toggle} onClick={onToggle}>
              <Eye size={18} stroke={1.75} />
            </IconButton>
          </Tooltip>
        </Box>
        {isHidden ? null : (
          <Box inert sx={{ maxHeight: 220, overflow: 'hidden', '& .MuiPaper-root': { boxShadow: 'none', border: 0 } }}>
            <Card range={range} onRange={() => undefined} />
          </Box>
        )}
      </Paper>
    </Box>
  )
}
