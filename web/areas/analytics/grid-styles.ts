/** A row takes as many cards as fit; the last of a row fills it, so that hidden cards leave no gaps. */
const gap = 24

export const gridStyles = { display: 'flex', flexWrap: 'wrap', gap: { xs: 4, sm: `${gap}px` } } as const

const least = { 3: 220, 4: 320, 6: 400, 8: 480, 12: 600 } as const

export const slotStyles = (span: keyof typeof least) => ({
  flexGrow: span,
  flexShrink: 1,
  // Two figures stand side by side on phones.
  flexBasis: {
    xs: span === 3 ? 'calc(50% - 8px)' : '100%',
    sm: `max(calc(${(span / 12) * 100}% - ${gap}px), min(${least[span]}px, 100%))`,
  },
  minWidth: 0,
  maxWidth: '100%',
})
