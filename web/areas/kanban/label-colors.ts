/** A label's color, the same wherever it appears: a dot beside the word. */
import type { CSSObject, Theme } from '@mui/material/styles'

const count = 5

const hash = (text: string) => Array.from(text, letter => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 9973, 7)

export const labelClass = (label: string) => `label color-${hash(label) % count}`

export function labelStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  const colors = [palette.charts[1], palette.charts[2], palette.charts[3], palette.charts[4], palette.success.main]
  return {
    '& .labels': { display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 2, paddingInlineEnd: 20 },
    '& .label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 5,
      fontSize: 12,
      lineHeight: '18px',
      fontWeight: 500,
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
      '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', flexShrink: 0 },
    },
    ...Object.fromEntries(colors.map((color, index) => [`& .color-${index}::before`, { backgroundColor: color }])),
  }
}
