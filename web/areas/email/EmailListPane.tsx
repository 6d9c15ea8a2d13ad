/** One folder's emails, drawn as they are scrolled, with search and the bar of the selected ones. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import type { Selection } from '../../ui/selection.ts'
import type { EmailActions } from './email-actions.ts'
import type { EmailList } from './email-pages.ts'
import type { EmailCountsQuery } from './email.generated.ts'
import { EmailListHead } from './EmailListHead.tsx'
import { EmailRow } from './EmailRow.tsx'
import { labels, type LabelName, labelOf, type Place } from './place.ts'

export interface ListPaneProps {
  place: Place
  search: string
  list: EmailList
  counts: EmailCountsQuery['emailCounts'] | undefined
  selection: Selection
  actions: EmailActions
  openId: string | undefined
  cursor: string | undefined
  /** Rows of two lines, beside the reader and on phones. */
  isNarrow: boolean
  onOpen: (id: string) => void
  onCursor: (id: string) => void
  onLeave: (ids: string[], act: () => unknown) => void
  onSearch: (text: string) => void
  /** On phones, the folders are in a drawer. */
  onFolders: (() => void) | undefined
}

const heights = { wide: 48, narrow: 84 }

export function EmailListPane(props: ListPaneProps) {
  const { place, search, list, selection, actions, openId, cursor, isNarrow, onOpen, onCursor, onLeave, onSearch } = props
  const { t } = useTranslations('email')
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, total, failure, retry, show } = list
  const height = isNarrow ? heights.narrow : heights.wide
  // oxlint-disable-next-line react-compiler/react-compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    getItemKey: index => rows[index]?.id ?? `place ${index}`,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => virtual.measure(), [virtual, height])
  useEffect(() => {
    if (total !== undefined) show(first, last)
  }, [show, total, first, last])

  const current = openId ?? cursor
  const at = rows.findIndex(row => row?.id === current)
  const reveal = useEffectEvent(() => {
    if (at < 0) return
    virtual.scrollToIndex(at, { align: 'auto' })
    // Focus stays in fields and in the reader.
    const active = document.activeElement
    if (openId !== undefined || (active !== document.body && !scroller.current?.contains(active) && active?.tagName !== 'H1')) return
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(current ?? '')}"] a`)?.focus())
  })
  useEffect(() => reveal(), [current])

  return (
    <>
      <EmailListHead {...props} />
      <Box ref={scroller} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', position: 'relative' }} data-email-list>
        {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
        {total === undefined && !failure ? <ListSkeleton height={height} /> : null}
        {total === 0 ? (
          search ? (
            <EmptyState onClear={() => onSearch('')} />
          ) : (
            <EmptyState text={emptyText(t, place)} />
          )
        ) : null}
        {rows.length > 0 ? (
          <Box component="ul" aria-label={titleOf(t, place)} sx={{ ...listStyles, height: virtual.getTotalSize() }}>
            {items.map(({ index, key, start }) => (
              <EmailRow
                key={key}
                email={rows[index]}
                place={place}
                start={start}
                height={height}
                position={{ at: index + 1, total: rows.length }}
                isNarrow={isNarrow}
                isOpen={rows[index]?.id === openId}
                selection={selection}
                actions={actions}
                onOpen={onOpen}
                onCursor={onCursor}
                onLeave={onLeave}
              />
            ))}
          </Box>
        ) : null}
      </Box>
    </>
  )
}

type T = ReturnType<typeof useTranslations<'email'>>['t']

export const isLabel = (place: Place): place is LabelName => (labels as readonly string[]).includes(place)

export const titleOf = (t: T, place: Place): string => (isLabel(place) ? t(`labels.${labelOf(place)}`) : t(`folders.${place}`))

const emptyText = (t: T, place: Place): string => (isLabel(place) ? t('empty.label') : t(`empty.${place}`))

function ListSkeleton({ height }: { height: number }) {
  return (
    <Box aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <Box key={index} sx={{ height, px: 4, display: 'flex', alignItems: 'center', gap: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="circular" width={32} height={32} />
          <Skeleton sx={{ flex: 1 }} />
        </Box>
      ))}
    </Box>
  )
}

const listStyles = { listStyle: 'none', m: 0, p: 0, position: 'relative' } as const
