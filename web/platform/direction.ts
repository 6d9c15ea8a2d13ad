/** Emotion caches by writing direction; the RTL plugin is loaded on demand. */
import createCache, { type EmotionCache } from '@emotion/cache'

const nonce = typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '')
const ltr = createCache({ key: 'mui', nonce, prepend: true })
let rtl: EmotionCache | undefined

/** Loads what the direction needs. */
export async function loadDirection(direction: 'ltr' | 'rtl'): Promise<void> {
  if (direction === 'ltr' || rtl) return
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([import('@mui/stylis-plugin-rtl'), import('stylis')])
  rtl = createCache({ key: 'muirtl', nonce, prepend: true, stylisPlugins: [prefixer, rtlPlugin] })
}

/** The Emotion cache of a loaded direction. */
export const styleCache = (direction: 'ltr' | 'rtl'): EmotionCache => (direction === 'rtl' && rtl) || ltr
