/** One fixed category: its revenue and subcategories. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import type { Category, CategoryHandlers } from './category-types.ts'
import { categoryIcons } from './ProductStatus.tsx'

interface CategoryCardProps {
  category: Category
  /** Share of the total revenue, 0 to 1. */
  share: number
  handlers: CategoryHandlers
  /** Drop target. */
  drop?: { ref: (element: Element | null) => void; isDropTarget: boolean }
  /** Its subcategories. */
  children: ReactNode
}

export function CategoryCard({ category: { category, products, revenue, own }, share, handlers, drop, children }: CategoryCardProps) {
  const { t, tCount, lang } = useTranslations('products')
  const { wholeMoney } = useStoreFormat()
  const Icon = categoryIcons[category]
  const name = t(`category.${category}`)
  return (
    <Paper component="section" aria-label={name} sx={{ p: 5, pb: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box aria-hidden sx={iconStyles}>
          <Icon size={24} stroke={1.75} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2">
            <Link component={RouterLink} to={`/apps/ecommerce/product/list?category=${category}`} color="inherit" underline="hover">
              {name}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {tCount('categories.products', products)}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <Typography sx={{ fontSize: 18, fontWeight: 600 }}>{wholeMoney(revenue)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('categories.share', { share: formatPercent(share, lang) })}
          </Typography>
        </Box>
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ width: `${share * 100}%`, height: 1, bgcolor: 'primary.main' }} />
      </Box>
      <Box
        component="ul"
        ref={drop?.ref}
        aria-label={t('categories.under', { name })}
        sx={{
          listStyle: 'none',
          m: 0,
          mx: -3,
          p: 0,
          minHeight: 52,
          borderRadius: 1,
          ...(drop?.isDropTarget && { bgcolor: 'action.hover' }),
        }}
      >
        {children}
        {own.length === 0 ? (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 3, py: 3 }}>
            {t('categories.none')}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ mx: -2 }}>
        <Button
          size="small"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          aria-label={t('categories.addUnder', { name })}
          onClick={() => handlers.onAdd(category)}
        >
          {t('categories.addShort')}
        </Button>
      </Box>
    </Paper>
  )
}

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 1,
  color: 'primary.main',
  bgcolor: 'action.hover',
}
