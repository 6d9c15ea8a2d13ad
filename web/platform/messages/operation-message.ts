/** What an operation did, in the language of the screen: by its action, or by its English summary for rows from before actions were recorded. */
import { useEffect, useState } from 'react'
import { useTranslations } from '../languages.ts'
import { loadMessages, translate } from './translate.ts'

export interface Operation {
  summary: string
  /** Empty for rows from before actions were recorded. */
  action: string
  params: unknown
}

const translateOperation = ({ action, params, summary }: Operation, lang: string): string =>
  translate('operations', { code: action, params, message: summary }, lang)

/** Gives the function that describes operations in the language, once its messages are loaded. */
export async function loadOperationMessage(lang: string): Promise<(operation: Operation) => string> {
  await loadMessages(lang)
  return operation => translateOperation(operation, lang)
}

/** Describes operations in the language of the screen. */
export function useOperationMessage(): (operation: Operation) => string {
  const { lang } = useTranslations()
  const [, setReady] = useState('')
  useEffect(() => {
    // Until they are loaded, and where that fails, the server's English stands.
    loadMessages(lang).then(
      () => setReady(lang),
      () => undefined,
    )
  }, [lang])
  return operation => translateOperation(operation, lang)
}
