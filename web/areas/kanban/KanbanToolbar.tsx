/** Title, totals, filters, and views of the boards. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconLayoutRows from '@tabler/icons-react/dist/esm/icons/IconLayoutRows.mjs'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { FilterSheet } from '../../ui/list/FilterSheet.tsx'
import { Page } from '../../ui/Page.tsx'
import type { PageKey } from '../../ui/page-keys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import type { Board, Person } from './board-order.ts'
import { dueFilters, dueOf, groupings, type useCardFilters } from './card-filters.ts'

interface KanbanToolbarProps {
  boards: readonly Board[]
  filtering: ReturnType<typeof useCardFilters>
  own: Person | undefined
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
  onArchive: () => void
  keys: PageKey[]
}

/** More are in the filter's menu. */
const maxFaces = 5

export function KanbanToolbar({ boards, filtering, own, isCompact, onCompact, onArchive, keys }: KanbanToolbarProps) {
  const { t, tCount, lang } = useTranslations('kanban')
  const { filters, filter, clear, count } = filtering
  const cards = boards.flatMap(({ items }) => items)
  const overdue = cards.filter(card => dueOf(card) === 'overdue').length
  const members = [...new Map(cards.flatMap(card => card.members).map(member => [member.name, member])).values()]
  const counts = Map.groupBy(
    cards.flatMap(card => card.members),
    ({ name }) => name,
  )
  const cardsOf = (name: string) => counts.get(name)?.length ?? 0
  const byCards = members.toSorted((a, b) => cardsOf(b.name) - cardsOf(a.name) || a.name.localeCompare(b.name))
  const labels = [...new Set(cards.flatMap(card => card.labels))].toSorted((a, b) => a.localeCompare(b))
  const faces = own && members.some(({ name }) => name === own.name) ? [own, ...byCards.filter(({ name }) => name !== own.name)] : byCards
  const totals = [tCount('boardCount', boards.length), tCount('cards', cards.length), overdue > 0 ? tCount('overdueCards', overdue) : '']
  return (
    <Box sx={{ px: { xs: 4, sm: 6 }, pt: { xs: 3, sm: 5 }, pb: 3, flexShrink: 0, '& > :first-of-type': { mb: 2 } }}>
      <Page
        title={t('title')}
        subtitle={boards.length > 0 ? totals.filter(Boolean).join(' · ') : undefined}
        action={
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <IconMenu
              label={t('groupBy')}
              icon={<IconLayoutRows size={20} stroke={1.75} />}
              value={filters.group ?? 'none'}
              choices={['none' as const, ...groupings].map(value => ({ value, text: t(`groups.${value}`) }))}
              onChoose={value => filter({ group: value === 'none' ? undefined : value })}
            />
            <Tooltip title={t('compact')}>
              <IconButton
                aria-label={t('compact')}
                aria-pressed={isCompact}
                color={isCompact ? 'primary' : 'default'}
                onClick={() => onCompact(!isCompact)}
              >
                <IconLayoutList size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
            <Tooltip title={t('archived')}>
              <IconButton aria-label={t('archived')} aria-haspopup="dialog" onClick={onArchive}>
                <IconArchive size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
            <KeysButton keys={keys} />
          </Box>
        }
      />
      <Box role="search" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <SearchField label={t('search')} value={filters.search} onSearch={q => filter({ q })} />
        <FilterSheet count={count} onClear={clear}>
          <Box role="group" aria-label={t('members')} sx={{ display: 'flex', paddingInlineStart: 1.5 }}>
            {faces.slice(0, maxFaces).map(({ name, img }) => {
              const isChosen = filters.member === name
              return (
                <Tooltip key={name} title={name}>
                  <ButtonBase
                    aria-label={t('cardsOf', { name })}
                    aria-pressed={isChosen}
                    onClick={() => filter({ member: isChosen ? undefined : name })}
                    sx={{
                      borderRadius: '50%',
                      marginInlineStart: '-6px',
                      border: 2,
                      borderColor: isChosen ? 'primary.main' : 'background.default',
                      zIndex: isChosen ? 1 : 0,
                      transition: 'transform 120ms ease-out',
                      '&:hover': { transform: 'translateY(-2px)', zIndex: 2 },
                      '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
                    }}
                  >
                    <Avatar src={img || undefined} alt="" sx={{ width: 30, height: 30, fontSize: 13 }}>
                      {name.charAt(0)}
                    </Avatar>
                  </ButtonBase>
                </Tooltip>
              )
            })}
          </Box>
          <FilterSelect
            label={t('member')}
            all={t('all')}
            choices={faces.map(({ name }) => ({ value: name, text: name }))}
            value={filters.member}
            onChoose={member => filter({ member })}
          />
          <FilterSelect
            label={t('label')}
            all={t('all')}
            choices={labels.map(label => ({ value: label, text: label }))}
            value={filters.label}
            onChoose={label => filter({ label })}
          />
          <FilterSelect
            label={t('dueDate')}
            all={t('all')}
            choices={dueFilters.map(value => ({
              value,
              text: `${t(`due.${value}`)} (${formatNumber(cards.filter(card => dueOf(card) === value).length, lang)})`,
            }))}
            value={filters.due}
            onChoose={due => filter({ due })}
          />
        </FilterSheet>
        {count > 0 ? (
          <ButtonBase
            onClick={clear}
            sx={{ px: 2, minHeight: 32, borderRadius: 1.5, fontSize: 14, fontWeight: 500, color: 'primary.main' }}
          >
            {t('table.clear')}
          </ButtonBase>
        ) : null}
      </Box>
    </Box>
  )
}
