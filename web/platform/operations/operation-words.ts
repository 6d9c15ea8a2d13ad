/** Operations in the language of the screen; the words of other languages than English are loaded when they are wanted. */
import { useEffect, useState } from 'react'
import { useTranslations } from '../languages.ts'
import { loadMessages, translate } from '../messages/translate.ts'
import { type Operation, sayOperation, type Words } from './say-operation.ts'

const loads: Partial<Record<string, () => Promise<{ words: Words }>>> = { fr: () => import('./fr.ts'), ar: () => import('./ar.ts') }
const loaded = new Map<string, Words>()

/** The way to say operations in a language, once its words are here. */
export async function loadOperationWords(lang: string): Promise<(operation: Operation) => string> {
  const locale = lang.slice(0, 2)
  const load = loads[locale]
  if (load && !loaded.has(locale)) loaded.set(locale, (await load()).words)
  await loadMessages(lang)
  return operation => translateOperation(operation, lang)
}

/** By its action; by its English summary for those that have none yet. */
function translateOperation(operation: Operation, lang: string): string {
  const { action, params, summary } = operation
  const message = action ? summary : sayOperation(operation, loaded.get(lang.slice(0, 2)), lang)
  return translate('operations', { code: action, params, message }, lang)
}

/** Says operations in the language of the screen. */
export function useOperationWords(): (operation: Operation) => string {
  const { lang } = useTranslations()
  const [, setReady] = useState('')
  useEffect(() => {
    // Without the words the server's stand.
    loadOperationWords(lang).then(
      () => setReady(lang),
      () => undefined,
    )
  }, [lang])
  return operation => translateOperation(operation, lang)
}
