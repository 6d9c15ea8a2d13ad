/** Puts picture files from the clipboard, and dropped ones, into the text. */
import type { Editor } from '@tiptap/core'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { maxPictures, toAddress } from './pictures.ts'
import { pictureAddress } from './preview/content.ts'

/** Picture files; none if formatted words come with them, as from Word, which adds a picture of them. */
export function pictureFiles(data: DataTransfer): File[] {
  const words = data.getData('text/html').replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
  return words.trim() ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'))
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}

/** Length that the document's pictures leave. */
function roomIn({ state: { doc } }: Editor): number {
  let left = maxPictures
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'image') left -= pictureAddress({ attrs })?.length ?? 0
  })
  return left
}

/** Inserts pictures at the caret, and says why one is left out. */
export function usePictures(editor: Editor): (files: File[]) => Promise<void> {
  const { t } = useTranslations('text')
  return async files => {
    for (const file of files) {
      const src = await readBase64(file).then(
        base64 => toAddress(file.type, base64),
        () => undefined,
      )
      const problem = src === undefined ? 'kind' : src.length > roomIn(editor) ? 'room' : undefined
      if (problem) notify({ text: t(`pictures.${problem}`), color: 'error' })
      else if (editor.isEditable) editor.commands.insertContent({ type: 'image', attrs: { src, alt: file.name.replace(/\.[^.]*$/, '') } })
    }
  }
}
