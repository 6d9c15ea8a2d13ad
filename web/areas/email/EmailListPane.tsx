/** One folder's emails, drawn as they are scrolled, with search and the bar of the selected ones. */
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useNearRows } from '../../ui/near-rows.ts'
import { EmailListHead } from './EmailListHead.tsx'
import { AwaitedRow, EmailRow } from './EmailRow.tsx'
import { useRowEvents } from './row-events.ts'
import { emptyText, type ListPaneProps } from './list-pane.ts'
import { listStyles } from './row-styles.ts'
import { revealRow, useWindow } from './use-window.ts'

const heights = { wide: 48, narrow: 84 }

export function EmailListPane(props: ListPaneProps) {
  const { place, title, search, list, selection, openId, cursor, isNarrow, onSearch } = props
  const { t } = useTranslations('email')
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, total, failure, retry, show } = list
  const height = isNarrow ? heights.narrow : heights.wide
  const events = useRowEvents(props)
  const near = useNearRows(scroller, 'data-row')
  const { first, last } = useWindow(scroller, rows.length, height)
  useEffect(() => {
    if (total !== undefined) show(first, last)
  }, [show, total, first, last])

  const current = openId ?? cursor
  const at = rows.findIndex(row => row?.id === current)
  const reveal = useEffectEvent((wanted: string | undefined) => {
    if (at < 0) return
    if (scroller.current) revealRow(scroller.current, at, height)
    // Focus stays in fields and in the reader.
    const active = document.activeElement
    if (openId !== undefined || (active !== document.body && !scroller.current?.contains(active) && active?.tagName !== 'H1')) return
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted ?? '')}"] a`)?.focus())
  })
  useEffect(() => reveal(current), [current])

  return (
    <>
      <EmailListHead {...props} />
      <Box ref={scroller} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', position: 'relative' }} data-email-list>
        {failure ? <FailureCard error={failure} onRetry={retry} /> : null}
        {total === undefined && !failure ? (
          <Box component="ul" aria-busy="true" sx={listStyles}>
            {Array.from({ length: 12 }, (_, index) => (
              <AwaitedRow key={index} start={index * height} height={height} />
            ))}
          </Box>
        ) : null}
        {total === 0 ? search ? <EmptyState onClear={() => onSearch('')} /> : <EmptyState text={emptyText(t, place)} /> : null}
        {rows.length > 0 ? (
          <Box component="ul" aria-label={title} sx={listStyles} style={{ height: rows.length * height }}>
            {rows.slice(first, last + 1).map((row, index) => (
              <EmailRow
                key={row?.id ?? `place ${first + index}`}
                email={row}
                place={place}
                start={(first + index) * height}
                height={height}
                at={first + index + 1}
                total={rows.length}
                isNarrow={isNarrow}
                isOpen={row !== undefined && row.id === openId}
                selection={selection}
                events={events}
                near={near}
              />
            ))}
          </Box>
        ) : null}
      </Box>
    </>
  )
}
