/** The search of a help page, kept in the address as `q`, and what it finds. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useContentLanguage } from './content-language.ts'
import { type HelpSearchQuery, useHelpSearchQuery, useReportMissingHelpMutation } from './help.generated.ts'

export type HelpResult = HelpSearchQuery['searchHelp'][number]

export interface HelpSearch {
  q: string
  searchFor: (text: string) => void
  /** Undefined without a search, and until the first one is answered. */
  results: HelpResult[] | undefined
  failure: Error | undefined
  retry: () => void
}

/** A search that stays unanswered for so long is what was meant, and not a word half typed. */
const settledMs = 2000

export function useHelpSearch(): HelpSearch {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const language = useContentLanguage()
  const q = params.get('q')?.trim().slice(0, 200) ?? ''
  // Each search is answered before the next one, so that steady typing on a slow connection shows results.
  const [search, setSearch] = useState(q)
  const { data, previousData, error, loading, refetch } = useHelpSearchQuery({ variables: { search, language }, skip: search === '' })
  if (search !== q && (!loading || q === '')) setSearch(q)
  const results = q === '' ? undefined : (data ?? previousData)?.searchHelp
  const searchFor = (text: string) => {
    // Typing is reported after a delay, in which another part of the address may have changed.
    const next = new URLSearchParams(window.location.search)
    if (text.trim() === '') next.delete('q')
    else next.set('q', text)
    setParams(next, { replace: true, preventScrollReset: true, state: state as unknown })
  }

  const [report] = useReportMissingHelpMutation()
  // Nobody waits for it, and it may come too often.
  const reportMissing = useEffectEvent((search: string) => void report({ variables: { search, language } }).catch(() => undefined))
  const isMissing = search === q && data?.searchHelp.length === 0
  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => reportMissing(q), settledMs)
    return () => clearTimeout(timer)
  }, [isMissing, q])

  return { q, searchFor, results, failure: results ? undefined : error, retry: () => void refetch().catch(() => undefined) }
}
