/** What the product does, in a sentence and a picture of the editor at work. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { tint } from '../../platform/tint.ts'
import { useTranslations } from '../../platform/languages.ts'

export function EntryArt() {
  const { t } = useTranslations('account')
  return (
    <Box component="aside">
      <Typography component="p" sx={{ fontSize: 30, fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.02em', textWrap: 'balance' }}>
        {t('entry.promise')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 3, textWrap: 'balance' }}>
        {t('entry.detail')}
      </Typography>
      <Box aria-hidden lang="en" dir="ltr" sx={sceneStyles}>
        <Paper className="sheet">
          <p>Dear Anna,</p>
          <p>
            Thank you for your letter, which I <Change was="recieved" is="received" /> on <Change was="monday" is="Monday" />. I have read
            it with great interest, and I <Change was="am agree" is="agree" isCurrent /> with most of it.
          </p>
          <p>There are three points which need a decision by Friday.</p>
        </Paper>
        <Paper className="card">
          <Box>
            <del>am agree</del> <ins>agree</ins>
            <small>“Agree” is a verb: it needs no “am”.</small>
          </Box>
          <IconCheck size={18} stroke={2} />
          <IconX size={18} stroke={1.75} />
        </Paper>
      </Box>
    </Box>
  )
}

const Change = ({ was, is, isCurrent = false }: { was: string; is: string; isCurrent?: boolean }): ReactNode => (
  <span className={isCurrent ? 'current' : undefined}>
    <del>{was}</del> <ins>{is}</ins>
  </span>
)

const sceneStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'relative',
    mt: 8,
    maxWidth: 560,
    pb: 9,
    '& del': { color: palette.error.main, backgroundColor: tint(theme, 'error', 10), borderRadius: '3px' },
    '& ins': { color: palette.success.main, backgroundColor: tint(theme, 'success', 12), borderRadius: '3px', textDecoration: 'none' },
    '& .sheet': { padding: '28px 32px 64px', fontSize: 16, lineHeight: 1.75 },
    '& .sheet p': { margin: '0 0 0.8em' },
    '& .current': { outline: `2px solid ${tint(theme, 'primary', 40)}`, outlineOffset: '2px', borderRadius: '3px' },
    '& .card': {
      position: 'absolute',
      insetInlineEnd: '-24px',
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      width: 360,
      maxWidth: '86%',
      padding: '14px 18px',
      fontSize: 15,
      outline: `1px solid ${palette.divider}`,
    },
    '& .card > div': { flex: 1 },
    '& .card small': { display: 'block', marginTop: '4px', fontSize: 13, color: palette.text.secondary },
    '& .card svg:first-of-type': { color: palette.success.main },
    '& .card svg:last-of-type': { color: palette.text.secondary },
  } as const
}
