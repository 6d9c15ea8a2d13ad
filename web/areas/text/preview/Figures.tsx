/** Readability statistics, now and before. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { formatNumber } from '../../../platform/format.ts'
import { formatSigned } from '../../../platform/format-figures.ts'
import { easeOf, type Readability } from '../readability.ts'

interface FiguresProps {
  before: Readability | undefined
  now: Readability
  /** Words added and removed since. */
  changed: { added: number; removed: number } | undefined
}

export function Figures({ before, now, changed }: FiguresProps) {
  const { t, tUnchecked, lang } = useTranslations('text')
  const number = (value: number) => formatNumber(value, lang)
  const rows: [string, (figures: Readability) => string][] = [
    ['words', ({ words }) => number(words)],
    ['sentences', ({ sentences }) => number(sentences)],
    ['time', ({ minutes }) => t('preview.minutes', { count: minutes, minutes: number(minutes) })],
    ['ease', ({ ease }) => (typeof ease === 'number' ? number(ease) : '–')],
  ]
  return (
    <Paper component="section" aria-labelledby="figures-title" sx={{ p: 5 }}>
      <Typography variant="h2" id="figures-title" sx={{ mb: 3 }}>
        {t('preview.figures.title')}
      </Typography>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            <Box component="td" />
            {before ? <Head>{t('preview.before')}</Head> : null}
            <Head>{t('preview.after')}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, value]) => (
            <tr key={key}>
              <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400, py: 1.5 }}>
                {tUnchecked(`preview.figures.${key}`)}
              </Box>
              {before ? <Cell isQuiet>{value(before)}</Cell> : null}
              <Cell>{value(now)}</Cell>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 2 }}>
        {typeof now.ease === 'number' ? t(`preview.ease.${easeOf(now.ease)}`) : t(`preview.notMeasured.${now.ease}`)}
      </Typography>
      {changed ? (
        <Box component="dl" sx={{ display: 'flex', gap: 6, m: 0, mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
          <Changed label={t('preview.figures.added')} color="success.main" value={changed.added} />
          <Changed label={t('preview.figures.removed')} color="error.main" value={-changed.removed} />
        </Box>
      ) : null}
    </Paper>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <Box
    component="th"
    scope="col"
    sx={{ textAlign: 'end', fontSize: 13, fontWeight: 500, color: 'text.secondary', pb: 1, paddingInlineStart: 4 }}
  >
    {children}
  </Box>
)

const Cell = ({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) => (
  <Box
    component="td"
    sx={{ textAlign: 'end', color: isQuiet ? 'text.secondary' : 'text.primary', fontWeight: isQuiet ? 400 : 600, paddingInlineStart: 4 }}
  >
    {children}
  </Box>
)

function Changed({ label, color, value }: { label: string; color: string; value: number }) {
  const { lang } = useTranslations('text')
  return (
    <Box>
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        dir="ltr"
        sx={{
          m: 0,
          fontSize: 20,
          fontWeight: 600,
          color: value === 0 ? 'text.secondary' : color,
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'start',
        }}
      >
        {value === 0 ? formatNumber(0, lang) : formatSigned(value, lang)}
      </Box>
    </Box>
  )
}
