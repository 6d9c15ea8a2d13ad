/** The source of a demonstration and of the files it uses. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { loadSource, sharedFiles } from './demos.ts'

export function SourceDialog({ title, file, onClose }: { title: string; file: string; onClose: () => void }) {
  const { t } = useTranslations('sales')
  const id = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const files = [file, ...sharedFiles]
  const [shown, setShown] = useState(file)
  const [source, setSource] = useState<{ file: string; text: string }>()
  useEffect(() => {
    let isWanted = true
    loadSource(shown).then(
      text => isWanted && setSource({ file: shown, text }),
      () => isWanted && notify({ text: t('failed.part'), color: 'error' }),
    )
    return () => {
      isWanted = false
    }
  }, [shown, t])
  const text = source?.file === shown ? source.text : undefined
  const copy = () =>
    void navigator.clipboard.writeText(text ?? '').then(
      () => notify({ text: t('copied') }),
      () => notify({ text: t('failed.copy'), color: 'error' }),
    )
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 4 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <Tooltip title={t('copy')}>
          <IconButton aria-label={t('copy')} onClick={copy}>
            <IconCopy size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('close')}>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
      </Box>
      <Tabs
        value={shown}
        onChange={(_, next: string) => setShown(next)}
        variant="scrollable"
        aria-label={t('files')}
        sx={{ px: 5, borderBottom: 1, borderColor: 'divider' }}
      >
        {files.map(each => (
          <Tab key={each} value={each} label={<bdi dir="ltr">{each.replace('demos/', '')}</bdi>} />
        ))}
      </Tabs>
      <DialogContent tabIndex={0} sx={{ bgcolor: 'background.default', minHeight: 320 }}>
        {text === undefined ? (
          [60, 40, 70, 50, 65].map(width => <Skeleton key={width} width={`${width}%`} />)
        ) : (
          <Box component="pre" dir="ltr" lang="en" sx={{ m: 0, pt: 4, fontSize: 13, lineHeight: 1.6, tabSize: 2 }}>
            <code>{text}</code>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
