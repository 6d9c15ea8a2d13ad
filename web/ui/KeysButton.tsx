/** The keys of a page, opened by a button and by `?`; single letters can be switched off here. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { useId, useState } from 'react'
import { useTexts } from '../app/languages.ts'
import { useKeys, useSingleKeys } from './keys.ts'

interface KeysButtonProps {
  /** In the order in which they are listed. */
  keys: { key: string; text: string }[]
}

export function KeysButton({ keys }: KeysButtonProps) {
  const { t } = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [single, setSingle] = useSingleKeys()
  const close = () => setOpen(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <Tooltip title={t('keys.title')}>
        <IconButton
          aria-label={t('keys.title')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}
        >
          <IconKeyboard size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 3, m: 0, alignItems: 'center' }}
          >
            {keys.map(({ key, text }) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <KeyCap text={key} />
                </Box>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
          <FormControlLabel
            sx={{ mt: 5 }}
            control={<Switch checked={single} onChange={(_, on) => setSingle(on)} />}
            label={t('keys.single')}
          />
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={close}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const KeyCap = ({ text }: { text: string }) => (
  <Box
    component="kbd"
    dir="ltr"
    sx={{
      display: 'inline-block',
      minWidth: 28,
      px: 1.5,
      py: 0.5,
      border: 1,
      borderColor: 'divider',
      borderBottomWidth: 2,
      borderRadius: 0.75,
      fontFamily: 'inherit',
      fontSize: 13,
      textAlign: 'center',
    }}
  >
    {text}
  </Box>
)
