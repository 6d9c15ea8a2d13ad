/** Arrow key navigation in a table of checkboxes. */
import type { KeyboardEvent } from 'react'

const steps: Record<string, [down: number, along: number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** An `onKeyDown` handler of the table. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const [down, along] = steps[event.key] ?? [0, 0]
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td') : null
  const table = cell?.closest('table')
  if (!cell || !table || (down === 0 && along === 0) || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const turn = getComputedStyle(table).direction === 'rtl' ? -along : along
  const rows = [...table.rows]
  let row = rows.findIndex(each => each.contains(cell)) + down
  let column = cell.cellIndex + turn
  for (; rows[row]?.cells[column]; row += down, column += turn) {
    const tick = rows[row]?.cells[column]?.querySelector<HTMLInputElement>('input:not(:disabled)')
    if (!tick) continue
    tick.focus()
    tick.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return
  }
}
