/** One operation, with its changed values on demand. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Fragment, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useOperationMessage } from '../../platform/messages/operation-message.ts'
import { formatTime } from '../../platform/format-dates.ts'
import { useSession } from '../../platform/session.ts'
import { Differences } from './Differences.tsx'
import { isWholeAddress } from './activity-filters.ts'
import type { ActivityRowFragment } from './history.generated.ts'

interface ActivityEntryProps {
  entry: ActivityRowFragment
  onUndo: (operationId: string) => Promise<void>
  onNarrow: (filter: 'request' | 'actor', value: string) => void
}

export function ActivityEntry({ entry, onUndo, onNarrow }: ActivityEntryProps) {
  const { t, tUnchecked, lang } = useTranslations('history')
  const id = useId()
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { email } = useSession()
  const { at, area, summary, kind, actor, owner, source, requestId, undoneBy, canUndo, labels, changes } = entry
  const what = useOperationMessage()(entry)
  const undo = async () => {
    setBusy(true)
    await onUndo(entry.id)
    setBusy(false)
  }
  const owned = owner === actor ? [] : [owner ? t('activities.dataOf', { owner }) : t('activities.publicData')]
  const items = [
    ...(canUndo ? [{ text: t('undo'), run: () => void undo() }] : []),
    ...(requestId ? [{ text: t('activities.sameRequest'), run: () => onNarrow('request', requestId) }] : []),
    ...(isWholeAddress(actor) ? [{ text: t('activities.sameActor'), run: () => onNarrow('actor', actor) }] : []),
  ]
  const facts = [...(source === 'system' ? [] : [actor || t('nobody')]), ...owned, t(`areas.${area}`), tUnchecked(`sources.${source}`)]
  return (
    <Box component="li" sx={entryStyles}>
      <Avatar aria-hidden sx={{ width: 32, height: 32, mt: 0.5, fontSize: 14, bgcolor: 'action.selected', color: 'text.primary' }}>
        {actor.charAt(0).toUpperCase() || '–'}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {kind === 'CHANGE' ? null : <Box component="span" sx={{ color: 'text.secondary' }}>{`${t(`kinds.${kind}`)} `}</Box>}
              <Box
                component="span"
                lang={what === summary ? 'en' : undefined}
                dir="auto"
                sx={{ fontWeight: 600, textDecoration: undoneBy ? 'line-through' : undefined }}
              >
                {what}
              </Box>
              {labels.length > 0 ? (
                <>
                  {' '}
                  <bdi>{labels.join(', ')}</bdi>
                </>
              ) : null}
              {undoneBy ? <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${t('takenBack')}`}</Box> : null}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <Box component="time" dateTime={at} sx={{ display: { sm: 'none' } }}>
                {`${formatTime(at, lang)} · `}
              </Box>
              {facts.map((fact, index) => (
                <Fragment key={fact}>
                  {index > 0 ? ' · ' : null}
                  <bdi>{fact}</bdi>
                </Fragment>
              ))}
            </Typography>
          </Box>
          {canUndo ? (
            <Button
              size="small"
              className="on-hover"
              loading={isBusy}
              aria-label={t('what.undo', { what })}
              onClick={() => void undo()}
              sx={{ minHeight: 30, display: { xs: 'none', sm: 'inline-flex' } }}
            >
              {t('undo')}
            </Button>
          ) : null}
          <Typography
            component="time"
            variant="caption"
            color="textSecondary"
            dateTime={at}
            sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTime(at, lang)}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', minWidth: { sm: 76 } }}>
            {changes.length > 0 ? (
              <IconButton
                size="small"
                aria-label={t(isShown ? 'activities.hideChanges' : 'activities.showChanges')}
                title={t(isShown ? 'activities.hideChanges' : 'activities.showChanges')}
                aria-expanded={isShown}
                aria-controls={id}
                onClick={() => setShown(!isShown)}
                sx={{ '& svg': { transition: 'transform 120ms ease-out', transform: isShown ? 'rotate(180deg)' : 'none' } }}
              >
                <IconChevronDown size={20} stroke={1.75} />
              </IconButton>
            ) : null}
            {items.length > 0 ? <EntryMenu label={t('activities.more', { what })} items={items} /> : null}
          </Box>
        </Box>
        <Collapse id={id} in={isShown} timeout={120} unmountOnExit>
          <Box sx={{ pb: 2 }}>
            <Differences changes={changes} isOwn={owner === email} />
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
              {t('failed.request', { id: requestId })}
            </Typography>
          </Box>
        </Collapse>
      </Box>
    </Box>
  )
}

const entryStyles = {
  display: 'flex',
  gap: 4,
  px: { xs: 4, sm: 5 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '@media (hover: hover)': {
    '&:hover': { bgcolor: 'action.hover' },
    '& .on-hover': { opacity: 0 },
    '&:hover .on-hover, & .on-hover:focus-visible, & .on-hover.MuiButton-loading': { opacity: 1 },
  },
  // The menu has it, too, on phones as well.
  '@media (hover: none)': { '& .on-hover': { display: 'none' } },
}

interface EntryMenuProps {
  label: string
  items: { text: string; run: () => void }[]
}

function EntryMenu({ label, items }: EntryMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ text, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
