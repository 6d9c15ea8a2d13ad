/** Styles of a list's table, with sticky columns. */
import type { Theme } from '@mui/material/styles'
import { densities, type Density } from './list/table-view.ts'
import { rowStyles } from './row-styles.ts'

export const tickWidth = 52

/** Cells of rows are plain elements, styled by the table: a component for each would cost most of drawing a list. */
export const cellClasses = {
  start: 'MuiTableCell-root MuiTableCell-body',
  end: 'MuiTableCell-root MuiTableCell-body MuiTableCell-alignRight',
  checkbox: 'MuiTableCell-root MuiTableCell-body MuiTableCell-paddingCheckbox',
}

const paddings: Record<Density, string> = { compact: '2px', standard: '3px', relaxed: '6px' }

/** Fits two lines of text into a row. */
const compactText = { '& .MuiTypography-body2': { lineHeight: '18px' }, '& .MuiTypography-caption': { lineHeight: '16px', fontSize: 12 } }
const rowContent = (density: Density) => ({
  '& .MuiCheckbox-root': { padding: '7px' },
  // The same in every script, whose lines differ elsewhere.
  '& .MuiTypography-body2': { lineHeight: '22px' },
  '& .MuiTypography-caption': { lineHeight: '18px' },
  '& .MuiSwitch-root': { marginBlock: '-4px' },
  ...(density === 'compact' ? compactText : {}),
})

export const tableStyles = (minWidth: number, density: Density, hasTicks: boolean) => (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  const { fontFamily, fontSize, fontWeight, lineHeight } = theme.typography.body2
  const edges = (offsets: string[]) => offsets.map(offset => `inset ${offset} 0 ${palette.primary.main}`).join()
  return {
    minWidth,
    tableLayout: 'fixed',
    '& tbody tr': { verticalAlign: 'middle', ...rowStyles(theme) },
    '& tbody td': {
      fontFamily,
      fontSize,
      fontWeight,
      lineHeight,
      color: palette.text.primary,
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'start' as const,
      verticalAlign: 'inherit',
    },
    '& tbody td.MuiTableCell-alignRight': { textAlign: 'end' as const },
    '& tbody td.MuiTableCell-paddingCheckbox': { width: 48 },
    '& th': { color: palette.text.secondary, backgroundColor: palette.background.paper, height: 40, paddingBlock: 0 },
    '& td': { height: densities[density], paddingBlock: paddings[density], backgroundColor: 'inherit', ...rowContent(density) },
    '& td.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { paddingInline: '10px', borderColor: palette.divider },
    '& :is(th, td):first-of-type:not(.MuiTableCell-paddingCheckbox)': { paddingInlineStart: '20px' },
    '& :is(th, td):last-of-type': { paddingInlineEnd: '20px' },
    // On the cells, because sticky cells would cover the row's outline.
    '& tbody tr:focus': { outline: 'none' },
    '& tbody tr:focus td': { boxShadow: edges(['0 2px', '0 -2px']) },
    '& tbody tr:focus td:first-of-type': { boxShadow: edges(['0 2px', '0 -2px', '2px 0']) },
    '& tbody tr:focus td:last-of-type': { boxShadow: edges(['0 2px', '0 -2px', '-2px 0']) },
    // Sticky checkbox and first column.
    [`& :is(th, td):nth-of-type(-n + ${hasTicks ? 2 : 1})`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    ...(hasTicks ? { '& :is(th, td):nth-of-type(2)': { insetInlineStart: tickWidth } } : {}),
  }
}
