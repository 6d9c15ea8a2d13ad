/** Guides, and the operations by area, with search. Arrow keys move through what is shown. */
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { filterGroups, type Operation, type Origin, type Reference } from './document.ts'
import { Method } from './Method.tsx'
import { type GuideName, guideNames, guidePath, operationPath, type Place } from './places.ts'

interface RouteListProps {
  reference: Reference
  place: Place
  /** Contains the search field. */
  frame: RefObject<HTMLDivElement | null>
}

const origins: Origin[] = ['contract', 'extension']

export function RouteList({ reference, place, frame }: RouteListProps) {
  const { t, tCount, lang } = useTranslations('developer')
  const [search, setSearch] = useState('')
  const [origin, setOrigin] = useState<Origin>()
  const groups = filterGroups(reference, search, origin)
  const count = groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations)).length
  const isNarrowed = search.trim() !== '' || origin !== undefined
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const guides = origin ? [] : guideNames.filter(name => words.every(word => t(`rest.guides.${name}`).toLowerCase().includes(word)))
  const currentTag = place.kind === 'operation' ? reference.byId.get(place.id)?.tag : undefined

  const current = place.kind === 'operation' ? place.id : place.name
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const places = [...(frame.current?.querySelectorAll<HTMLElement>('input, summary, a') ?? [])].filter(each => each.checkVisibility())
    const at = places.indexOf(document.activeElement as HTMLElement) // whatever has the focus
    const next = places[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // The list itself takes no focus; its links and fields do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shortcut beside Tab
    <Box ref={frame} onKeyDown={move} sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ p: 3, pb: 2, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex' }}>
          <SearchField label={t('rest.search')} value={search} onSearch={setSearch} />
        </Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={origin ?? 'all'}
          aria-label={t('rest.origin')}
          onChange={(_event, next: Origin | 'all' | null) => next && setOrigin(next === 'all' ? undefined : next)}
        >
          <ToggleButton value="all">{t('rest.all')}</ToggleButton>
          {origins.map(each => (
            <ToggleButton key={each} value={each}>
              {t(`rest.origins.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="caption" color="textSecondary" role="status">
          {tCount('rest.count', count, { number: formatNumber(count, lang) })}
        </Typography>
      </Box>
      <Box component="nav" aria-label={t('rest.routes')} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pb: 6 }}>
        {guides.length > 0 ? (
          <Group title={t('rest.guidesTitle')}>
            <Box component="ul" sx={listStyles}>
              {guides.map(name => (
                <li key={name}>
                  <GuideLink name={name} isCurrent={place.kind === 'guide' && place.name === name} />
                </li>
              ))}
            </Box>
          </Group>
        ) : null}
        {groups.map(group => (
          <Group key={group.name} title={group.name} isEnglish>
            {group.tags.map(tag => (
              <Box
                component="details"
                key={`${tag.name} ${isNarrowed}`}
                open={(search.trim() !== '' && count <= 60) || tag.name === currentTag || undefined}
              >
                <Box component="summary" sx={summaryStyles}>
                  <span lang="en" dir="ltr">
                    {tag.title}
                  </span>
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
                    {formatNumber(tag.operations.length, lang)}
                  </Box>
                </Box>
                <Box component="ul" sx={listStyles}>
                  {tag.operations.map(each => (
                    <li key={each.id}>
                      <RouteLink operation={each} isCurrent={each.id === current} />
                    </li>
                  ))}
                </Box>
              </Box>
            ))}
          </Group>
        ))}
        {count === 0 && guides.length === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{ p: 5, textAlign: 'center' }}>
            {t('rest.noRoutes')}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}

const Group = ({ title, isEnglish = false, children }: { title: string; isEnglish?: boolean; children: ReactNode }) => (
  <Box sx={{ mb: 3 }}>
    <Typography
      component="h2"
      variant="caption"
      color="textSecondary"
      {...(isEnglish && { lang: 'en' })}
      sx={{ display: 'block', px: 4, pb: 1, fontWeight: 600 }}
    >
      {title}
    </Typography>
    {children}
  </Box>
)

/** Stable, so that it runs when an entry becomes the current one only. */
const showItself = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function GuideLink({ name, isCurrent }: { name: GuideName; isCurrent: boolean }) {
  const { t } = useTranslations('developer')
  return (
    <Box
      component={Link}
      to={guidePath(name)}
      ref={isCurrent ? showItself : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      sx={itemStyles}
    >
      {t(`rest.guides.${name}`)}
    </Box>
  )
}

const RouteLink = ({ operation: { id, method, summary, path }, isCurrent }: { operation: Operation; isCurrent: boolean }) => (
  <Box
    component={Link}
    to={operationPath(id)}
    ref={isCurrent ? showItself : undefined}
    aria-current={isCurrent ? 'page' : undefined}
    title={path}
    dir="ltr"
    lang="en"
    sx={itemStyles}
  >
    <Method method={method} width={34} />
    <Box component="span" sx={{ minWidth: 0 }}>
      {summary}
    </Box>
  </Box>
)

const listStyles = { listStyle: 'none', m: 0, px: 2, pb: 1 } as const
const summaryStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 34,
  px: 4,
  cursor: 'pointer',
  fontSize: 13,
  fontWeight: 600,
  userSelect: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const itemStyles = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  px: 2,
  py: 1.5,
  borderRadius: 0.75,
  fontSize: 13,
  lineHeight: 1.4,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
} as const
