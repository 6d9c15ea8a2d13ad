/** Help within the palette: matching questions and articles. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type HelpQuery, useHelpQuery } from './search.generated.ts'

interface Piece {
  title: string
  line: string
  text: string
}

export function HelpView({ search, onBack }: { search: string; onBack: () => void }) {
  const { t, dir } = useTranslations('search')
  const [wanted, setWanted] = useState(search.trim())
  const [read, setRead] = useState<Piece>()
  const { data: fresh, previousData, error, refetch } = useHelpQuery({ variables: { search: wanted }, fetchPolicy: 'cache-first' })
  const data = fresh ?? previousData
  const pieces = data && piecesOf(data)
  const Back = dir === 'rtl' ? IconArrowRight : IconArrowLeft
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}>
        <IconButton aria-label={t('help.back')} onClick={() => (read ? setRead(undefined) : onBack())}>
          <Back size={20} stroke={1.75} />
        </IconButton>
        <Typography component="h2" sx={{ fontSize: 16, fontWeight: 600 }} noWrap dir="auto">
          {read?.title ?? t('help.title')}
        </Typography>
      </Box>
      <Box sx={{ overflowY: 'auto', p: 5 }}>
        {read ? <Reading text={read.text} /> : null}
        {read ? null : (
          <Box sx={{ display: 'flex', '& > *': { maxWidth: 'none !important' } }}>
            <SearchField label={t('help.search')} value={wanted} onSearch={setWanted} />
          </Box>
        )}
        {read || !error ? null : <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />}
        {read || pieces || error ? null : <Skeleton variant="rounded" height={160} sx={{ mt: 4 }} />}
        {read || pieces?.length !== 0 ? null : (
          <Box role="status" sx={{ pt: 6, textAlign: 'center' }}>
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {t('help.none')}
            </Typography>
            <Button variant="outlined" onClick={() => setWanted('')}>
              {t('help.all')}
            </Button>
          </Box>
        )}
        {read ? null : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {pieces?.map(piece => (
              <Box component="li" key={piece.title} lang="en" dir="ltr" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
                <Link component="button" type="button" onClick={() => setRead(piece)} sx={{ fontWeight: 500, textAlign: 'start' }}>
                  {piece.title}
                </Link>
                <Typography variant="caption" color="textSecondary" component="p">
                  {piece.line}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const piecesOf = ({ faqs, helpCenter }: HelpQuery): Piece[] => [
  ...faqs.flatMap(({ faqTitle, faqs }) => faqs.map(({ question, answer }) => ({ title: question, line: faqTitle, text: answer }))),
  ...helpCenter.allArticles.flatMap(({ articles }) =>
    articles.map(({ title, subtitle, content }) => ({ title, line: subtitle, text: content })),
  ),
]

/** Headings and paragraphs; help is only available in English. */
const Reading = ({ text }: { text: string }) => (
  <Box lang="en" dir="ltr">
    {text.split(/\n{2,}/).map(part =>
      part.startsWith('## ') ? (
        <Typography key={part} variant="h3" component="h3" sx={{ mt: 4, mb: 1 }}>
          {part.slice(3)}
        </Typography>
      ) : (
        <Typography key={part} variant="body2" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
          {part}
        </Typography>
      ),
    )}
  </Box>
)
