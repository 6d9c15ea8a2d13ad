/** Header of a record's page: title, status, ID, actions, and pager. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useFocusFallback } from '../focus-fallback.ts'
import { useKeys } from '../keys.ts'
import { type RecordList, useRecordPager } from '../list/record-pager.ts'
import { lazyPart } from '../LazyPart.tsx'
import type { RecordPosition } from '../list/list-window.ts'
import type { Query } from '../list/query-as.ts'
import { CopyId } from './CopyId.tsx'

const QueryMenu = lazyPart(async () => (await import('../list/QueryMenu.tsx')).QueryMenu, {
  isQuiet: true,
  fallback: <Box sx={{ width: 36, height: 36 }} />,
})

export interface RecordHeading {
  title: string
  status?: ReactNode
  /** Second line. */
  subtitle?: ReactNode
  /** Main action last. */
  actions?: ReactNode
}

interface RecordHeaderProps {
  /** Displayed ID, such as `#5434`. */
  id: string
  list: RecordList
  /** A skeleton while undefined. */
  heading: RecordHeading | undefined
  query?: Query | undefined
}

export function RecordHeader({ id, list, heading, query }: RecordHeaderProps) {
  const { t, dir } = useTranslations()
  const { title, status, subtitle: lead, actions } = heading ?? {}
  const position = useRecordPager(list)
  const head = useRef<HTMLElement>(null)
  useFocusFallback(head)
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft
  useEffect(() => {
    if (title) document.title = `${title} · Deskwright`
  }, [title])
  return (
    <Box ref={head} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mb: 6 }}>
      <Tooltip title={t('record.back')}>
        <IconButton component={Link} to={position.back ?? list.path} edge="start" aria-label={t('record.back')}>
          <Back size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minHeight: 38 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {heading ? title : <Skeleton sx={{ width: { xs: 120, sm: 180 } }} />}
          </Typography>
          {id ? <CopyId id={id} isIconOnly={title?.includes(id) ?? false} /> : null}
          {heading ? status : <Skeleton variant="rounded" width={96} height={26} />}
        </Box>
        {lead || !heading ? (
          <Typography variant="body2" color="textSecondary" component="div">
            {lead || <Skeleton width={160} />}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 38 }}>
        {position.total !== undefined && position.total > 1 ? <Steps at={position} /> : null}
        {query ? <QueryMenu query={query} /> : null}
        {actions}
      </Box>
    </Box>
  )
}

/** Shortcuts: `[` and `]`. */
function Steps({ at: { previous, next, position = 0, total = 0 } }: { at: RecordPosition }) {
  const { t, lang, dir } = useTranslations()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const tab = params.get('tab')
  /** Keeps the open tab. */
  const go = (to: string | undefined) => (to ? void navigate(tab ? `${to}?tab=${tab}` : to, { replace: true }) : undefined)
  const [Before, After] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  useKeys({ '[': () => go(previous), ']': () => go(next) })
  return (
    <Box role="group" aria-label={t('record.neighbours')} sx={{ display: 'flex', alignItems: 'center' }}>
      <Step label={t('record.previous')} icon={<Before size={20} stroke={1.75} />} isOff={!previous} onClick={() => go(previous)} />
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('record.position', { position: formatNumber(position, lang), total: formatNumber(total, lang) })}
      </Typography>
      <Step label={t('record.next')} icon={<After size={20} stroke={1.75} />} isOff={!next} onClick={() => go(next)} />
    </Box>
  )
}

/** Focusable while disabled, so that keyboard users keep their place at the last record. */
const Step = ({ label, icon, isOff, onClick }: { label: string; icon: ReactNode; isOff: boolean; onClick: () => void }) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
    >
      {icon}
    </IconButton>
  </Tooltip>
)
