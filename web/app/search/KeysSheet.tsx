/** All shortcuts: the current page's first, then global ones; single-letter shortcuts can be disabled here. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { isOpen } from '../find-route.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { routes } from '../routes.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { useSingleKeys } from '../../ui/keys.ts'
import { type PageKey, usePageKeys } from '../../ui/page-keys.ts'

export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t, tUnchecked } = useTranslations('search')
  const id = useId()
  const [single, setSingle] = useSingleKeys()
  const everywhere = keysOfEveryPage(t)
  const ofPage = usePageKeys().filter(({ key }) => !everywhere.some(each => each.key === key))
  const leading = routes
    .filter(route => route.keys && route.nav && isOpen(route))
    .map(({ name, keys = '' }) => ({ key: `G ${keys.toUpperCase()}`, text: tUnchecked(`nav.pages.${name}`) }))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={ofPage.length > 0 ? 'md' : 'sm'} fullWidth>
      <DialogTitle id={id}>{t('sheet.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(220px, 1fr))' }, gap: 8 }}>
          {ofPage.length > 0 ? <KeyList title={t('sheet.page')} keys={ofPage} /> : null}
          <KeyList title={t('sheet.everywhere')} keys={everywhere} />
          <KeyList title={t('sheet.leading')} keys={leading} />
        </Box>
        <FormControlLabel
          sx={{ mt: 6 }}
          control={<Switch checked={single} onChange={(_, on) => setSingle(on)} />}
          label={t('sheet.single')}
        />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const keysOfEveryPage = (t: Translations<'search'>['t']): PageKey[] => [
  { key: 'Ctrl K, /', text: t('title') },
  { key: '?', text: t('sheet.list') },
  { key: 'G H', text: t('actions.history') },
  { key: 'Ctrl Z', text: t('actions.undo') },
  { key: 'Ctrl Shift Z', text: t('actions.redo') },
  { key: 'F6', text: t('sheet.notice') },
]

function KeyList({ title, keys }: { title: string; keys: PageKey[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {keys.map(({ key, text }) => (
          <Box key={key} sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', alignItems: 'center', py: 1.25 }}>
            <Typography component="dt" variant="body2">
              {text}
            </Typography>
            <Box component="dd" sx={{ m: 0, flexShrink: 0 }}>
              {key.split(', ').map(each => (
                <Box key={each} component="span" sx={{ marginInlineStart: 2 }}>
                  <KeyCap text={each} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}
