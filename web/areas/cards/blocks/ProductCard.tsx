import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'
import { useFormats } from '../use-cards.ts'

/** A picture beside the text; above it on phones. */
export function ProductCard({ figures }: CardProps) {
  const { t, tCount } = useTranslations('cards')
  const { money } = useFormats()
  const product = figures.products.items[0]
  if (!product) return <Typography color="textSecondary">{t('none')}</Typography>
  return (
    <Paper sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, overflow: 'hidden' }}>
      <Box component="img" src={product.image} alt="" sx={{ width: { xs: 1, sm: 160 }, height: 160, objectFit: 'cover' }} />
      <Box sx={{ p: 5, minWidth: 0 }}>
        <Typography variant="h3" dir="auto">
          {product.productName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {product.productBrand} · {tCount('inStock', product.qty)}
        </Typography>
        <Typography sx={{ fontSize: 18, fontWeight: 600, my: 2 }}>{money(product.price)}</Typography>
        <Button variant="outlined" size="small" component={Link} to={`/apps/ecommerce/product/edit/${product.id}`}>
          {t('openProduct')}
        </Button>
      </Box>
    </Paper>
  )
}
