/** Results for the input: local ones at once, the server's after a debounce. */
import { useEffect, useState } from 'react'
import { useDebounced } from '../../platform/debounce.ts'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { useContentLanguage } from '../../areas/help/content-language.ts'
import { useActions } from './actions.ts'
import { type Entries, type Entry, findEntries, groups, type Group } from './entries.ts'
import { isSettings, listFavorites, listFound, listPages, listPlaces, listRecent } from './pages.ts'
import { usePaletteQuery } from './search.generated.ts'

const maxPerGroup = 5
const debounceMs = 150

interface Ways {
  go: (to: string) => void
  onReset: () => void
}

export interface ShownGroup {
  group: Group
  entries: Entry[]
}

const inOrder = (entries: Entries): ShownGroup[] =>
  groups.flatMap(group => (entries[group]?.length ? [{ group, entries: entries[group] }] : []))

export function useEntries(typed: string, ways: Ways): { shown: ShownGroup[]; isLoading: boolean } {
  const texts = useTranslations('search')
  const q = typed.trim()
  const query = useDebouncedText(q)
  const { data, previousData, loading } = usePaletteQuery({ variables: { q: query, language: useContentLanguage() }, skip: q === '' })
  const own = useActions(ways)
  if (q === '') return { shown: inOrder(suggested(texts, own, ways)), isLoading: false }
  return {
    // Previous results stay until the next ones arrive.
    shown: findGroups(q, texts, own, listFound(data ?? previousData, texts, ways.go), ways),
    isLoading: loading || query !== q,
  }
}

/** Without input: recent pages, favorites, other pages, and what the page offers. */
function suggested(texts: Translations<'search'>, own: Entries, { go }: Ways): Entries {
  const recent = listRecent(go).slice(0, maxPerGroup)
  const favorites = listFavorites(texts, go)
  const seen = new Set([...recent, ...favorites].map(({ id }) => id.replace(/^\w+ /, '')))
  const count = seen.size > maxPerGroup ? 0 : seen.size > 0 ? maxPerGroup : maxPerGroup * 2
  return {
    recent,
    favorites,
    page: own.page,
    pages: listPages(texts, go)
      .filter(({ id }) => !seen.has(id))
      .slice(0, count),
    actions: own.actions?.filter(({ id }) => ['undo', 'history', 'favorite'].includes(id)),
    help: own.help,
  }
}

/** The groups of what was found, those with the best entries first. */
export function findGroups(q: string, texts: Translations<'search'>, own: Entries, found: Entries, { go }: Pick<Ways, 'go'>): ShownGroup[] {
  const places = listPlaces(texts, go)
  const find = (list: Entry[] = []) => findEntries(list, q, texts.t('stopWords'))
  const local = {
    page: find(own.page),
    pages: find([...listPages(texts, go), ...places.filter(place => !isSettings(place)), ...(found.pages ?? [])]),
    settings: find([...places.filter(isSettings), ...(found.settings ?? [])]),
    actions: find(own.actions),
  }
  const shown = inOrder({
    ...Object.fromEntries(Object.entries(local).map(([group, { entries }]) => [group, entries.slice(0, maxPerGroup)])),
    records: found.records,
    help: [...find(own.help).entries, ...(found.help ?? [])],
  })
  const scoreOf = ({ group }: ShownGroup) => (group in local ? local[group as keyof typeof local].score : 0) // one of its keys
  return shown.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text)
  const setSoon = useDebounced(setDebounced, debounceMs)
  useEffect(() => setSoon(text), [text, setSoon])
  return debounced
}
