/** The documents on the desk or in the trash, as many as were asked for, changed in place when one of them is. */
import { NetworkStatus } from '@apollo/client'
import { type DocumentListQuery, useDocumentListQuery } from '../text.generated.ts'

export type ListedDocument = DocumentListQuery['documents']['items'][number]

const pageSize = 20

const latestFirst = (a: ListedDocument, b: ListedDocument) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0)

/** One list of both, each document once, as it is newest known. */
export function mergeDocuments(known: readonly ListedDocument[], fresh: readonly ListedDocument[]): ListedDocument[] {
  const ids = new Set(fresh.map(({ id }) => id))
  return [...fresh, ...known.filter(({ id }) => !ids.has(id))].sort(latestFirst)
}

export function useDocumentList(search: string, trashed: boolean) {
  const { data, previousData, error, networkStatus, refetch, fetchMore, updateQuery } = useDocumentListQuery({
    variables: { search, trashed, page: { itemsPerPage: pageSize } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const shown = (data ?? (networkStatus === NetworkStatus.setVariables ? previousData : undefined))?.documents
  const items = shown?.items ?? []

  const change = (next: (items: ListedDocument[]) => ListedDocument[], more = 0) =>
    updateQuery((_, { complete, previousData: known }) =>
      complete && known
        ? { documents: { ...known.documents, items: next(known.documents.items), total: known.documents.total + more } }
        : undefined,
    )

  return {
    items,
    total: shown?.total ?? 0,
    isLoading: shown === undefined && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    error: shown ? undefined : error,
    retry: () => void refetch(),
    put: (document: ListedDocument, isNew = false) => change(known => mergeDocuments(known, [document]), isNew ? 1 : 0),
    drop: (id: string) => change(known => known.filter(each => each.id !== id), -1),
    /** Reads the next page; the first one, for what is new. */
    read: async (which: 'next' | 'first') => {
      const page = which === 'first' ? 1 : Math.floor(items.length / pageSize) + 1
      await fetchMore({
        variables: { page: { page, itemsPerPage: pageSize } },
        updateQuery: (known, { fetchMoreResult: { documents } }) => ({
          documents: { ...documents, items: mergeDocuments(known.documents.items, documents.items) },
        }),
      })
    },
  }
}

export type DocumentListState = ReturnType<typeof useDocumentList>
