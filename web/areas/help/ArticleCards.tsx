/** Articles with their pictures, side by side. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ArticleCardFragment } from './help.generated.ts'
import { articlePath } from './help-paths.ts'

interface ArticleCardsProps {
  title: string
  /** Skeletons until they are there. */
  articles: ArticleCardFragment[] | undefined
}

export function ArticleCards({ title, articles }: ArticleCardsProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, '@media print': { display: 'none' } }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box component="ul" sx={gridStyles}>
        {articles
          ? articles.map(article => (
              <Paper component="li" key={article.slug} sx={cardStyles}>
                <Box component="img" src={article.img} alt="" width={160} height={96} loading="lazy" sx={{ borderRadius: 1 }} />
                <Box>
                  <Typography component="h3" variant="h3">
                    <Link component={RouterLink} to={articlePath(article.slug)} color="inherit" underline="hover" className="whole">
                      {article.title}
                    </Link>
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                    {article.subtitle}
                  </Typography>
                </Box>
              </Paper>
            ))
          : [0, 1, 2].map(each => (
              <Paper component="li" key={each} sx={cardStyles}>
                <Skeleton variant="rounded" sx={{ flexShrink: 0, width: { xs: 100, sm: 160 }, height: { xs: 60, sm: 96 } }} />
                <Box sx={{ width: 1 }}>
                  <Skeleton width="70%" height={24} />
                  <Skeleton />
                </Box>
              </Paper>
            ))}
      </Box>
    </Box>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 6 },
  listStyle: 'none',
  m: 0,
  p: 0,
}

/** The whole card leads to the article. */
const cardStyles = (theme: Theme) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'row', md: 'column' },
  alignItems: 'flex-start',
  gap: 4,
  p: { xs: 4, sm: 5 },
  '& img': {
    flexShrink: 0,
    width: { xs: 100, sm: 160 },
    height: { xs: 60, sm: 96 },
    ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
  },
  '& .whole::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
})
