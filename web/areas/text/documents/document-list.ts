/** Loaded pages of documents or trash, updated in place. */
import { NetworkStatus } from '@apollo/client'
import { type DocumentListQuery, useDocumentListQuery } from '../text.generated.ts'

export type ListedDocument = DocumentListQuery['documents']['items'][number]

const pageSize = 20

const latestFirst = (a: ListedDocument, b: ListedDocument) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0)

/** Merges two lists, keeping the newer version of each document. */
export function mergeDocuments(known: readonly ListedDocument[], fresh: readonly ListedDocument[]): ListedDocument[] {
  const ids = new Set(fresh.map(({ id }) => id))
  return [...fresh, ...known.filter(({ id }) => !ids.has(id))].sort(latestFirst)
}

export function useDocumentList(search: string, trashed: boolean) {
  const { data, previousData, error, networkStatus, refetch, fetchMore, updateQuery } = useDocumentListQuery({
    variables: { search, trashed, page: { itemsPerPage: pageSize } },
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
    /** Loads the next page, or the first one again for new documents. */
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
