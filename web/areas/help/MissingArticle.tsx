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
import { type ArticleCardFragment, useHelpSearchQuery } from './help.generated.ts'
import { articlePath, helpCenterPath } from './help-paths.ts'

interface MissingArticleProps {
  slug: string
  popular: ArticleCardFragment[] | undefined
  search: ReactNode
}

export function MissingArticle({ slug, popular, search }: MissingArticleProps) {
  const { t } = useTranslations('help')
  const { data } = useHelpSearchQuery({ variables: { search: slug.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').slice(0, 200) } })
  const similar = data?.searchHelp.filter(({ kind }) => kind === 'ARTICLE').slice(0, 3) ?? []
  return (
    <>
      <NotFoundIllustration />
      <Page title={t('missing.title')} subtitle={t('missing.text')}>
        {similar.length > 0 ? (
          <Box component="section" aria-labelledby="similar" sx={{ mb: 6 }}>
            <Typography id="similar" variant="h3" component="h2" sx={{ mb: 2 }}>
              {t('missing.similar')}
            </Typography>
            <Box component="ul" lang="en" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {similar.map(({ id, title }) => (
                <li key={id}>
                  <Link component={RouterLink} to={articlePath(id)} sx={{ display: 'inline-block', py: 1 }}>
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
        <ArticleCards title={t('popular')} articles={popular} />
      </Page>
    </>
  )
}
