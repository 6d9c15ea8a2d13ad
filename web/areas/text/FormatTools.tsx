import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormattingToolbar } from '../../ui/editor/FormattingToolbar.tsx'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'
import { TaskTool } from './TaskTool.tsx'

const groups = [
  ['undo', 'redo'],
  ['bold', 'italic', 'code'],
  ['heading1', 'heading2', 'bullets', 'numbers', 'quote'],
] as const

/** Pixels. */
const fade = 40

export function FormatTools({ editor, end }: { editor: Editor; end?: ReactNode }) {
  const { t } = useTranslations('text')
  return (
    <FormattingToolbar
      editor={editor}
      label={t('tools.label')}
      groups={groups}
      nameOf={tool => t(`tools.${tool}`)}
      sx={{
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        marginInlineStart: { xs: -2, sm: 0 },
        // The fading end shows that more tools follow; scrolled there, the last one is clear of it.
        paddingInlineEnd: { xs: `${fade}px`, sm: 0 },
        maskImage: {
          xs: `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`,
          sm: 'none',
        },
      }}
      end={end}
    >
      <TaskTool editor={editor} />
      <LinkTool editor={editor} />
      <TableTool editor={editor} />
    </FormattingToolbar>
  )
}
