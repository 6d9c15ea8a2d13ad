/** What was taken away and what was put in: within the text, or the two texts beside each other. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTexts } from '../../../app/languages.ts'
import type { Piece } from './comparison.ts'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const
const colors = { removed: 'error', added: 'success' } as const

function Pieces({ pieces }: { pieces: Piece[] }) {
  return (
    <Box
      sx={theme => {
        const tint = (color: 'error' | 'success', percent: number) =>
          `color-mix(in srgb, ${(theme.vars ?? theme).palette[color].main} ${percent}%, transparent)`
        const mark = (kind: keyof typeof colors) => ({
          color: (theme.vars ?? theme).palette[colors[kind]].main,
          backgroundColor: tint(colors[kind], 12),
          borderRadius: '3px',
          textDecorationThickness: '1px',
          ...theme.applyStyles('dark', { backgroundColor: tint(colors[kind], 16) }),
        })
        return {
          fontSize: 16,
          lineHeight: 1.7,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          // Each line runs in its own direction.
          unicodeBidi: 'plaintext',
          textAlign: 'start',
          '& del': mark('removed'),
          '& ins': { ...mark('added'), textUnderlineOffset: '3px' },
        }
      }}
    >
      {pieces.map(({ kind, text }, index) => (
        <Box component={tags[kind]} key={index}>
          {text}
        </Box>
      ))}
    </Box>
  )
}

export function WithChanges({ pieces }: { pieces: Piece[] }) {
  const { t } = useTexts('text')
  return (
    <>
      {pieces.every(({ kind }) => kind === 'same') ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
          {t('preview.noChanges')}
        </Typography>
      ) : null}
      <Pieces pieces={pieces} />
    </>
  )
}

export function BeforeAndAfter({ pieces }: { pieces: Piece[] }) {
  const { t } = useTexts('text')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        gap: { xs: 8, md: 10 },
        '@media print': { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      <Side title={t('preview.before')}>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'added')} />
      </Side>
      <Side title={t('preview.after')}>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
      </Side>
    </Box>
  )
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography variant="caption" component="h3" color="textSecondary" sx={{ fontWeight: 600, mb: 2, mt: 0 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
