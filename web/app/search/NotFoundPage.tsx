/** An unknown path: suggests similar pages and offers a search. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { Page } from '../../ui/Page.tsx'
import { closestPages, type KnownPage, listPages } from './closest-pages.ts'
import { homeOf } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function NotFoundPage() {
  const { t } = useTranslations('search')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // On every render, because the page has just set the title from its heading.
  useEffect(() => {
    document.title = '404 · Deskwright'
  })
  return (
    <Box sx={{ maxWidth: 600, mx: 'auto', pt: { sm: 6 } }}>
      <MissingSheet />
      <Page title={t('notFound.title')}>
        <Typography color="textSecondary" sx={{ mb: 6 }}>
          {t('notFound.asked')}{' '}
          <Box component="code" dir="ltr" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
            {pathname.length > 120 ? `${pathname.slice(0, 120)}…` : pathname}
          </Box>
        </Typography>
        <Typography variant="h3" component="h2" id="meant" sx={{ mb: 1 }}>
          {t('notFound.meant')}
        </Typography>
        <PageLinks pages={closestPages(pathname)} label="meant" />
        <PageSearch />
        <Stack direction="row" sx={{ gap: 3, mt: 8 }}>
          <Button variant="contained" component={RouterLink} to={session.logged ? homeOf(session) : '/front-pages/landing-page'}>
            {t('notFound.home')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{t('notFound.back')}</Button>
        </Stack>
      </Page>
    </Box>
  )
}

function PageLinks({ pages, label }: { pages: KnownPage[]; label: string }) {
  const { tUnchecked } = useTranslations('search')
  return (
    <Box component="ul" aria-labelledby={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pages.map(({ name, path, text }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline', py: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Link component={RouterLink} to={path} sx={{ fontWeight: 500 }}>
            {tUnchecked(text)}
          </Link>
          <Typography component="span" variant="caption" color="textSecondary" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {path}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function PageSearch() {
  const { t, tUnchecked } = useTranslations('search')
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? [] : listPages().filter(({ text, path }) => `${tUnchecked(text)} ${path}`.toLowerCase().includes(wanted))
  return (
    <Box role="search" sx={{ mt: 8 }}>
      <FormLabel id={`${id}-label`} htmlFor={id} sx={{ display: 'block', fontSize: 13, fontWeight: 500, mb: 1, color: 'text.primary' }}>
        {t('notFound.search')}
      </FormLabel>
      <OutlinedInput id={id} type="search" size="small" fullWidth value={search} onChange={event => setSearch(event.target.value)} />
      {found.length > 0 ? <PageLinks pages={found.slice(0, 6)} label={`${id}-label`} /> : null}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {wanted !== '' && found.length === 0 ? t('notFound.none') : null}
      </Typography>
    </Box>
  )
}

/** A torn sheet. */
function MissingSheet() {
  return (
    <Box
      component="svg"
      viewBox="17 6 64 60"
      width={64}
      height={60}
      aria-hidden
      fill="none"
      sx={{ display: 'block', mb: 5, color: 'divider' }}
    >
      <path d="M18 8h44l16 16v14l-9-5-8 6-9-6-8 6-9-6-8 6-9-4z" fill="currentColor" opacity="0.5" />
      <Box
        component="g"
        sx={{ color: 'text.secondary' }}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M18 35V8h44l16 16v14l-9-5-8 6-9-6-8 6-9-6-8 6-9-4zM62 8v16h16" />
        <path d="M18 48v16h60V51l-9-5-8 6-9-6-8 6-9-6-8 6z" />
      </Box>
      <Box component="g" sx={{ color: 'primary.main' }} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <path d="M27 19h22M27 26h28M27 57h34" />
      </Box>
    </Box>
  )
}
