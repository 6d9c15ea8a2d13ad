/** The server's refusals in the language of the page. */
import { GraphqlFailure, serverError } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { known } from './refusals.ts'

/** Makes a call, and refuses in the reader's words where it is refused in the server's. */
export function useSaid() {
  const { t } = useTranslations('account')
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const said = serverError(error)
      const name = said && Object.hasOwn(known, said.message) ? known[said.message] : undefined
      throw said && name ? new GraphqlFailure([{ ...said, message: t(`said.${name}`) }]) : error
    }
  }
}
