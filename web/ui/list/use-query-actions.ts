/** The query of a page in GraphQL, in REST, and as a curl command. */
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconBrandGraphql from '@tabler/icons-react/dist/esm/icons/IconBrandGraphql.mjs'
import IconTerminal from '@tabler/icons-react/dist/esm/icons/IconTerminal.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { PageAction } from '../../platform/page-actions.ts'
import { notify } from '../notify.ts'
import { copyAsCurl, openAsGraphql, openAsRest } from './query-actions.ts'
import type { Query } from './query-as.ts'

export function useQueryActions(query: Query): PageAction[] {
  const { t } = useTranslations()
  const copyCurl = async () => {
    try {
      await copyAsCurl(query)
      notify({ text: t('list.copied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  return [
    { text: t('list.graphql'), icon: IconBrandGraphql, run: () => openAsGraphql(query) },
    { text: t('list.rest'), icon: IconApi, run: () => openAsRest(query) },
    { text: t('list.curl'), icon: IconTerminal, run: () => void copyCurl() },
  ]
}
