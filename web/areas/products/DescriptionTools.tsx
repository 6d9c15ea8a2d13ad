/** Formatting toolbar of the description. */
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import type { TablerIcon } from '@tabler/icons-react'
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslations } from '../../platform/languages.ts'

interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote'
  icon: TablerIcon
  isOn: (editor: Editor) => boolean
  /** Whether it is available at the caret; by default always. */
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const tools: Tool[] = [
  { name: 'bold', icon: IconBold, isOn: editor => editor.isActive('bold'), run: editor => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    icon: IconItalic,
    isOn: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    icon: IconH2,
    isOn: editor => editor.isActive('heading'),
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
    can: editor => editor.can().toggleBlockquote(),
    run: editor => editor.chain().focus().toggleBlockquote().run(),
  },
]

export function DescriptionTools({ editor }: { editor: Editor }) {
  const { t } = useTranslations('products')
  const marked = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn, can }) => ({ isOn: isOn(now), isOff: can ? !can(now) : false })),
    equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  return (
    <Box
      role="toolbar"
      aria-label={t('tools.label')}
      sx={{ display: 'flex', gap: 0.5, px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ name, icon: Icon, run }, index) => (
        <Tooltip key={name} title={t(`tools.${name}`)}>
          <span>
            <ToggleButton
              value={name}
              size="small"
              selected={marked[index]?.isOn ?? false}
              disabled={marked[index]?.isOff ?? false}
              aria-label={t(`tools.${name}`)}
              // Keeps the caret in place.
              onMouseDown={event => event.preventDefault()}
              onClick={() => run(editor)}
              sx={{
                border: 0,
                '&.Mui-disabled': { border: 0 },
                borderRadius: 0.75,
                width: 34,
                height: 34,
                color: 'text.secondary',
                '&.Mui-selected': { color: 'primary.main' },
              }}
            >
              <Icon size={18} stroke={1.75} />
            </ToggleButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  )
}
