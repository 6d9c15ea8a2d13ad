/** What was added to the API, by date. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDate, formatNumber } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import type { Reference } from './document.ts'
import { Method } from './Method.tsx'
import { operationPath } from './places.ts'
import { Code } from './Prose.tsx'

export function Changes({ reference: { operations, changes, groups } }: { reference: Reference }) {
  const { t, tCount, lang } = useTranslations('developer')
  const tags = groups.flatMap(each => each.tags)
  const titleOf = (name: string) => tags.find(each => each.name === name)?.title ?? name
  const dates = [...new Set(operations.map(({ since }) => since))].sort().toReversed()
  return dates.map((date, index) => {
    const added = operations.filter(({ since }) => since === date)
    const replaced = changes.find(each => each.date === date)?.replaced ?? []
    const isFirst = index === dates.length - 1
    const extensions = added.filter(({ isExtension }) => isExtension).length
    return (
      <Box component="section" key={date} aria-label={formatDate(date, lang)}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, pb: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="h3" sx={{ fontSize: 17, flex: 1 }}>
            {formatDate(date, lang)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {tCount('rest.added', added.length, { number: formatNumber(added.length, lang) })}
          </Typography>
        </Box>
        {isFirst ? (
          <Typography color="textSecondary">
            {t('rest.firstVersion', {
              contract: formatNumber(added.length - extensions, lang),
              extensions: formatNumber(extensions, lang),
            })}
          </Typography>
        ) : (
          [...Map.groupBy(added, ({ tag }) => tag)].map(([tag, list]) => (
            <Box key={tag} dir="ltr" sx={{ mb: 4, textAlign: 'start' }}>
              <Typography component="h4" lang="en" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
                {titleOf(tag)}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                {list.map(({ id, method, summary }) => (
                  <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
                    <Method method={method} width={34} />
                    <Link component={RouterLink} to={operationPath(id)} lang="en" variant="body2">
                      {summary}
                    </Link>
                  </Box>
                ))}
              </Box>
            </Box>
          ))
        )}
        {replaced.length > 0 ? (
          <Box dir="ltr" sx={{ textAlign: 'start' }}>
            <Typography component="h4" dir="auto" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
              {t('rest.renamed')}
            </Typography>
            {replaced.map(({ from, to }) => (
              <Box key={from} sx={{ fontSize: 14, mb: 1 }}>
                <Code>{from}</Code> → <Code>{to}</Code>
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
    )
  })
}
