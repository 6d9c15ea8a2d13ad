import Box from '@mui/material/Box'
import type { TablerIcon } from '@tabler/icons-react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import IconH1 from '@tabler/icons-react/dist/esm/icons/IconH1.mjs'
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { LinkTool } from './LinkTool.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolRow } from './ToolRow.tsx'

interface Tool {
  name: string
  icon: TablerIcon
  keys?: string
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const tools: Tool[][] = [
  [
    {
      name: 'undo',
      icon: IconArrowBackUp,
      keys: 'Ctrl+Z',
      can: editor => editor.can().undo(),
      run: editor => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: IconArrowForwardUp,
      keys: 'Ctrl+Y',
      can: editor => editor.can().redo(),
      run: editor => editor.chain().focus().redo().run(),
    },
  ],
  [
    {
      name: 'bold',
      icon: IconBold,
      keys: 'Ctrl+B',
      isOn: editor => editor.isActive('bold'),
      run: editor => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: IconItalic,
      keys: 'Ctrl+I',
      isOn: editor => editor.isActive('italic'),
      run: editor => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'code',
      icon: IconCode,
      keys: 'Ctrl+E',
      isOn: editor => editor.isActive('code'),
      run: editor => editor.chain().focus().toggleCode().run(),
    },
  ],
  [
    {
      name: 'heading1',
      icon: IconH1,
      isOn: editor => editor.isActive('heading', { level: 1 }),
      run: editor => editor.chain().focus().toggleHeading({ level: 1 }).run(),
    },
    {
      name: 'heading2',
      icon: IconH2,
      isOn: editor => editor.isActive('heading', { level: 2 }),
      run: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'bullets',
      icon: IconList,
      isOn: editor => editor.isActive('bulletList'),
      run: editor => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      icon: IconListNumbers,
      isOn: editor => editor.isActive('orderedList'),
      run: editor => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: IconBlockquote,
      isOn: editor => editor.isActive('blockquote'),
      run: editor => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
]

export function FormatTools({ editor, end }: { editor: Editor; end?: ReactNode }) {
  const { t, tUnchecked } = useTranslations('text')
  const marked = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.flat().map(({ isOn, can }) => ({ isOn: isOn?.(now) ?? false, isOff: !now.isEditable || (can ? !can(now) : false) })),
    equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  const at = (tool: Tool) => marked[tools.flat().indexOf(tool)]
  return (
    <ToolRow label={t('tools.label')} sx={{ flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', marginInlineStart: -2 }}>
      {tools.map(group => (
        <Box key={group[0]?.name} sx={{ display: 'flex', gap: 0.5, marginInlineEnd: 2 }}>
          {group.map(tool => (
            <ToolButton
              key={tool.name}
              label={tUnchecked(`tools.${tool.name}`)}
              keys={tool.keys}
              isOn={at(tool)?.isOn ?? false}
              isOff={at(tool)?.isOff ?? false}
              onClick={() => tool.run(editor)}
            >
              <tool.icon size={20} stroke={1.75} />
            </ToolButton>
          ))}
          {group === tools.at(-1) ? <LinkTool editor={editor} /> : null}
        </Box>
      ))}
      {end}
    </ToolRow>
  )
}
