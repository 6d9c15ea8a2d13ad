/** Above the grid: period, its title, and the views. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type View, views } from './views.ts'

interface CalendarHeaderProps {
  title: string
  view: View
  onView: (view: View) => void
  onStep: (by: number) => void
  onToday: () => void
  onAdd: () => void
  /** Opens the small month and the filters, where they are not beside the grid. */
  onSide: (() => void) | undefined
  /** Further buttons. */
  children: ReactNode
}

export function CalendarHeader({ title, view, onView, onStep, onToday, onAdd, onSide, children }: CalendarHeaderProps) {
  const { t, dir } = useTranslations('calendar')
  useEffect(() => {
    document.title = `${t('title')} · Deskwright`
  }, [t])
  const [Before, After] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  return (
    <Box sx={headStyles}>
      {onSide ? (
        <Tooltip title={t('side.open')}>
          <IconButton aria-label={t('side.open')} aria-haspopup="dialog" onClick={onSide}>
            <IconLayoutSidebar size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
      ) : null}
      <Button variant="outlined" color="inherit" onClick={onToday} sx={{ borderColor: 'divider', minWidth: 0, px: 3 }}>
        {t('today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <Tooltip title={t(`previous.${view}`)}>
          <IconButton aria-label={t(`previous.${view}`)} onClick={() => onStep(-1)}>
            <Before size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t(`next.${view}`)}>
          <IconButton aria-label={t(`next.${view}`)} onClick={() => onStep(1)}>
            <After size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography
        variant="h1"
        tabIndex={-1}
        aria-live="polite"
        sx={{
          flex: '1 1 140px',
          minWidth: 0,
          outline: 'none',
          fontSize: { xs: 18, sm: 20 },
          order: { xs: -2, sm: 0 },
        }}
      >
        <VisuallyHidden>{`${t('title')}, `}</VisuallyHidden>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('view')}
        onChange={(_, next: View | null) => next && onView(next)}
      >
        {views.map(each => (
          <ToggleButton key={each} value={each} sx={{ px: { xs: '8px !important', md: '12px !important' } }}>
            {t(`views.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex' }}>{children}</Box>
      <Button variant="contained" aria-label={t('add.action')} startIcon={<IconPlus size={18} stroke={2} />} onClick={onAdd} sx={addStyles}>
        {t('add.action')}
      </Button>
    </Box>
  )
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 3, sm: 4 },
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { '& button, & [role="group"]': { display: 'none' } },
}

// Only its icon on phones, beside the title.
const addStyles = {
  whiteSpace: 'nowrap',
  order: { xs: -1, sm: 0 },
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 0, sm: 4 },
  fontSize: { xs: 0, sm: 14 },
  '@media (max-width: 599px)': { '& .MuiButton-startIcon': { m: 0 } },
}
