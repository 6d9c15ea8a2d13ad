/** Downloads attached files. */
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'
import { downloadFile, type FileName } from './file-content.ts'

/** A failure is told in a message. */
export function useDownload(): (file: FileName) => Promise<void> {
  const { t } = useTranslations()
  return file => downloadFile(file).catch(() => void notify({ text: t('attachments.failed', { name: file.name }), color: 'error' }))
}
