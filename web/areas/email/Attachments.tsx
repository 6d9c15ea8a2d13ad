/** Attachments of a message. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import { useDownload } from '../../ui/attachments/use-download.ts'
import type { EmailMessageFragment } from './email.generated.ts'
import { filesOf } from './email-files.ts'

export function Attachments({ attachments }: { attachments: EmailMessageFragment['attachments'] }) {
  const { t, tCount } = useTranslations('email')
  const download = useDownload()
  const files = filesOf(attachments)
  const lost = attachments.filter(({ fileId }) => !fileId)
  const downloadAll = async () => {
    // One after the other: browsers drop downloads that start at once.
    for (const file of files) await download(file)
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 38, mb: 1 }}>
        <Typography variant="caption" component="h3" color="textSecondary" sx={{ fontWeight: 500, flex: 1 }}>
          {tCount('files.title', attachments.length)}
        </Typography>
        {files.length > 1 ? (
          <Button size="small" startIcon={<IconDownload size={18} stroke={1.75} />} onClick={() => void downloadAll()}>
            {t('files.downloadAll')}
          </Button>
        ) : null}
      </Box>
      <AttachmentList files={files} label={t('row.attachments')} />
      {lost.map(({ fileName }) => (
        <Typography key={fileName} variant="body2" color="textSecondary" dir="auto">
          {t('files.notStored', { name: fileName })}
        </Typography>
      ))}
    </Box>
  )
}
