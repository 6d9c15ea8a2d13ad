/** Articles and questions that a search found, with the words that match. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Highlight } from './Highlight.tsx'
import { articlePath, questionPath } from './help-paths.ts'
import { NothingFound } from './NothingFound.tsx'
import type { HelpSearch } from './use-help-search.ts'

export function SearchResults({ q, searchFor, results, failure, retry }: HelpSearch) {
  const { t, tCount } = useTranslations('help')
  if (failure) return <FailureCard error={failure} onRetry={retry} />
  if (!results) return <ResultsSkeleton />
  if (results.length === 0) return <NothingFound q={q} onClear={() => searchFor('')} />
  return (
    <Box component="section" aria-label={t('results')}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {tCount('found', results.length)}
      </Typography>
      <Paper component="ol" sx={listStyles}>
        {results.map(({ kind, id, title, category, excerpt, matches }) => {
          const Icon = kind === 'ARTICLE' ? IconArticle : IconHelp
          return (
            <li key={`${kind} ${id}`}>
              <Box sx={{ color: 'text.secondary', display: 'flex', pt: 0.5 }}>
                <Icon size={20} stroke={1.75} aria-label={t(`kinds.${kind}`)} role="img" />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Link component={RouterLink} to={kind === 'ARTICLE' ? articlePath(id) : questionPath(id)} sx={{ fontWeight: 500 }}>
                  <Highlight text={title} words={matches} />
                </Link>
                <Typography variant="caption" color="textSecondary" component="div">
                  {category}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  <Highlight text={excerpt} words={matches} />
                </Typography>
              </Box>
            </li>
          )
        })}
      </Paper>
    </Box>
  )
}

const ResultsSkeleton = () => (
  <Box>
    <Skeleton width={96} sx={{ mb: 3 }} />
    <Paper sx={{ p: 5 }}>
      {[0, 1, 2].map(each => (
        <Box key={each} sx={{ py: 2 }}>
          <Skeleton width="40%" height={24} />
          <Skeleton width="80%" />
        </Box>
      ))}
    </Paper>
  </Box>
)

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', gap: 4, px: { xs: 4, sm: 5 }, py: 4 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
}
