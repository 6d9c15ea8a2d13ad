/** Inserts a table, or changes the one at the caret. */
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import { Fragment, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ToolButton } from '../../ui/editor/ToolButton.tsx'
import { emptyTable } from './tables.ts'

const groups = [
  [
    ['rowAbove', addRowBefore],
    ['rowBelow', addRowAfter],
    ['columnBefore', addColumnBefore],
    ['columnAfter', addColumnAfter],
  ],
  [
    ['deleteRow', deleteRow],
    ['deleteColumn', deleteColumn],
    ['deleteTable', deleteTable],
  ],
] as const

export function TableTool({ editor }: { editor: Editor }) {
  const { t } = useTranslations('text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isInside, isOff } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isInside: isInTable(now.state), isOff: !now.isEditable }),
  })
  const insert = () => {
    const { from } = editor.state.selection
    editor.chain().focus().insertContent(emptyTable()).run()
    // Into the first cell.
    let cell: number | undefined
    editor.state.doc.nodesBetween(Math.max(from - 1, 0), editor.state.doc.content.size, (node, pos) => {
      if (cell === undefined && node.type.name === 'tableHeader' && node.textContent === '') cell = pos + 2
      return cell === undefined
    })
    if (cell !== undefined) editor.commands.setTextSelection(cell)
  }
  const change = (command: Command) => {
    setAnchor(null)
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return (
    <>
      <ToolButton
        label={t(isInside ? 'tools.changeTable' : 'tools.table')}
        isOn={isInside}
        isOff={isOff}
        onClick={button => (isInside ? setAnchor(button) : insert())}
      >
        <IconTable size={20} stroke={1.75} />
      </ToolButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.map((commands, index) => (
          <Fragment key={index}>
            {index > 0 ? <Divider component="li" /> : null}
            {commands.map(([name, command]) => (
              <MenuItem key={name} onClick={() => change(command)}>
                {t(`tools.tables.${name}`)}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </>
  )
}
