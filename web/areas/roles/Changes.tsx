/** Preview of the permissions that saving grants and revokes. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatList } from '../../platform/format-dates.ts'
import type { Difference, Kind } from './rights.ts'
import { useSubjects } from './subjects.ts'

export function Changes({ differences }: { differences: Difference[] }) {
  const { t, lang } = useTranslations('roles')
  const subjectOf = useSubjects()
  const formatKinds = (kinds: Kind[]) =>
    formatList(
      kinds.map(kind => t(`kind.${kind}`)),
      lang,
    )
  return (
    <Box role="status" sx={differences.length > 0 ? stickyStyles : undefined}>
      {differences.length > 0 ? (
        <Box sx={{ p: 4, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
            {t('changes')}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, fontSize: 14 }}>
            {differences.map(({ subject, given, taken }) => (
              <li key={subject}>
                {subjectOf(subject).name}
                {': '}
                {given.length > 0 ? (
                  <Box component="span" sx={{ color: 'success.main' }}>
                    {t('given', { kinds: formatKinds(given) })}
                  </Box>
                ) : null}
                {given.length > 0 && taken.length > 0 ? '; ' : null}
                {taken.length > 0 ? (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {t('taken', { kinds: formatKinds(taken) })}
                  </Box>
                ) : null}
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  )
}

/** In sight beside the button that saves, however long the table is. */
const stickyStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 4,
  maxHeight: 160,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderRadius: 1,
}
