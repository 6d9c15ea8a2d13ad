/** Every error code and reason of the server. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { codeFont } from '../../../ui/code/code-styles.ts'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Prose } from './Prose.tsx'
import { type Catalog, useCatalog } from './use-reference.ts'
import { Status } from './OperationPage.tsx'

export function ErrorCatalog() {
  const { value: catalog, failure, retry } = useCatalog()
  if (failure) return <FailureCard error={failure} onRetry={retry} />
  if (!catalog) return <Skeleton variant="rounded" height={480} />
  return (
    <>
      <Codes errors={catalog.errors} />
      <Reasons reasons={catalog.reasons} />
    </>
  )
}

function Codes({ errors }: Pick<Catalog, 'errors'>) {
  const { t } = useTranslations('developer')
  const { hash } = useLocation()
  const wanted = hash.replace('#', '')
  useEffect(() => {
    if (wanted) document.getElementById(`error-${wanted}`)?.scrollIntoView({ block: 'center' })
  }, [wanted])
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {errors.map(({ code, status, meaning, advice }) => (
        <Box
          component="li"
          key={code}
          id={`error-${code}`}
          dir="ltr"
          sx={{
            py: 4,
            px: 3,
            mx: -3,
            borderTop: 1,
            borderColor: 'divider',
            borderRadius: code === wanted ? 1 : 0,
            bgcolor: code === wanted ? 'action.selected' : undefined,
            textAlign: 'start',
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
            <Status status={status} />
            <Typography component="h3" lang="en" sx={{ fontFamily: codeFont, fontSize: 14, fontWeight: 600 }}>
              {code}
            </Typography>
          </Box>
          <Typography variant="body2" lang="en" sx={{ mt: 1.5 }}>
            <Prose text={`${meaning}.`} />
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <Box component="span" sx={{ fontWeight: 600 }} dir="auto">
              {t('rest.whatToDo')}
            </Box>{' '}
            <span lang="en">
              <Prose text={advice} />
            </span>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const maxShown = 40

function Reasons({ reasons }: Pick<Catalog, 'reasons'>) {
  const { t, lang } = useTranslations('developer')
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = reasons.filter(({ reason, message }) => words.every(word => `${reason} ${message}`.toLowerCase().includes(word)))
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" sx={{ fontSize: 17 }}>
        {t('rest.reasons')}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {t('rest.reasonsHelp')}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <SearchField label={t('rest.searchReasons')} value={search} onSearch={setSearch} />
      </Box>
      <Box component="dl" dir="ltr" lang="en" sx={{ m: 0, textAlign: 'start' }}>
        {found.slice(0, maxShown).map(({ reason, message }) => (
          <Box key={reason} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box component="dt" sx={{ fontFamily: codeFont, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {reason}
            </Box>
            <Box component="dd" data-sample sx={{ m: 0, mt: 0.5, fontSize: 14, color: 'text.secondary' }}>
              {message.replaceAll(/\{\{(\w+)[^}]*\}\}/g, '<$1>')}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" role="status">
        {found.length === 0
          ? t('rest.noReasons')
          : t('rest.shownReasons', {
              shown: formatNumber(Math.min(found.length, maxShown), lang),
              total: formatNumber(found.length, lang),
            })}
      </Typography>
    </Box>
  )
}
