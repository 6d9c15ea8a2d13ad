/** A sheet of A4: the same on the screen and on paper, in both directions. */
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export const Sheet = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="article" aria-label={label} className="invoice-paper" sx={paperStyles}>
    <GlobalStyles styles={pageStyles} />
    {children}
  </Box>
)

/** Name and address. */
export const Party = ({ name, lines }: { name: string; lines: (string | undefined)[] }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="p" className="party" dir="auto">
      {name}
    </Typography>
    {lines
      .flatMap(line => line?.split('\n') ?? [])
      .filter(Boolean)
      .map(line => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
  </Box>
)

/** On phones, a line's text stands above its numbers. */
const lineStyles = {
  '@media screen and (max-width: 599.95px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', borderBottom: 1, borderColor: 'divider', py: '0.7em' },
    '& :is(th, td)': { border: 0, p: '0.1em 0' },
    '& :is(th, td):first-of-type': { gridColumn: '1 / -1', width: 'auto' },
    '& :is(th, td):nth-of-type(2)': { textAlign: 'start', paddingInlineStart: 0 },
    '& :is(th, td):last-of-type': { gridColumnEnd: -1 },
  },
}

/** Sizes follow the font size, so that the same sheet fits a page, a card, and a phone. */
const paperStyles = {
  fontSize: 13,
  lineHeight: 1.5,
  p: { xs: '1.6em', sm: '3.4em' },
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: 1,
  boxShadow: 1,
  overflowWrap: 'anywhere',
  '& p, & h3, & dl, & dd': { m: 0 },
  // `left` is mirrored with the page: a name keeps its own direction and stands on the page's side.
  '& [dir="auto"], & p': { textAlign: 'left' },
  '& h3': { fontSize: '1em', fontWeight: 600, mb: '0.5em', breakAfter: 'avoid' },
  '& .party, & .kind': { fontSize: '1.4em', fontWeight: 600, lineHeight: 1.3, mb: '0.2em' },
  '& p.kind': { textAlign: 'end' },
  '& header, & .parties, & .foot': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '2em',
  },
  '& header, & .parties': { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } },
  '& .parties': { my: '2em', pt: '2em', borderTop: 1, borderColor: 'divider' },
  '& header p:not(.party, .kind), & section p:not(.party)': { color: 'text.secondary' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'start', columnGap: '1.5em', rowGap: '0.25em' },
  '& header dl': { justifyContent: 'end' },
  '& dt, & .quiet': { color: 'text.secondary' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& th, & td': { p: '0.7em 0', textAlign: 'end', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& :is(th, td):first-of-type': { textAlign: 'start', width: '55%' },
  '& :is(th, td):not(:first-of-type)': { paddingInlineStart: '1em', whiteSpace: 'nowrap' },
  '& td strong': { display: 'block', fontWeight: 500 },
  ...lineStyles,
  '& small': { display: 'block', fontSize: '0.92em' },
  '& .foot': { mt: '1.5em', breakBefore: 'avoid' },
  '& .foot dl': { justifyContent: 'end', '& dd': { textAlign: 'end' } },
  '& .total': { fontWeight: 600, color: 'text.primary' },
  '& .note': { mt: '1.5em', '& p': { whiteSpace: 'pre-line' } },
  '& .stub': { mt: '2.5em', pt: '1.5em', borderTop: '1px dashed', borderColor: 'text.secondary', breakInside: 'avoid' },
  '& tr, & .note, & .foot': { breakInside: 'avoid' },
  // The totals are not alone on a page.
  '& tbody tr:last-of-type': { breakAfter: 'avoid' },
  '@media print': { p: 0, boxShadow: 'none', borderRadius: 0, fontSize: '10.5pt', '& header, & .parties, & .foot': { gap: '2em' } },
}

/** On paper there is the sheet alone, and its colors are those of paper. */
const pageStyles = {
  '@page': {
    size: 'A4',
    margin: '16mm',
    '@bottom-center': {
      content: 'counter(page) " / " counter(pages)',
      fontFamily: '"Public Sans Variable", sans-serif',
      fontSize: '8.5pt',
      color: 'dimgray',
    },
  },
  '@media print': {
    'html, body, main': {
      background: 'white !important',
      colorScheme: 'light !important',
      padding: '0 !important',
      margin: '0 !important',
    },
    '.invoice-paper, .invoice-paper *': { color: 'black !important', background: 'none !important', borderColor: 'silver !important' },
    '.invoice-paper :is(dt:not(.total), th, .quiet)': { color: 'dimgray !important' },
    '.invoice-paper + .invoice-paper': { breakBefore: 'page' },
  },
} as const
