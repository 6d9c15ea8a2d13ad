/** The help center: search over articles and questions, popular articles, all articles by category, and contact. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { ContactTiles } from './ContactTiles.tsx'
import { HelpIcon } from './HelpIcon.tsx'
import { HelpField } from './HelpField.tsx'
import { useContentLanguage } from './content-language.ts'
import { type HelpCenterQuery, useHelpCenterQuery } from './help.generated.ts'
import { articlePath } from './help-paths.ts'
import { SearchResults } from './SearchResults.tsx'
import { useHelpSearch } from './use-help-search.ts'

export function HelpCenterPage() {
  const { t } = useTranslations('help')
  const search = useHelpSearch()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <HelpField value={search.q} onSearch={search.searchFor} />
      {search.q === '' ? <Articles /> : <SearchResults {...search} />}
      <ContactTiles other="faq" />
    </Page>
  )
}

function Articles() {
  const { t } = useTranslations('help')
  const { data, error, refetch } = useHelpCenterQuery({ variables: { language: useContentLanguage() } })
  if (error && !data) return <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
  const { popularArticles, allArticles, keepLearning } = data?.helpCenter ?? {}
  return (
    <>
      <ArticleCards title={t('popular')} articles={popularArticles} />
      <Box component="section" aria-labelledby="help-all" sx={{ mt: 8 }}>
        <Typography id="help-all" variant="h2" sx={{ mb: 4 }}>
          {t('all')}
        </Typography>
        <Box sx={gridStyles}>
          {allArticles
            ? allArticles.map(category => <Category key={category.id} category={category} />)
            : [0, 1, 2, 3, 4, 5].map(each => <CategorySkeleton key={each} />)}
        </Box>
      </Box>
      <ArticleCards title={t('learn')} articles={keepLearning} />
    </>
  )
}

const inSight = 4

/** Its first articles, and all of them once asked for; that stands in the address, so that an article can lead back to it. */
function Category({ category: { id: anchor, title, icon, articles } }: { category: HelpCenterQuery['helpCenter']['allArticles'][number] }) {
  const { t, tCount } = useTranslations('help')
  const [params, setParams] = useSearchParams()
  const isOpen = params.get('category') === anchor
  const toggle = () => {
    const next = new URLSearchParams(params)
    if (isOpen) next.delete('category')
    else next.set('category', anchor)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const shown = isOpen ? articles : articles.slice(0, inSight)
  return (
    <Paper component="section" aria-labelledby={anchor} sx={{ p: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}>
          <HelpIcon name={icon} size={24} />
        </Box>
        <Typography id={anchor} component="h3" variant="h3">
          {title}
        </Typography>
      </Box>
      <Box component="ul" id={`${anchor}-articles`} sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(article => (
          <li key={article.slug}>
            <Link component={RouterLink} to={articlePath(article.slug)} variant="body2" sx={{ display: 'block', py: 0.5 }}>
              {article.title}
            </Link>
          </li>
        ))}
      </Box>
      {articles.length > inSight ? (
        <Button size="small" aria-expanded={isOpen} aria-controls={`${anchor}-articles`} onClick={toggle} sx={{ mt: 2, mx: -1.25 }}>
          {isOpen ? t('fewer') : tCount('seeAll', articles.length)}
        </Button>
      ) : null}
    </Paper>
  )
}

const CategorySkeleton = () => (
  <Paper sx={{ p: 5 }}>
    <Skeleton width="60%" height={28} sx={{ mb: 3 }} />
    {[0, 1, 2, 3].map(each => (
      <Skeleton key={each} width="85%" height={28} />
    ))}
  </Paper>
)

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 6 },
  alignItems: 'start',
}
