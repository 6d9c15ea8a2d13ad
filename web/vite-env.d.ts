/// <reference types="vite/client" />

/** The product's version, put in by the build. */
declare const PRODUCT_VERSION: string

// What every icon starts with, by kind.
declare module '@tabler/icons-react/dist/esm/defaultAttributes.mjs' {
  const attributes: Record<'outline' | 'filled', Record<string, unknown>>
  export default attributes
}

// One file an icon, so that a page brings only those it shows; the package types its whole index only.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}

declare module 'virtual:icon-shapes' {
  /** The elements of each icon, by its name. */
  export const iconShapes: Record<string, [tag: string, attributes: Record<string, string>][]>
}
