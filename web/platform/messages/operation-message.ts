/** Describes an operation by its action, or by its English summary if it has none. */
import { useEffect, useState } from 'react'
import { useTranslations } from '../languages.ts'
import { loadMessages, translate } from './translate.ts'

export interface Operation {
  summary: string
  /** Empty in old rows. */
  action: string
  params: unknown
}

const translateOperation = ({ action, params, summary }: Operation, lang: string): string =>
  translate('operations', { code: action, params, message: summary }, lang)

/** Returns the describing function once the messages are loaded. */
export async function loadOperationMessage(lang: string): Promise<(operation: Operation) => string> {
  await loadMessages(lang)
  return operation => translateOperation(operation, lang)
}

export function useOperationMessage(): (operation: Operation) => string {
  const { lang } = useTranslations()
  const [, setReady] = useState('')
  useEffect(() => {
    // Until they load, the server's English is shown.
    loadMessages(lang).then(
      () => setReady(lang),
      () => undefined,
    )
  }, [lang])
  return operation => translateOperation(operation, lang)
}
