import type { ComponentType } from 'react'
import { loadKit } from '../platform/languages.ts'

/** A page outside of the main layout, with the data and texts that pages inside have anyway. */
export async function openOutside(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { withData }] = await Promise.all([load(), import('./WithData.tsx'), loadKit()])
  return withData(Page)
}
