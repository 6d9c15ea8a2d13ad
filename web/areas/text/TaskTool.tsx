/** Turns paragraphs into tasks with boxes. */
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslations } from '../../platform/languages.ts'
import { ToolButton } from '../../ui/editor/ToolButton.tsx'

export function TaskTool({ editor }: { editor: Editor }) {
  const { t } = useTranslations('text')
  const { isOn, isOff } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isOn: now.isActive('taskList'), isOff: !now.isEditable }),
  })
  return (
    <ToolButton
      label={t('tools.tasks')}
      isOn={isOn}
      isOff={isOff}
      onClick={() => editor.chain().focus().toggleList('taskList', 'taskItem').run()}
    >
      <IconListCheck size={20} stroke={1.75} />
    </ToolButton>
  )
}
