/** Word count and cost of a run, updated after a pause. */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { debounce } from '../../platform/debounce.ts'
import type { TextAction } from '../../platform/schema.generated.ts'
import { countCharacters, countWords, readingMinutes } from '../../../text/words.ts'
import { QuoteTextRunDocument, type QuoteTextRunQuery } from './text.generated.ts'
import { sourceOf } from './whole-sentences.ts'

export interface Counts {
  text: string
  words: number
  characters: number
  minutes: number
  isSelection: boolean
}

const countMs = 250
const quoteMs = 800
const none: Counts = { text: '', words: 0, characters: 0, minutes: 0, isSelection: false }

function countOf(editor: Editor): Counts {
  const { text } = sourceOf(editor.state)
  return {
    text,
    words: countWords(text),
    characters: countCharacters(text),
    minutes: readingMinutes(text),
    isSelection: !editor.state.selection.empty,
  }
}

/** Of the selection, or of the whole text. */
export function useCounts(editor: Editor): Counts {
  const [counts, setCounts] = useState(none)
  useEffect(() => {
    const countSoon = debounce(() => !editor.isDestroyed && setCounts(countOf(editor)), countMs)
    let counted: { doc: Node; range: string } | undefined
    const look = () => {
      const { doc, selection } = editor.state
      const range = selection.empty ? '' : `${selection.from} ${selection.to}`
      if (counted?.doc === doc && counted.range === range) return
      counted = { doc, range }
      countSoon()
    }
    look()
    editor.on('transaction', look)
    return () => {
      countSoon.cancel()
      editor.off('transaction', look)
    }
  }, [editor])
  return counts
}

export type Quote = QuoteTextRunQuery['quoteTextRun'] & {
  /** False while the server computes that of a newer text. */
  isCurrent: boolean
}

/** The server's latest quote for the action. */
export function useQuote(action: TextAction, text: string): Quote | undefined {
  const client = useApolloClient()
  const [found, setFound] = useState<{ action: TextAction; text: string; quote: QuoteTextRunQuery['quoteTextRun'] }>()
  useEffect(() => {
    if (text.trim() === '') return undefined
    let isLatest = true
    const fetchQuote = debounce(() => {
      client
        .query({ query: QuoteTextRunDocument, variables: { action, text } })
        .then(({ data }) => isLatest && setFound(data && { action, text, quote: data.quoteTextRun }))
        // Too long, or offline: the run itself reports the error.
        .catch(() => isLatest && setFound(undefined))
    }, quoteMs)
    fetchQuote()
    return () => {
      isLatest = false
      fetchQuote.cancel()
    }
  }, [client, action, text])
  return found?.action === action && text.trim() !== '' ? { ...found.quote, isCurrent: found.text === text } : undefined
}
