/** Saves the operation under a name, in a collection. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { type Draft, saveOperation, useExplorer } from './explorer-store.ts'

const maxLength = 80

export function SaveDialog({ draft, name: initial, onClose }: { draft: Draft; name: string; onClose: () => void }) {
  const { t } = useTranslations('developer')
  const { saved } = useExplorer()
  const id = useId()
  const [name, setName] = useState(initial)
  const [collection, setCollection] = useState('')
  const collections = [...new Set(saved.map(each => each.collection).filter(Boolean))]
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!name.trim()) return
          saveOperation(draft, name.trim(), collection.trim())
          notify({ text: t('graphql.savedDone', { name: name.trim() }) })
          onClose()
        }}
      >
        <DialogTitle id={id}>{t('graphql.saveTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <div>
            <Box component="label" htmlFor={`${id}-name`} sx={labelStyles}>
              {t('graphql.name')}
            </Box>
            <OutlinedInput
              id={`${id}-name`}
              size="small"
              fullWidth
              required
              value={name}
              inputProps={{ maxLength, dir: 'auto' }}
              onChange={event => setName(event.target.value)}
            />
          </div>
          <div>
            <Box component="label" htmlFor={`${id}-collection`} sx={labelStyles}>
              {t('graphql.collection')}
            </Box>
            <OutlinedInput
              id={`${id}-collection`}
              size="small"
              fullWidth
              value={collection}
              inputProps={{ maxLength, dir: 'auto', list: `${id}-collections` }}
              onChange={event => setCollection(event.target.value)}
            />
            <datalist id={`${id}-collections`}>
              {collections.map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </datalist>
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {t('graphql.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const labelStyles = { display: 'block', mb: 1, fontSize: 14, fontWeight: 500 } as const
