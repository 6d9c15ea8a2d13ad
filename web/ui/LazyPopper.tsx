/** Places tooltips, loaded with the first one that opens. The build gives it to MUI's tooltips; see `unused-parts-plugin.ts`. */
import type { PopperProps } from '@mui/material/Popper'
import { useState } from 'react'
import { lazyPart } from './LazyPart.tsx'

const Popper = lazyPart<PopperProps>(async () => (await import('@mui/material/Popper')).default, { isQuiet: true })

export function LazyPopper(props: PopperProps) {
  const { open } = props
  const [wasOpen, setWasOpen] = useState(open)
  // It stays while the tooltip fades out.
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen ? <Popper {...props} /> : null
}
