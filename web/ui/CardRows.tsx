/** The rows of a list as cards, for phones. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { DetailsButton, useDetails } from './DetailsButton.tsx'
import { RowActions } from './RowActions.tsx'
import { useRowElement } from './row-element.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { useIsSelected } from './selection.ts'
import { rowStyles } from './row-styles.ts'
import type { RowProps, RowsProps } from './TableRows.tsx'
import type { CardParts, Column } from './table-types.ts'

export function CardRows<Row extends { id: string }, Sort extends string>({
  label,
  items,
  list,
  isStale: _,
  ...parts
}: RowsProps<Row, Sort>) {
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items
          ? items.map(row => <Card key={row.id} row={row} {...parts} />)
          : Array.from({ length: Math.min(list.itemsPerPage, 10) }, (_, row) => <CardSkeleton key={row} />)}
      </Box>
      {items && items.length > 0 ? <Totals columns={parts.columns} /> : null}
    </>
  )
}

function Totals<Row, Sort extends string>({ columns }: { columns: Column<Row, Sort>[] }) {
  const { t } = useTranslations()
  const totals = columns.filter(({ total }) => total !== undefined)
  if (totals.length === 0) return null
  return (
    <Box component="dl" aria-label={t('table.total')} sx={totalsStyles}>
      {totals.map(({ header, total }) => (
        <Fragment key={header}>
          <dt>{header}</dt>
          <dd>{total}</dd>
        </Fragment>
      ))}
    </Box>
  )
}

function Card<Row extends { id: string }, Sort extends string>({ row, columns, rows, selection }: RowProps<Row, Sort>) {
  const { nameOf, actionsOf, hrefOf, cardOf, detailsOf } = rows
  const details = useDetails()
  const name = nameOf(row)
  const isSelected = useIsSelected(selection, row.id)
  const { lead, end, below } = cardOf ? cardOf(row) : everyColumn(row, columns)
  return (
    <Box
      component="li"
      {...useRowElement(row.id, isSelected, hrefOf?.(row))}
      sx={[...cardStyles, actionsOf || detailsOf ? {} : { paddingInlineEnd: 4 }]}
    >
      {selection ? <RowCheckbox id={row.id} name={name} isSelected={isSelected} selection={selection} /> : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{lead}</Box>
          {end === undefined ? null : <Box sx={endStyles}>{end}</Box>}
        </Box>
        {below ? <Box sx={belowStyles}>{below}</Box> : null}
        {detailsOf && details.isOpen ? (
          <Box id={details.id} sx={{ pt: 2 }}>
            {detailsOf(row)}
          </Box>
        ) : null}
      </Box>
      {detailsOf ? <DetailsButton name={name} {...details} /> : null}
      {actionsOf ? <RowActions name={name} actions={actionsOf(row)} isCompact /> : null}
    </Box>
  )
}

/** Default card: the first column leads, the others follow with their headers. */
function everyColumn<Row, Sort extends string>(row: Row, [first, ...others]: Column<Row, Sort>[]): CardParts {
  return {
    lead: first?.cell(row),
    below: others.map(({ header, shape, width, cell }) => (
      <Box key={header} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, minWidth: 0 }}>
        {shape === undefined && width !== undefined && width < 200 ? (
          <Typography component="span" variant="caption" color="textSecondary">
            {header}
          </Typography>
        ) : null}
        {cell(row)}
      </Box>
    )),
  }
}

const CardSkeleton = () => (
  <Box component="li" sx={cardStyles}>
    <Box sx={{ flex: 1, py: 2 }}>
      <Skeleton width="50%" />
      <Skeleton width="70%" />
      <Skeleton variant="rounded" width={96} height={26} sx={{ mt: 2 }} />
    </Box>
  </Box>
)

const cardStyles = [
  rowStyles,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1,
    fontSize: 14,
    py: 2.5,
    paddingInlineStart: 4,
    paddingInlineEnd: 2,
    borderTop: 1,
    borderColor: 'divider',
    '& .MuiCheckbox-root': { marginInlineStart: -2.5 },
  },
]

const endStyles = { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
const belowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5, pt: 1 }
const totalsStyles = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 1,
  m: 0,
  px: 4,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 14,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
}
