/** Two texts side by side with highlighted differences: the source and a version, or two versions. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import { Fragment, useMemo, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { diffChanges } from '../../../text/diff.ts'
import { changeStyles } from './surface-styles.ts'
import type { RunFieldsFragment } from './text.generated.ts'

interface SideBySideProps {
  versions: RunFieldsFragment[]
  shown: string
  onClose: () => void
}

export function SideBySide({ versions, shown, onClose }: SideBySideProps) {
  const { t } = useTranslations('text')
  const texts = useMemo(
    () => [
      { id: 'source', name: t('compare.source'), text: versions[0]?.source ?? '' },
      ...versions.map(({ id, result }, index) => ({ id, name: t('versions.one', { number: index + 1 }), text: result })),
    ],
    [versions, t],
  )
  const [sides, setSides] = useState(['source', shown])
  const [left, right] = sides.map(side => texts.find(({ id }) => id === side)?.text ?? '')
  const hunks = useMemo(
    () => diffChanges(left ?? '', right ?? '', { offset: 0, idPrefix: '', kind: 'rewording', message: '' }),
    [left, right],
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="compare-title">
      <DialogTitle id="compare-title" sx={{ fontSize: 18, fontWeight: 600 }}>
        {t('compare.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 6, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {sides.map((side, index) => (
          <Box key={index === 0 ? 'left' : 'right'} sx={{ minWidth: 0 }}>
            <NativeSelect
              value={side}
              inputProps={{ 'aria-label': t(index === 0 ? 'compare.left' : 'compare.right') }}
              onChange={event => setSides(sides.map((each, at) => (at === index ? event.target.value : each)))}
              sx={{ mb: 3, fontSize: 14, fontWeight: 500 }}
            >
              {texts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <Marked text={left ?? ''} hunks={hunks} side={index === 0 ? 'before' : 'after'} />
          </Box>
        ))}
        {hunks.length === 0 ? (
          <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {t('compare.same')}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The text before or after the changes, with highlighted words. */
function Marked({ text, hunks, side }: { text: string; hunks: ReturnType<typeof diffChanges>; side: 'before' | 'after' }) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <Box
      dir="auto"
      sx={theme => ({
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: 16,
        lineHeight: 1.7,
        unicodeBidi: 'plaintext',
        ...changeStyles(theme),
      })}
    >
      {hunks.map((hunk, index) => (
        <Fragment key={hunk.id}>
          {text.slice(hunks[index - 1]?.end ?? 0, hunk.start)}
          <Mark className={side === 'before' ? 'change-deleted' : 'change-inserted'}>{hunk[side]}</Mark>
        </Fragment>
      ))}
      {text.slice(hunks.at(-1)?.end ?? 0)}
    </Box>
  )
}
