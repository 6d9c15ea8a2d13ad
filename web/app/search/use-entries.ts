/** Results for the input: local ones at once, the server's after a debounce. */
import { useEffect, useState } from 'react'
import { useDebounced } from '../../platform/debounce.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useContentLanguage } from '../../areas/help/content-language.ts'
import { useActions } from './actions.ts'
import { type Entries, findEntries } from './entries.ts'
import { isSettings, listFound, listPages, listPlaces, listRecent } from './pages.ts'
import { usePaletteQuery } from './search.generated.ts'

const maxPerGroup = 5
const debounceMs = 150

interface Ways {
  go: (to: string) => void
  onReset: () => void
}

export function useEntries(typed: string, ways: Ways): { entries: Entries; isLoading: boolean } {
  const texts = useTranslations('search')
  const q = typed.trim()
  const query = useDebouncedText(q)
  const { data, previousData, loading } = usePaletteQuery({ variables: { q: query, language: useContentLanguage() }, skip: q === '' })
  const own = useActions(ways)
  const pages = listPages(texts, ways.go)
  if (q === '') {
    const recent = listRecent(ways.go).slice(0, maxPerGroup)
    const seen = new Set(recent.map(({ id }) => id))
    const suggested = pages.filter(({ id }) => !seen.has(`recent ${id}`)).slice(0, recent.length > 0 ? maxPerGroup : maxPerGroup * 2)
    const actions = own.actions?.filter(({ id }) => ['undo', 'history'].includes(id))
    return { entries: { recent, page: own.page, pages: suggested, actions, help: own.help }, isLoading: false }
  }
  const places = listPlaces(texts, ways.go)
  const found = listFound(data ?? previousData, texts, ways.go)
  const isLoading = loading || query !== q
  const best = (list: Entries[keyof Entries] = []) => findEntries(list, q).slice(0, maxPerGroup)
  return {
    entries: {
      page: best(own.page),
      pages: best([...pages, ...places.filter(place => !isSettings(place)), ...(found.pages ?? [])]),
      // Previous results stay until the next ones arrive.
      records: found.records,
      settings: best([...places.filter(isSettings), ...(found.settings ?? [])]),
      actions: best(own.actions),
      help: [...best(own.help), ...(found.help ?? [])],
    },
    isLoading,
  }
}

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text)
  const setSoon = useDebounced(setDebounced, debounceMs)
  useEffect(() => setSoon(text), [text, setSoon])
  return debounced
}
