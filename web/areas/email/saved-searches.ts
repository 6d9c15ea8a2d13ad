/** Saved searches: shown at once, rolled back if the server rejects them, and undone on demand. */
import type { ApolloCache } from '@apollo/client'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  DeleteSavedSearchDocument,
  RenameSavedSearchDocument,
  SavedSearchesDocument,
  type SavedSearchesQuery,
  SaveSearchDocument,
  useSavedSearchesQuery,
} from './email.generated.ts'
import type { Place } from './place.ts'

export type SavedSearch = SavedSearchesQuery['savedSearches'][number]

/** Operators that find in the inbox what a search finds in another place. */
const operators: Record<Place, string> = {
  inbox: '',
  starred: 'in:all is:starred',
  sent: 'in:sent',
  draft: 'in:draft',
  spam: 'in:spam',
  trashed: 'in:trash',
  personal: 'in:all label:personal',
  company: 'in:all label:company',
  important: 'in:all label:important',
  private: 'in:all label:private',
}

/** A search of any place as one of the inbox. */
export const queryOf = (place: Place, search: string): string =>
  (/(?:^|\s)in:/i.test(search) ? search : `${operators[place]} ${search}`).trim()

export const searchPath = (query: string): string => `/apps/email?${new URLSearchParams({ q: query })}`

const edit = (cache: ApolloCache, change: (searches: SavedSearch[]) => SavedSearch[]) =>
  void cache.updateQuery({ query: SavedSearchesDocument }, data => data && { ...data, savedSearches: change(data.savedSearches) })

const byName = (a: SavedSearch, b: SavedSearch) => a.name.localeCompare(b.name)

export function useSavedSearches() {
  const { t } = useTranslations('email')
  const { data, refetch } = useLive(useSavedSearchesQuery(), ['EMAIL'])
  const change = useUndoableMutation(refetch)
  return {
    searches: data?.savedSearches ?? [],
    /** Rejections are thrown, for the field. */
    save: (name: string, query: string) =>
      change({
        mutation: SaveSearchDocument,
        variables: { name, query },
        update: (cache, result) => {
          const saved = result.data?.saveSearch
          if (saved) edit(cache, all => [...all.filter(({ id }) => id !== saved.id), saved].toSorted(byName))
        },
        successMessage: () => t('saved.done.saved'),
        topic: 'saved-search',
        rethrow: true,
      }),
    rename: ({ id, version }: SavedSearch, name: string) =>
      change({
        mutation: RenameSavedSearchDocument,
        variables: { id, name },
        optimisticResponse: () => ({ renameSavedSearch: { __typename: 'SavedSearch' as const, id, version: version + 1, name } }),
        update: cache => edit(cache, all => all.toSorted(byName)),
        successMessage: () => t('saved.done.renamed'),
        rethrow: true,
      }),
    remove: ({ id }: SavedSearch) =>
      change({
        mutation: DeleteSavedSearchDocument,
        variables: { id },
        optimisticResponse: () => ({ deleteSavedSearch: id }),
        update: cache => edit(cache, all => all.filter(each => each.id !== id)),
        successMessage: () => t('saved.done.deleted'),
      }),
  }
}

export type SavedSearchList = ReturnType<typeof useSavedSearches>
