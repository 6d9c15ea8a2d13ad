/** Frequently asked questions by category, with search and an address for each. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Page } from '../../ui/Page.tsx'
import { ContactTiles } from './ContactTiles.tsx'
import { useContentLanguage } from './content-language.ts'
import { type FaqsQuery, useFaqsQuery } from './help.generated.ts'
import { HelpIcon } from './HelpIcon.tsx'
import { HelpField } from './HelpField.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Question } from './Question.tsx'
import { type HelpResult, useHelpSearch } from './use-help-search.ts'

type Category = FaqsQuery['faqs'][number]

/** Only the questions that were found; without a search, all. */
const narrow = (categories: Category[], found: Map<string, HelpResult> | undefined): Category[] =>
  found ? categories.map(category => ({ ...category, faqs: category.faqs.filter(({ id }) => found.has(id)) })) : categories

export function FaqPage() {
  const { t } = useTranslations('help')
  const { data, error, refetch } = useFaqsQuery({ variables: { language: useContentLanguage() } })
  const search = useHelpSearch()
  const failure = data ? search.failure : error
  const found = search.results && new Map(search.results.filter(({ kind }) => kind === 'QUESTION').map(each => [each.id, each]))
  return (
    <Page title={t('faq.title')} subtitle={t('faq.subtitle')}>
      <HelpField value={search.q} onSearch={search.searchFor} />
      {failure ? <FailureCard error={failure} onRetry={() => (data ? search.retry() : void refetch().catch(() => undefined))} /> : null}
      {failure ? null : data ? <Categories categories={data.faqs} found={found} search={search} /> : <FaqSkeleton />}
      <ContactTiles other="center" />
    </Page>
  )
}

interface CategoriesProps {
  categories: Category[]
  found: Map<string, HelpResult> | undefined
  search: { q: string; searchFor: (text: string) => void }
}

const everything = 'all'

function Categories({ categories, found, search }: CategoriesProps) {
  const { t, tCount, lang } = useTranslations('help')
  const [params, setParams] = useSearchParams()
  const shown = narrow(categories, found)
  const total = shown.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const wanted = params.get('category')
  const open = categories.find(({ id }) => id === wanted)
  const choose = (name: string) => {
    const next = new URLSearchParams(params)
    if (name === everything) next.delete('category')
    else next.set('category', name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const inTab = open ? shown.filter(({ id }) => id === open.id) : shown
  const isEmpty = inTab.every(({ faqs }) => faqs.length === 0)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }, gap: 6, alignItems: 'start' }}>
      <Paper sx={{ p: 2 }}>
        <Tabs
          value={open?.id ?? everything}
          onChange={(_, name: string) => choose(name)}
          aria-label={t('faq.categories')}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          sx={tabsStyles}
        >
          <Tab
            value={everything}
            id="faq-tab-all"
            aria-controls="faq-panel"
            icon={<IconList size={20} stroke={1.75} />}
            iconPosition="start"
            label={<TabLabel title={t('faq.all')} count={formatNumber(total, lang)} subtitle={t('faq.allSubtitle')} />}
          />
          {shown.map(({ id, faqTitle, faqIcon, faqSubtitle, faqs }) => (
            <Tab
              key={id}
              value={id}
              id={`faq-tab-${id}`}
              aria-controls="faq-panel"

              icon={<HelpIcon name={faqIcon} size={20} />}
              iconPosition="start"
              label={<TabLabel title={faqTitle} count={formatNumber(faqs.length, lang)} subtitle={faqSubtitle} />}
            />
          ))}
        </Tabs>
      </Paper>
      <Box
        role="tabpanel"
        id="faq-panel"
        aria-labelledby={`faq-tab-${open?.id ?? everything}`}
        sx={{ minWidth: 0, display: 'grid', gap: 6 }}
      >
        <VisuallyHidden>
          <span role="status">{found ? tCount('found', total) : ''}</span>
        </VisuallyHidden>
        {isEmpty ? <NothingFound q={search.q} onClear={() => search.searchFor('')} /> : null}
        {inTab
          .filter(({ faqs }) => faqs.length > 0)
          .map(({ id, faqTitle, faqs }) => (
            <section key={id} aria-labelledby={`faq-${id}`}>
              <Typography id={`faq-${id}`} variant="h2" sx={{ fontSize: 16, mb: 3 }}>
                <bdi>{faqTitle}</bdi>
              </Typography>
              <Paper sx={{ overflow: 'hidden' }}>
                {faqs.map(faq => (
                  <Question key={faq.id} faq={faq} isFound={found !== undefined} words={found?.get(faq.id)?.matches ?? []} />
                ))}
              </Paper>
            </section>
          ))}
      </Box>
    </Box>
  )
}

const TabLabel = ({ title, count, subtitle }: { title: string; count: string; subtitle: string }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 0, flex: 1, textAlign: 'start' }}>
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      {title}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </Box>
    <Box component="span" sx={{ display: { xs: 'none', lg: 'block' }, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
      {subtitle}
    </Box>
  </Box>
)

const FaqSkeleton = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }, gap: 6, alignItems: 'start' }}>
    <Skeleton variant="rounded" sx={{ height: { xs: 60, lg: 372 } }} />
    <Box sx={{ display: 'grid', gap: 6 }}>
      {[0, 1, 2, 3, 4].map(category => (
        <div key={category}>
          <Skeleton width={120} height={22} sx={{ mb: 3 }} />
          <Paper>
            {[0, 1, 2, 3, 4].map(question => (
              <Box key={question} sx={{ height: 53, px: 5, display: 'flex', alignItems: 'center' }}>
                <Skeleton width="60%" height={24} />
              </Box>
            ))}
          </Paper>
        </div>
      ))}
    </Box>
  </Box>
)

/** One below the other where there is room beside the questions. */
const tabsStyles = {
  '& .MuiTabs-list': { flexDirection: { lg: 'column' }, gap: { lg: 1 } },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { minHeight: { xs: 44, lg: 56 }, px: 3, borderRadius: 1, justifyContent: 'flex-start', maxWidth: 'none', gap: 2 },
  '& .MuiTab-icon': { flexShrink: 0 },
  '& .Mui-selected': { bgcolor: 'action.hover' },
}
