/** Keeps the cards beside the text: while the writer scrolls, the first card of the visible text comes into sight. */
import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect } from 'react'
import { changeFrom } from './tracked-changes.ts'

/** Where reading begins, below the bars, in pixels. */
const readingLine = 140

export function useFollowedText(editor: Editor, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const cards = list.current
      // While the writer is in the list, it stays where it is.
      if (!cards || editor.isDestroyed || cards.matches(':hover, :focus-within')) return
      const { left, right } = editor.view.dom.getBoundingClientRect()
      const position = editor.view.posAtCoords({ left: (left + right) / 2, top: readingLine })?.pos ?? 0
      const id = changeFrom(editor.state, position)
      const card = id === undefined ? null : cards.querySelector(`[data-card="${CSS.escape(id)}"]`)
      const active = cards.querySelector('[aria-current]')
      if (!card || (active && isNear(active, card))) return
      cards.scrollTo({ top: cards.scrollTop + card.getBoundingClientRect().top - cards.getBoundingClientRect().top })
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [editor, list])
}

/** The chosen card stays in sight as long as its words are near. */
const isNear = (active: Element, card: Element) =>
  Math.abs(active.getBoundingClientRect().top - card.getBoundingClientRect().top) < window.innerHeight / 2
