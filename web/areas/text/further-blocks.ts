/** Blocks beyond the starter kit's: tasks, pictures, and tables. */
import type { Extensions } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Picture } from './pictures.ts'
import { tables } from './tables.ts'

/** `nameOfBox` names the box of a task for screen readers. */
export const furtherBlocks = (nameOfBox: (text: string) => string = () => ''): Extensions => [
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: ({ textContent }) => nameOfBox(textContent) } }),
  Picture,
  ...tables,
]
