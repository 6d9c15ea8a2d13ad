/** A list of amounts that ends with its total. */
export const totalStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 2,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, paddingInlineStart: 4, textAlign: 'end' },
  '& .total': { color: 'text.primary', fontSize: 16, fontWeight: 600, pt: 3, mt: 1, borderTop: 1, borderColor: 'divider' },
}
