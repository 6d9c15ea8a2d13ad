/** Deletions and insertions, inline or side by side. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { type Line, type Piece, toLines } from './comparison.ts'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const
const colors = { removed: 'error', added: 'success' } as const

function Pieces({ pieces }: { pieces: Piece[] }) {
  const lines = useMemo(() => toLines(pieces), [pieces])
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
          '& del': mark('removed'),
          '& ins': { ...mark('added'), textUnderlineOffset: '3px' },
          '& del + ins': { marginInlineStart: '3px' },
        }
      }}
    >
      {lines.map((line, index) => (
        <Row key={index} {...line} />
      ))}
    </Box>
  )
}

const looks: Record<Line['kind'], object> = {
  plain: {},
  empty: { height: 14 },
  heading: { fontWeight: 600, fontSize: 18, mt: 2 },
  item: { display: 'flex', gap: 2, paddingInlineStart: 2 },
}

function Row({ kind, mark, pieces }: Line) {
  const text = pieces.map(piece => piece.text).join('')
  return (
    <Box dir="auto" sx={looks[kind]}>
      {mark ? <Box component="span">{mark.trimEnd()}</Box> : null}
      <Box component="span" dir={mark && text ? 'auto' : undefined} sx={{ minWidth: 0 }}>
        {pieces.map((piece, index) => (
          <Box component={tags[piece.kind]} key={index}>
            {piece.text}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

export function WithChanges({ pieces }: { pieces: Piece[] }) {
  const { t } = useTranslations('text')
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
  const { t } = useTranslations('text')
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
