/** An article: its text with a table of contents, feedback, and the way to others. */
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { codeOf } from '../../platform/errors.ts'
import { formatDate } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { ArticleContent, sectionsOf } from './ArticleContent.tsx'
import { ArticleSide } from './ArticleSide.tsx'
import { ContactTiles } from './ContactTiles.tsx'
import { useContentLanguage } from './content-language.ts'
import { Feedback } from './Feedback.tsx'
import { type ArticleCardFragment, type HelpArticleQuery, useHelpArticleQuery, useHelpCenterQuery } from './help.generated.ts'
import { articlePath, categoryPath, helpCenterPath, searchPath } from './help-paths.ts'
import { HelpField } from './HelpField.tsx'
import { MissingArticle } from './MissingArticle.tsx'

export function ArticlePage() {
  const { t } = useTranslations('help')
  const { title: slug = '' } = useParams()
  const navigate = useNavigate()
  const language = useContentLanguage()
  const { data, error, refetch } = useHelpArticleQuery({ variables: { slug, language } })
  const { data: center } = useHelpCenterQuery({ variables: { language } })
  const search = <HelpField value="" onSearch={text => void (text.trim() && navigate(searchPath(text)))} />
  if (error && !data)
    return codeOf(error) === 'NOT_FOUND' ? (
      <MissingArticle slug={slug} center={center?.helpCenter} search={search} />
    ) : (
      <Page title={t('title')}>
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </Page>
    )
  const article = data?.helpArticle
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Trail article={article} />
        {search}
      </Box>
      {article ? <Article key={slug} article={article} categories={center?.helpCenter.allArticles ?? []} /> : <ArticleSkeleton />}
    </>
  )
}

type Article = HelpArticleQuery['helpArticle']
type Categories = { id: string; title: string; articles: ArticleCardFragment[] }[]

function Trail({ article }: { article: Article | undefined }) {
  const { t } = useTranslations('help')
  return (
    <Breadcrumbs aria-label={t('trail')} sx={trailStyles}>
      <Link component={RouterLink} to={helpCenterPath}>
        {t('title')}
      </Link>
      {article ? (
        <Link component={RouterLink} to={categoryPath(article.categoryId)}>
          {article.category}
        </Link>
      ) : (
        <Skeleton width={96} />
      )}
      {article ? (
        <Box component="span" aria-current="page" sx={{ color: 'text.primary' }}>
          {article.title}
        </Box>
      ) : (
        <Skeleton width={160} />
      )}
    </Breadcrumbs>
  )
}

/** On one line; the heading below has the whole title. */
const trailStyles = {
  mb: 4,
  fontSize: 14,
  '& > ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  '& li:last-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}

function Article({ article, categories }: { article: Article; categories: Categories }) {
  const { t, lang } = useTranslations('help')
  const { slug, title, subtitle, img, content, anchors, lastUpdated, related, category, categoryId } = article
  const all = categories.flatMap(({ articles }) => articles)
  const at = all.findIndex(each => each.slug === slug)
  const sections = sectionsOf(content, anchors)
  const similar = related.flatMap(each => all.find(({ slug }) => slug === each) ?? [])
  const picture = (src: string) => (
    <Box component="img" src={src} alt={t('picture', { title })} width={160} height={96} sx={pictureStyles} />
  )
  return (
    <>
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Page
            title={title}
            subtitle={subtitle}
            action={
              <Button
                variant="outlined"
                startIcon={<IconPrinter size={18} stroke={1.75} />}
                onClick={() => print()}
                sx={{ '@media print': { display: 'none' } }}
              >
                {t('print')}
              </Button>
            }
          >
            <Typography variant="caption" color="textSecondary">
              {t('updated', { date: formatDate(lastUpdated, lang) })}
            </Typography>
            <ArticleContent
              sections={sections}
              pictureOf={index => (index === 0 ? picture(img) : index === 1 ? picture(img.replace(/\.svg$/, '.2.svg')) : null)}
            />
            <Feedback slug={slug} />
            <Neighbors previous={all[at - 1]} next={at < 0 ? undefined : all[at + 1]} />
          </Page>
        </Box>
        <ArticleSide
          slug={slug}
          sections={sections}
          category={category}
          articles={categories.find(({ id }) => id === categoryId)?.articles ?? []}
        />
      </Box>
      {similar.length > 0 ? <ArticleCards title={t('related')} articles={similar} /> : null}
      <Box sx={{ '@media print': { display: 'none' } }}>
        <ContactTiles other="faq" />
      </Box>
    </>
  )
}

function Neighbors({ previous, next }: { previous: ArticleCardFragment | undefined; next: ArticleCardFragment | undefined }) {
  const { t } = useTranslations('help')
  const ways = [
    { label: t('previous'), article: previous },
    { label: t('next'), article: next },
  ]
  return (
    <Box
      component="nav"
      aria-label={t('neighbors')}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mt: 6, '@media print': { display: 'none' } }}
    >
      {ways.map(({ label, article }, index) =>
        article ? (
          <Paper
            key={label}
            variant="outlined"
            sx={{ p: 4, gridColumn: { sm: index + 1 }, textAlign: index === 0 ? 'start' : { sm: 'end' } }}
          >
            <Typography variant="caption" color="textSecondary" component="div">
              {label}
            </Typography>
            <Link component={RouterLink} to={articlePath(article.slug)} sx={{ fontWeight: 500 }}>
              <bdi>{article.title}</bdi>
            </Link>
          </Paper>
        ) : null,
      )}
    </Box>
  )
}

function ArticleSkeleton() {
  const { t } = useTranslations('help')
  return (
    <Box sx={{ ...columns, minHeight: '100vh' }}>
      <Box>
        <Typography variant="h1" sx={{ lineHeight: '38px' }} aria-label={t('loading')}>
          <Skeleton width="60%" />
        </Typography>
        <Skeleton width="40%" />
        <Skeleton width={120} sx={{ mb: 6 }} />
        <Skeleton variant="rounded" width={240} height={144} sx={{ mb: 4 }} />
        {[0, 1, 2, 3].map(each => (
          <Skeleton key={each} height={28} />
        ))}
      </Box>
      <Paper sx={{ p: 5, height: 220 }}>
        <Skeleton width="60%" height={28} />
        {[0, 1, 2, 3].map(each => (
          <Skeleton key={each} width="85%" height={28} />
        ))}
      </Paper>
    </Box>
  )
}

const pictureStyles = (theme: Theme) => ({
  display: 'block',
  my: 4,
  width: { xs: 160, sm: 240 },
  height: 'auto',
  borderRadius: 1,
  ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
})

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  columnGap: 10,
  rowGap: 6,
  alignItems: 'start',
  '@media print': { display: 'block' },
}
