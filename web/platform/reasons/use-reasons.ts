/** Reasons in the language of the screen; the words of other languages than English are loaded when they are wanted. */
import { useCallback, useEffect, useState } from 'react'
import { type Reasons, type SayReason, sayReasonIn } from './say-reason.ts'

const loads: Partial<Record<string, () => Promise<{ reasons: Reasons }>>> = {
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
}

/** Says reasons in the language, once its words are here. */
export function useSayReason(lang: string): SayReason {
  const language = lang.slice(0, 2)
  const [loaded, setLoaded] = useState<{ language: string; say: SayReason }>()
  useEffect(() => {
    // Without the words the engine's stand.
    loads[language]?.().then(
      ({ reasons }) => setLoaded({ language, say: sayReasonIn(reasons) }),
      () => undefined,
    )
  }, [language])
  const say = loaded?.language === language ? loaded.say : undefined
  return useCallback(change => say?.(change), [say])
}
