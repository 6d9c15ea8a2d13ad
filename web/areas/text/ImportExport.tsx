import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { TablerIcon } from '@tabler/icons-react'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFileTypeDocx from '@tabler/icons-react/dist/esm/icons/IconFileTypeDocx.mjs'
import IconFileTypeHtml from '@tabler/icons-react/dist/esm/icons/IconFileTypeHtml.mjs'
import IconMarkdown from '@tabler/icons-react/dist/esm/icons/IconMarkdown.mjs'
import type { Editor } from '@tiptap/core'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { notify } from '../../ui/notify.ts'
import type { FileKind, ImportedText } from './files.ts'
import type { Content } from './preview/content.ts'
import { useExports } from './preview/use-exports.ts'

type OnImport = (text: ImportedText) => void | Promise<void>

/** The dropped file; undefined for dragged text or several files. */
export function droppedFile({ dataTransfer }: Pick<DragEvent, 'dataTransfer'> | globalThis.DragEvent): File | null {
  return dataTransfer?.files.length === 1 ? (dataTransfer.files[0] ?? null) : null
}

/** Imports a file and reports the result. */
export function useImport(onImport: OnImport): (file: File) => Promise<void> {
  const { t, lang } = useTranslations('text')
  return async file => {
    const { FileError, importFile, maxMegabytes, maxTextLength } = await import('./files.ts')
    try {
      await onImport(await importFile(file))
      notify({ text: t('files.imported', { name: file.name }), color: 'success' })
    } catch (error) {
      const problem = error instanceof FileError ? error.problem : 'unreadable'
      const { name } = file
      const [limit, megabytes] = [maxTextLength, maxMegabytes(name)].map(number => formatNumber(number, lang))
      notify({ text: t(`files.problems.${problem}`, { name, limit, megabytes }), color: 'error' })
    }
  }
}

const endings = '.txt,.text,.md,.markdown,.html,.htm,.docx'
const kinds: [FileKind, TablerIcon][] = [
  ['txt', IconFileText],
  ['md', IconMarkdown],
  ['html', IconFileTypeHtml],
  ['docx', IconFileTypeDocx],
]
const copies = [
  ['rich', IconCopy],
  ['plain', IconClipboardText],
] as const
const size = { size: 20, stroke: 1.75 }

export function FileMenu({ editor, title, onImport }: { editor: Editor; title: string; onImport: OnImport }) {
  const { t } = useTranslations('text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = useImport(onImport)
  const { download, copy } = useExports(() => editor.getJSON() as Content, title) // every node of the editor has a type
  const choice = (icon: TablerIcon, text: string) => ({ icon, text, onChoose: () => setAnchor(null), disabled: editor.isEmpty })
  return (
    <>
      <Tooltip title={t('files.menu')}>
        <IconButton
          aria-label={t('files.menu')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          color="inherit"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <IconFileExport {...size} />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings}
        aria-label={t('files.import')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Resets the input, so that choosing the same file again fires an event.
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Choice {...choice(IconFileImport, t('files.import'))} disabled={false} onClick={() => input.current?.click()} />
        <Divider component="li" />
        {kinds.map(([kind, icon]) => (
          <Choice key={kind} {...choice(icon, t(`files.download.${kind}`))} onClick={() => download(kind)} />
        ))}
        <Divider component="li" />
        {copies.map(([how, icon]) => (
          <Choice key={how} {...choice(icon, t(`files.copy.${how}`))} onClick={() => copy(how)} />
        ))}
      </Menu>
    </>
  )
}

interface ChoiceProps extends MenuItemProps {
  icon: TablerIcon
  text: string
  onClick: () => void
  onChoose: () => void
}

function Choice({ icon: Icon, text, onClick, onChoose, ...props }: ChoiceProps) {
  return (
    <MenuItem
      {...props}
      onClick={() => {
        onChoose()
        onClick()
      }}
    >
      <ListItemIcon>
        <Icon {...size} />
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  )
}
