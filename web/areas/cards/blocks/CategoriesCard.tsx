import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** The categories with the highest sales, each as a share of the first. */
export function CategoriesCard({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const { money } = useFormats()
  const categories = figures.salesByCategory.slice(0, 4)
  const most = categories[0]?.sales ?? 0
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('widgets.categories')}
      </Typography>
      {categories.length === 0 ? <Typography color="textSecondary">{t('none')}</Typography> : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {categories.map(({ category, sales }) => (
          <li key={category}>
            <Box sx={{ display: 'flex', gap: 3, mb: 1, fontSize: 14 }}>
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                {t(`categories.${category}`)}
              </Box>
              <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
                {money(sales)}
              </Box>
            </Box>
            <LinearProgress variant="determinate" value={most > 0 ? (sales / most) * 100 : 0} aria-hidden />
          </li>
        ))}
      </Box>
    </Paper>
  )
}
