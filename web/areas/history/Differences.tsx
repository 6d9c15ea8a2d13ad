import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant, formatNumber } from '../../platform/format.ts'
import { recordLink } from './record-links.ts'
import { differencesOf, nameOfField, nameOfState, namesOf } from './record-differences.ts'
import type { ActivityRowFragment } from './history.generated.ts'

type Change = ActivityRowFragment['changes'][number]

/** The names of fields and states: those without a translation as the record has them. */
function useNames() {
  const { tUnchecked } = useTranslations('history')
  const translated = (key: string, fallback: string) => {
    const text = tUnchecked(key)
    return text === key ? fallback : text
  }
  return {
    fieldName: (field: string) => translated(`fields.${field}`, nameOfField(field)),
    stateName: (text: string) => {
      const name = nameOfState(text)
      return name && translated(`states.${text}`, name)
    },
  }
}

interface DifferencesProps {
  changes: Change[]
  /** Whether the records are in the reader's own workspace, so that their pages show them. */
  isOwn: boolean
}

export function Differences({ changes, isOwn }: DifferencesProps) {
  const { t } = useTranslations('history')
  const { fieldName } = useNames()
  return changes.map(change => {
    const { type, id, label, before, after } = change
    const fields = differencesOf(before, after)
    const href = isOwn && after !== null && typeof after === 'object' ? recordLink(type, id, after) : undefined
    const name = <bdi>{label || `${type} ${id}`}</bdi>
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'updated'
    return (
      <Box key={`${type} ${id}`} sx={{ mt: 3 }}>
        <Typography variant="caption" component="h3" sx={{ fontWeight: 600 }}>
          {href ? (
            <Link component={RouterLink} to={href}>
              {name}
            </Link>
          ) : (
            name
          )}
          {fields.length > 0 ? ` · ${t(`activities.${kind}`)}` : null}
        </Typography>
        {fields.length === 0 ? (
          <Typography variant="caption" component="p" color="textSecondary">
            {t('activities.private')}
          </Typography>
        ) : (
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(72px, 30%) minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
              columnGap: { xs: 3, sm: 4 },
              rowGap: 1.5,
            }}
          >
            {fields.map(({ path, was, is }) => (
              <Box key={path.join(' ')} sx={{ display: 'contents', fontSize: 13 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {path.map(fieldName).join(' › ')}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {was === undefined && before === null ? null : (
                    <Box component="del" sx={{ color: 'error.main', textDecoration: after === null ? 'none' : undefined }}>
                      <Value value={was} />
                    </Box>
                  )}
                  {before !== null && after !== null ? ' → ' : null}
                  {is === undefined && after === null ? null : (
                    <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none', fontWeight: 500 }}>
                      <Value value={is} />
                    </Box>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    )
  })
}

function Value({ value }: { value: unknown }) {
  const { t, lang } = useTranslations('history')
  const { stateName } = useNames()
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span>{t('activities.nothing')}</span>
  if (isInstant) return <bdi>{formatInstant(value, lang)}</bdi>
  if (typeof value === 'boolean') return <span>{t(value ? 'activities.yes' : 'activities.no')}</span>
  if (typeof value === 'number') return <bdi>{formatNumber(value, lang)}</bdi>
  if (Array.isArray(value)) {
    const names = namesOf(value)
    return names ? <bdi>{names.map(name => stateName(name) ?? name).join(', ')}</bdi> : <bdi>{formatNumber(value.length, lang)}</bdi>
  }
  const text = String(value)
  return <bdi>{stateName(text) ?? text}</bdi>
}
