/** Headers of files that people uploaded: shown or saved as what they are, and never as a page of ours. */
import { create } from 'content-disposition'

/** Raster pictures that browsers draw without running anything. */
const drawn = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

export const fileHeaders = ({ type, name }: { type: string; name?: string }) => ({
  'content-type': type,
  'content-disposition': drawn.has(type) ? (name ? create(name, { type: 'inline' }) : 'inline') : create(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})
