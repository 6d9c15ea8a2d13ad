/** A link to another demonstration page in the same layout. */
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type Kind, pathTo, useDemo } from './demo.ts'

export function DemoLink({ to, search = '', children }: { to: Kind; search?: string; children: ReactNode }) {
  const { version } = useDemo()
  return (
    <Link component={RouterLink} to={{ pathname: pathTo(to, version), search }} variant="body2">
      {children}
    </Link>
  )
}
