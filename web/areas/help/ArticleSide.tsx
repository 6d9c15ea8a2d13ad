/** Beside an article: its contents, and the other articles of its category. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { ArticleSection } from './ArticleContent.tsx'
import type { ArticleCardFragment } from './help.generated.ts'
import { articlePath } from './help-paths.ts'

interface ArticleSideProps {
  slug: string
  sections: ArticleSection[]
  category: string
  articles: ArticleCardFragment[]
}

export function ArticleSide({ slug, sections, category, articles }: ArticleSideProps) {
  const { t } = useTranslations('help')
  return (
    <Box component="aside" aria-label={t('side')} sx={sideStyles}>
      <Paper component="nav" aria-labelledby="contents" sx={cardStyles}>
        <Typography id="contents" variant="h3" component="h2">
          {t('contents')}
        </Typography>
        <ol>
          {sections.map(({ heading, anchor }) => (
            <li key={anchor}>
              <Link component={RouterLink} to={{ hash: anchor }} replace>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </Paper>
      <Paper component="nav" aria-labelledby="category" sx={cardStyles}>
        <Typography id="category" variant="h3" component="h2">
          <bdi>{category}</bdi>
        </Typography>
        <ul>
          {articles.map(article => (
            <li key={article.slug}>
              <Link
                component={RouterLink}
                to={articlePath(article.slug)}

                aria-current={article.slug === slug ? 'page' : undefined}
                sx={{ '&[aria-current]': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' } }}
              >
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
      </Paper>
    </Box>
  )
}

const sideStyles = {
  display: 'grid',
  gap: 6,
  '@media (min-width: 960px) and (min-height: 700px)': { position: 'sticky', top: 'calc(var(--top-bar, 60px) + 16px)' },
  '@media print': { display: 'none !important' },
}

const cardStyles = {
  p: 5,
  fontSize: 14,
  '& ol, & ul': { listStyle: 'none', m: 0, mt: 2, p: 0 },
  '& li a': { display: 'block', py: 1 },
}
