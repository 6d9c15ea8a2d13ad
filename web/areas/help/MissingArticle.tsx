/** An unknown article: those with a similar name, and the popular ones. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { NotFoundIllustration } from '../../ui/Illustrations.tsx'
import { Page } from '../../ui/Page.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { type HelpCenterQuery, useHelpSearchQuery } from './help.generated.ts'
import { articlePath, helpCenterPath } from './help-paths.ts'

interface MissingArticleProps {
  slug: string
  center: HelpCenterQuery['helpCenter'] | undefined
  search: ReactNode
}

export function MissingArticle({ slug, center, search }: MissingArticleProps) {
  const { t } = useTranslations('help')
  // Slugs are English words.
  const words = slug.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').slice(0, 200)
  const { data } = useHelpSearchQuery({ variables: { search: words, language: 'EN' } })
  const found = data?.searchHelp.filter(({ kind }) => kind === 'ARTICLE').slice(0, 3) ?? []
  const articles = center?.allArticles.flatMap(({ articles }) => articles) ?? []
  const similar = found.flatMap(({ id }) => articles.find(article => article.slug === id) ?? [])
  return (
    <>
      <NotFoundIllustration />
      <Page title={t('missing.title')} subtitle={t('missing.text')}>
        {similar.length > 0 ? (
          <Box component="section" aria-labelledby="similar" sx={{ mb: 6 }}>
            <Typography id="similar" variant="h3" component="h2" sx={{ mb: 2 }}>
              {t('missing.similar')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {similar.map(({ slug, title }) => (
                <li key={slug}>
                  <Link component={RouterLink} to={articlePath(slug)} sx={{ display: 'inline-block', py: 1 }}>
                    {title}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ) : null}
        {search}
        <Link component={RouterLink} to={helpCenterPath}>
          {t('missing.back')}
        </Link>
        <ArticleCards title={t('popular')} articles={center?.popularArticles} />
      </Page>
    </>
  )
}
