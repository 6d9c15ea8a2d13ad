/** Icon of a file's kind. */
import type { TablerIcon } from '@tabler/icons-react'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs'

const kinds: [RegExp, TablerIcon][] = [
  [/^application\/pdf$/, IconFileTypePdf],
  [/^text\/calendar$/, IconCalendarEvent],
  [/sheet|excel|csv/, IconFileSpreadsheet],
  [/presentation|powerpoint/, IconPresentation],
  [/zip|compressed|rar|x-7z|gzip|x-tar/, IconFileZip],
  [/^image\//, IconPhoto],
  [/^video\//, IconMovie],
  [/^audio\//, IconMusic],
  [/^text\/|word|document|rtf|json|xml/, IconFileText],
]

export function FileIcon({ type, size = 22 }: { type: string; size?: number }) {
  const Icon = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? IconFile
  return <Icon size={size} stroke={1.5} />
}
