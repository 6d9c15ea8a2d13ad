/** All emojis with a search in the reader's language. Focus stays in the search field; arrow keys choose. */
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, memo, type MouseEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { local } from '../../platform/storage.ts'
import { type Emoji, groupNames, loadEmojis, searchEmojis } from './emoji-data.ts'

interface EmojiPickerProps {
  onPick: (emoji: string) => void
}

const columns = 8
const maxRecent = columns * 2
const recentKey = 'emojis'

interface Section {
  id: string
  title: string
  emojis: Emoji[]
}

/** The option under the pointer. */
const optionAt = ({ target }: MouseEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-emoji]') : null)

const readRecent = () => (local.read(recentKey) ?? '').split(' ').filter(Boolean)

export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { t, lang } = useTranslations()
  const { language } = useSession()
  const id = useId()
  const [all, setAll] = useState<Emoji[]>()
  const [recent] = useState(readRecent)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const wanted = useDeferredValue(search)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  useEffect(() => {
    let isCurrent = true
    const languages = [lang.slice(0, 2), ...(language === 'cn' ? ['zh'] : [])]
    loadEmojis(languages).then(
      loaded => isCurrent && setAll(loaded),
      () => isCurrent && setAll([]),
    )
    return () => {
      isCurrent = false
    }
  }, [lang, language])

  const sections = useMemo((): Section[] => {
    if (!all) return []
    if (wanted.trim()) return [{ id: 'found', title: t('emoji.found'), emojis: searchEmojis(all, wanted).slice(0, 200) }]
    const used = recent.flatMap(char => all.find(each => each.char === char) ?? [])
    return [
      { id: 'recent', title: t('emoji.recent'), emojis: used },
      ...groupNames.map(group => ({ id: group, title: t(`emoji.groups.${group}`), emojis: all.filter(each => each.group === group) })),
    ]
  }, [all, wanted, recent, t])
  const shown = sections.filter(({ emojis }) => emojis.length > 0)
  const flat = shown.flatMap(({ emojis }) => emojis)
  const chosen = flat[active]

  const pick = (emoji: Emoji) => {
    local.write(recentKey, [emoji.char, ...readRecent().filter(each => each !== emoji.char)].slice(0, maxRecent).join(' '))
    onPick(emoji.char)
  }

  /** Rows as drawn: each section begins a new one. */
  const step = (by: 1 | -1) => {
    let first = 0
    const rows = shown.flatMap(({ emojis }) =>
      Array.from({ length: Math.ceil(emojis.length / columns) }, (_, row) => {
        const length = Math.min(columns, emojis.length - row * columns)
        const start = first
        first += length
        return { start, length }
      }),
    )
    const at = rows.findIndex(({ start, length }) => active < start + length)
    const target = rows[at + by]
    return target ? target.start + Math.min(active - (rows[at]?.start ?? 0), target.length - 1) : active
  }

  const move = (index: number) => {
    const next = Math.min(Math.max(index, 0), flat.length - 1)
    setActive(next)
    panel.current?.querySelector(`[data-emoji="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isTyping = search !== '' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && event.shiftKey
    const steps: Record<string, () => number> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowRight: () => active + (isRtl ? -1 : 1),
      ArrowLeft: () => active - (isRtl ? -1 : 1),
    }
    const next = steps[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (chosen) pick(chosen)
    } else if (next && !isTyping) {
      event.preventDefault()
      move(next())
    }
  }

  let index = 0
  return (
    <Box sx={{ width: 328, display: 'flex', flexDirection: 'column', maxHeight: 380 }}>
      <Box sx={{ p: 2 }}>
        <OutlinedInput
          inputRef={field}
          fullWidth
          size="small"
          value={search}
          placeholder={t('emoji.search')}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(0)
          }}
          onKeyDown={press}
          startAdornment={
            <InputAdornment position="start">
              <IconSearch size={18} stroke={1.75} />
            </InputAdornment>
          }
          inputProps={{
            'aria-label': t('emoji.search'),
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen ? `${id}-${active}` : undefined,
          }}
        />
      </Box>
      <Box
        ref={panel}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('emoji.list')}
        aria-busy={all === undefined}
        onMouseDown={event => {
          // The search field keeps the focus.
          if (optionAt(event)) event.preventDefault()
        }}
        onClick={event => {
          const emoji = flat[Number(optionAt(event)?.dataset.emoji)]
          if (emoji) pick(emoji)
        }}
        sx={{ flex: 1, minHeight: 200, overflowY: 'auto', px: 2, pb: 2 }}
      >
        {all === undefined ? (
          <Skeleton variant="rectangular" height={180} sx={{ borderRadius: 1 }} />
        ) : (
          shown.map(section => {
            const first = index
            index += section.emojis.length
            return (
              <Group
                key={section.id}
                id={id}
                first={first}
                section={section}
                active={active >= first && active < first + section.emojis.length ? active : -1}
              />
            )
          })
        )}
        {all !== undefined && flat.length === 0 ? (
          <Typography role="presentation" variant="body2" color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
            {t('table.noMatch')}
          </Typography>
        ) : null}
      </Box>
      <Box sx={footStyles}>
        <Box component="span" sx={{ fontSize: 22, lineHeight: 1 }} aria-hidden>
          {chosen?.char}
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {chosen?.name}
        </Typography>
      </Box>
    </Box>
  )
}

interface GroupProps {
  id: string
  /** Index of its first emoji. */
  first: number
  section: Section
  active: number
}

const Group = memo(
  function Group({ id, first, section: { id: own, title, emojis }, active }: GroupProps) {
    return (
      <Box role="group" aria-labelledby={`${id}-${own}`} sx={groupStyles}>
        <Typography id={`${id}-${own}`} role="presentation" variant="caption" color="textSecondary" sx={titleStyles}>
          {title}
        </Typography>
        <Box role="presentation" sx={gridStyles}>
          {emojis.map((emoji, position) => (
            // Plain elements: there are almost two thousand. The keyboard stays in the search field.
            <span
              key={emoji.char}
              id={`${id}-${first + position}`}
              role="option"
              tabIndex={-1}
              data-emoji={first + position}
              aria-selected={active === first + position}
              aria-label={emoji.name}
              title={emoji.name}
            >
              {emoji.char}
            </span>
          ))}
        </Box>
      </Box>
    )
  },
  (before, after) => before.section === after.section && before.active === after.active && before.first === after.first,
)

const groupStyles = { contentVisibility: 'auto', containIntrinsicSize: 'auto 320px 600px' }
const titleStyles = {
  display: 'block',
  position: 'sticky',
  top: 0,
  py: 1,
  bgcolor: 'background.raised',
  fontWeight: 600,
  zIndex: 1,
} as const
const gridStyles = {
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    fontSize: 22,
    lineHeight: 1,
    borderRadius: 1,
    cursor: 'pointer',
    fontFamily: '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
  },
  '& > span:hover': { bgcolor: 'action.hover' },
  '& > span[aria-selected="true"]': { bgcolor: 'action.selected', outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
const footStyles = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, px: 3, borderTop: 1, borderColor: 'divider' }
