import { useTranslations } from '../../../platform/languages.ts'
import { notify } from '../../../ui/notify.ts'
import type { FileKind } from '../files.ts'
import { copyPlain, copyRich } from './clipboard.ts'
import type { Content } from './content.ts'

export interface Exports {
  download: (kind: FileKind) => void
  copy: (how: 'rich' | 'plain') => void
}

export function useExports(read: () => Content, title: string): Exports {
  const { t } = useTranslations('text')
  const notifyWhenDone = async (work: Promise<string>, failed: string) => {
    try {
      notify({ text: await work, color: 'success' })
    } catch {
      notify({ text: failed, color: 'error' })
    }
  }
  return {
    download: kind => {
      const exported = import('../files.ts').then(async ({ exportText }) =>
        t('files.downloaded', { name: await exportText(read(), kind, title) }),
      )
      void notifyWhenDone(exported, t('files.notDownloaded'))
    },
    copy: how => {
      const [copy, text] = how === 'rich' ? [copyRich, t('files.copiedRich')] : [copyPlain, t('files.copiedPlain')]
      void notifyWhenDone(
        copy(read()).then(() => text),
        t('files.notCopied'),
      )
    },
  }
}
