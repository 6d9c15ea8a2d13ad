/** Formatting toolbar; buttons of active formats are pressed. */
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
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
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { ToolButton } from './ToolButton.tsx'
import { ToolRow } from './ToolRow.tsx'

interface Tool {
  icon: TablerIcon
  keys?: string
  isOn?: (editor: Editor) => boolean
  /** Whether it is available at the caret; by default always. */
  can?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const tools = {
  undo: { icon: IconArrowBackUp, keys: 'Ctrl+Z', can: editor => editor.can().undo(), run: chain => chain.undo() },
  redo: { icon: IconArrowForwardUp, keys: 'Ctrl+Y', can: editor => editor.can().redo(), run: chain => chain.redo() },
  bold: { icon: IconBold, keys: 'Ctrl+B', isOn: editor => editor.isActive('bold'), run: chain => chain.toggleBold() },
  italic: { icon: IconItalic, keys: 'Ctrl+I', isOn: editor => editor.isActive('italic'), run: chain => chain.toggleItalic() },
  code: { icon: IconCode, keys: 'Ctrl+E', isOn: editor => editor.isActive('code'), run: chain => chain.toggleCode() },
  heading1: {
    icon: IconH1,
    isOn: editor => editor.isActive('heading', { level: 1 }),
    run: chain => chain.toggleHeading({ level: 1 }),
  },
  heading2: {
    icon: IconH2,
    isOn: editor => editor.isActive('heading', { level: 2 }),
    run: chain => chain.toggleHeading({ level: 2 }),
  },
  bullets: { icon: IconList, isOn: editor => editor.isActive('bulletList'), run: chain => chain.toggleBulletList() },
  numbers: { icon: IconListNumbers, isOn: editor => editor.isActive('orderedList'), run: chain => chain.toggleOrderedList() },
  quote: {
    icon: IconBlockquote,
    isOn: editor => editor.isActive('blockquote'),
    can: editor => editor.can().toggleBlockquote(),
    run: chain => chain.toggleBlockquote(),
  },
} satisfies Record<string, Tool>

type ToolName = keyof typeof tools

interface FormattingToolbarProps<Name extends ToolName> {
  editor: Editor
  label: string
  groups: readonly (readonly Name[])[]
  nameOf: (tool: Name) => string
  sx?: SxProps
  /** Further tools of the last group. */
  children?: ReactNode
  end?: ReactNode
}

export function FormattingToolbar<Name extends ToolName>(props: FormattingToolbarProps<Name>) {
  const { editor, label, groups, nameOf, sx, children, end } = props
  const names = groups.flat()
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      names.map(name => {
        const { isOn, can }: Tool = tools[name]
        return { isOn: isOn?.(now) ?? false, isOff: !now.isEditable || (can ? !can(now) : false) }
      }),
    equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  return (
    <ToolRow label={label} sx={sx}>
      {groups.map(group => (
        <Box key={group[0]} sx={{ display: 'flex', gap: 0.5, marginInlineEnd: 2 }}>
          {group.map(name => {
            const { icon: Icon, keys, run }: Tool = tools[name]
            const { isOn = false, isOff = false } = states[names.indexOf(name)] ?? {}
            return (
              <ToolButton
                key={name}
                label={nameOf(name)}
                keys={keys}
                isOn={isOn}
                isOff={isOff}
                onClick={() => run(editor.chain().focus()).run()}
              >
                <Icon size={20} stroke={1.75} />
              </ToolButton>
            )
          })}
          {group === groups.at(-1) ? children : null}
        </Box>
      ))}
      {end}
    </ToolRow>
  )
}
