/** Colors of the current theme, with their measured contrast. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { brand, dark, light } from '../../platform/tokens.ts'
import { formatNumber } from '../../platform/format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { contrast } from './contrast.ts'
import { useCopy } from './copy.ts'
import { Examples, Section } from './Section.tsx'

const grounds = ['page', 'surface', 'raised', 'line'] as const
const inks = ['text', 'secondary', 'primary', 'success', 'warning', 'error', 'info'] as const

export function ColorsSection() {
  const { t, tUnchecked } = useTranslations('design')
  const { colorScheme } = useColorScheme()
  const tokens = colorScheme === 'dark' ? dark : light
  return (
    <Section id="colors">
      <Examples title={t('colors.grounds')}>
        {grounds.map(name => (
          <Swatch key={name} name={t(`colors.names.${name}`)} color={tokens[name]} />
        ))}
      </Examples>
      <Examples title={t('colors.inks')}>
        {inks.map(name => (
          <Swatch key={name} name={t(`colors.names.${name}`)} color={tokens[name]} ground={tokens.surface} />
        ))}
      </Examples>
      <Examples title={t('colors.charts')}>
        {Object.values(tokens.charts).map((color, index) => (
          <Swatch key={color} name={tUnchecked(`colors.series.${index + 1}`)} color={color} ground={tokens.surface} />
        ))}
        <Swatch name={t('colors.names.brand')} color={brand} ground={tokens.surface} />
      </Examples>
    </Section>
  )
}

/** Copies the color on click. */
function Swatch({ name, color, ground }: { name: string; color: string; ground?: string }) {
  const { lang } = useTranslations('design')
  const copy = useCopy()
  return (
    <ButtonBase
      onClick={() => void copy(color)}
      sx={{
        width: { xs: 'calc(50% - 6px)', sm: 132 },
        flexDirection: 'column',
        alignItems: 'stretch',
        borderRadius: 1,
        textAlign: 'start',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 148 56"
        preserveAspectRatio="none"
        aria-hidden
        sx={{ width: '100%', height: 56, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <rect width={148} height={56} fill={color} />
      </Box>
      <Typography component="span" variant="body2" sx={{ mt: 1.5, fontWeight: 500 }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Ltr>{color}</Ltr>
        {ground ? (
          <>
            {' '}
            · <Ltr>{formatNumber(Math.floor(contrast(color, ground) * 10) / 10, lang)}:1</Ltr>
          </>
        ) : null}
      </Typography>
    </ButtonBase>
  )
}
