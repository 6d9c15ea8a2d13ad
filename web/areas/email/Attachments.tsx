/** Attachments of a message. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { EmailMessageFragment } from './email.generated.ts'

export function Attachments({ attachments }: { attachments: EmailMessageFragment['attachments'] }) {
  const { t, tCount } = useTranslations('email')
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="caption" component="h3" color="textSecondary" sx={{ fontWeight: 500, mb: 2 }}>
        {tCount('attachments.title', attachments.length)}
      </Typography>
      <Box
        component="ul"
        aria-label={t('row.attachments')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {attachments.map(({ fileName, thumbnail, size }) => (
          <Box component="li" key={fileName} sx={fileStyles}>
            <img src={thumbnail} alt="" width={28} height={28} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" noWrap dir="auto" title={fileName} sx={{ fontWeight: 500 }}>
                {fileName}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <Ltr>{size}</Ltr>
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const fileStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2,
  width: { xs: 1, sm: 220 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const
