import { expandText } from '../../server/engine/embedded/expand/expand.ts'
import type { TextOptions } from '../../server/engine/port.ts'
import { applyChanges } from '../../text/changes.ts'

/** The expanded text, or why there is none. */
export function expand(text: string, options: TextOptions = {}): string {
  const expansion = expandText(text, options)
  if ('refused' in expansion) return `refused: ${expansion.refused}`
  return applyChanges(
    text,
    expansion.blocks.flatMap(block => block.changes),
  )
}
