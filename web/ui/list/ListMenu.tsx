/** Menu of a list: columns, density, export, print. Loaded on demand. */
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import type { ListMenuProps } from './list-menu-props.ts'
import type { ListMenuItems as Items } from './ListMenuItems.tsx'
import type { PrintView as Print } from './PrintView.tsx'
import { lazyPart } from '../LazyPart.tsx'
import { useQueryActions } from './use-query-actions.ts'

const load = () => import('./ListMenuItems.tsx')
// `lazyPart` loses the generic type.
const ListMenuItems = lazyPart(async () => (await load()).ListMenuItems) as unknown as typeof Items
const PrintView = lazyPart(async () => (await import('./PrintView.tsx')).PrintView) as unknown as typeof Print

export function ListMenu<Row extends { id: string }, Sort extends string>(props: ListMenuProps<Row, Sort>) {
  const { t } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const { source } = props
  const elsewhere = useQueryActions(source)
  usePageActions(elsewhere)
  return (
    <>
      <Tooltip title={t('list.menu')}>
        <IconButton
          aria-label={t('list.menu')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-busy={isBusy}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={event => {
            setAnchor(event.currentTarget)
            setOpen(true)
          }}
          sx={{ marginInlineStart: 'auto' }}
        >
          {isBusy ? <CircularProgress size={20} aria-label={t('list.reading')} /> : <IconAdjustmentsHorizontal size={20} stroke={1.75} />}
        </IconButton>
      </Tooltip>
      {anchor ? (
        <ListMenuItems
          list={props}
          elsewhere={elsewhere}
          menu={{ anchorEl: anchor, open: isOpen, onClose: () => setOpen(false) }}
          onBusy={setBusy}
          onPrint={() => setPrinting(true)}
        />
      ) : null}
      {isPrinting ? <PrintView {...props} onClose={() => setPrinting(false)} /> : null}
    </>
  )
}
