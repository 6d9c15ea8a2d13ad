/** Reasons in the language of the screen; the words of other languages than English are loaded when they are wanted. */
import { useCallback, useEffect, useState } from 'react'
import { type Reasons, type FormatReason, reasonFormatter } from './format-reason.ts'

const loads: Partial<Record<string, () => Promise<{ reasons: Reasons }>>> = {
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
}

/** Says reasons in the language, once its words are here. */
export function useFormatReason(lang: string): FormatReason {
  const language = lang.slice(0, 2)
  const [loaded, setLoaded] = useState<{ language: string; formatReason: FormatReason }>()
  useEffect(() => {
    // Without the words the engine's stand.
    loads[language]?.().then(
      ({ reasons }) => setLoaded({ language, formatReason: reasonFormatter(reasons) }),
      () => undefined,
    )
  }, [language])
  const formatReason = loaded?.language === language ? loaded.formatReason : undefined
  return useCallback(change => formatReason?.(change), [formatReason])
}
