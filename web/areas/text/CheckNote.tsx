/** What checks while writing have cost, or why they are paused, in one quiet line. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useStore } from '../../platform/create-store.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { WritingChecker } from './writing-checker.ts'

export function CheckNote({ checker }: { checker: WritingChecker }) {
  const { t, lang } = useTranslations('text')
  const { paused, charged } = useStore(checker)
  const { pathname, search } = useLocation()
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <span role="status">{paused ? t(`checks.paused.${paused}`) : ''}</span>
      {paused === 'words' ? (
        <>
          {' '}
          <Link component={RouterLink} to={`/pages/pricing?${new URLSearchParams({ back: pathname + search })}`}>
            {t('problem.words')}
          </Link>
        </>
      ) : null}
      {!paused && charged > 0 ? t('checks.charged', { count: charged, words: formatNumber(charged, lang) }) : null}
    </Box>
  )
}
