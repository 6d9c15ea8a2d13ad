/** The type scale, with measured font metrics. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useCallback, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { useCopy } from './copy.ts'
import { Section } from './Section.tsx'

const variants = ['h1', 'h2', 'h3', 'body1', 'body2', 'button', 'caption'] as const

export function TypeSection() {
  return (
    <Section id="type">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {variants.map(variant => (
          <TypeRow key={variant} variant={variant} />
        ))}
      </Box>
    </Section>
  )
}

function TypeRow({ variant }: { variant: (typeof variants)[number] }) {
  const { t, lang } = useTranslations('design')
  const copy = useCopy()
  const [drawn, setDrawn] = useState({ size: 0, weight: 0, line: 0 })
  // Measured again for each language, since fonts differ.
  const measure = useCallback((sample: HTMLSpanElement | null) => {
    if (!sample) return
    const style = getComputedStyle(sample)
    setDrawn({ size: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight), line: Number.parseFloat(style.lineHeight) })
  }, [])
  const label = t('type.copy', { name: t(`type.names.${variant}`) })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 264px auto' },
        alignItems: 'center',
        columnGap: 5,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography key={lang} ref={measure} component="span" variant={variant} sx={{ gridColumn: { xs: '1', md: 'auto' } }}>
        {t(`type.samples.${variant}`)}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ gridRow: { xs: 2, md: 'auto' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {t(`type.names.${variant}`)} ·{' '}
        <Ltr>
          {formatNumber(drawn.size, lang)}/{formatNumber(Math.round(drawn.line), lang)}, {drawn.weight}
        </Ltr>
      </Typography>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => void copy(`variant="${variant}"`)} sx={{ gridRow: { xs: '1 / span 2', md: 'auto' } }}>
          <IconCopy size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
