/**
 * Previous and next record in the list that was left, also beyond the loaded page. Survives a reload. A record opened by
 * its URL is searched in the last state of the list.
 */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { getSession } from '../../platform/session.ts'
import { local, perTab, readJson, writeJson } from '../../platform/storage.ts'
import type { ListState } from '../list-state.ts'
import type { ListResult } from '../table-types.ts'
import { type ListedPage, secondarySortOf, type RecordPosition, positionIn, type ListWindow, extendWindow } from './list-window.ts'

/** A list whose rows have a page each. */
export interface RecordList {
  name: string
  path: string
  /** The parameter of the address that holds the record's ID, if it is not part of the path. */
  param?: string | undefined
  read: (client: ApolloClient, variables: OperationVariables, sortRows: SortRows) => Promise<ListedPage>
}

type SortRows = <Row extends object>(rows: Row[]) => Row[]

interface ListedRecords<Data, Variables extends OperationVariables, Row extends object> {
  /** Key of the list's state. */
  name: string
  path: string
  param?: string
  query: TypedDocumentNode<Data, Variables>
  select: (data: Data) => { items: Row[]; total: number }
  hrefOf: (row: Row) => string
}

export const recordList = <Data, Variables extends OperationVariables, Row extends object>({
  name,
  path,
  param,
  query,
  select,
  hrefOf,
}: ListedRecords<Data, Variables, Row>): RecordList => ({
  name,
  path,
  param,
  async read(client, variables, sortRows) {
    const { data } = await client.query<Data>({ query, variables })
    const { items, total } = select(data as Data) // a query that fails throws
    return { records: sortRows(items).map(hrefOf), total }
  },
})

const keyOf = (list: string) => `record-pager-${getSession().email}-${list}`

/** The list as this window left it, or another window of this browser. */
const read = (list: string): ListWindow | undefined =>
  (readJson(perTab, keyOf(list)) ?? readJson(local, keyOf(list)) ?? undefined) as ListWindow | undefined // written below

function keep(list: string, listWindow: ListWindow): void {
  for (const storage of [perTab, local]) writeJson(storage, keyOf(list), listWindow)
}

interface Shown<Row> {
  list: Pick<ListState<string>, 'name' | 'page' | 'itemsPerPage' | 'sorting' | 'sorts'>
  result: ListResult<Row>
  hrefOf: ((row: Row) => string) | undefined
}

/** Remembers the rows of a list that have a page each. */
export function useRememberRecords<Row>({ list, result: answer, hrefOf }: Shown<Row>): void {
  const { name, page, itemsPerPage, sorting, sorts } = list
  const { pathname, search } = useLocation()
  const rows = answer.isLoading ? undefined : answer.page
  const { page: _, ...variables } = answer.variables
  const shown =
    hrefOf && rows && rows.items.length > 0
      ? {
          list: pathname + search,
          variables,
          equals: sorting.second && { sorting, fields: sorts },
          itemsPerPage,
          firstPage: page,
          lastPage: page,
          records: rows.items.map(hrefOf),
          total: rows.total,
        }
      : undefined
  const text = shown && JSON.stringify(shown satisfies ListWindow)
  useEffect(() => {
    if (text) keep(name, JSON.parse(text) as ListWindow) // written a line above
  }, [name, text])
}

/** Number of rows searched for a record that was opened by its URL. */
const atOnce = 100

/** The record's position in its list, with its neighbors. */
export function useRecordPager(list: RecordList): RecordPosition {
  const client = useApolloClient()
  const { pathname, search } = useLocation()
  const id = list.param && new URLSearchParams(search).get(list.param)
  const here = id ? `${pathname}?${list.param}=${id}` : pathname
  const [listWindow, setListWindow] = useState(() => read(list.name))
  const position = positionIn(listWindow, here)
  const isLost = listWindow !== undefined && position.position === undefined

  const look = useEffectEvent(async (record: string, page: number, isSearch: boolean) => {
    if (!listWindow) return undefined
    const base = isSearch ? { ...listWindow, firstPage: 1, lastPage: Math.ceil(atOnce / listWindow.itemsPerPage), records: [] } : listWindow
    const itemsPerPage = isSearch ? atOnce : listWindow.itemsPerPage
    const found = await list.read(client, { ...base.variables, page: { page, itemsPerPage } }, secondarySortOf(base))
    const next = extendWindow(base, page, found)
    return isSearch && !next.records.includes(record) ? undefined : next
  })
  useEffect(() => {
    const page = isLost ? 1 : position.missing
    if (!page) return
    let isHere = true
    const lookOn = async () => {
      try {
        const next = await look(here, page, isLost)
        if (!next || !isHere) return
        keep(list.name, next)
        setListWindow(next)
      } catch {
        // On an error the pager stops; the list shows the error.
      }
    }
    void lookOn()
    return () => {
      isHere = false
    }
  }, [list.name, here, isLost, position.missing])
  return position
}
