/** A "Back to top" button, shown after 200 pixels of scrolling. */
import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/LazyPart.tsx'

const Button = lazyPart(async () => (await import('./ScrollTopButton.tsx')).ScrollTopButton, { isQuiet: true })

const threshold = 200

/** As of the last scrolling: reading it while a page is drawn would lay the page out once more. */
let footerHeight = -1

const subscribe = (listener: () => void) => {
  const read = () => {
    footerHeight = readFooter()
    listener()
  }
  window.addEventListener('scroll', read, { passive: true })
  return () => window.removeEventListener('scroll', read)
}

/** Height of the footer's visible part, which lifts a bar above it at the end of the page; -1 near the top. */
function readFooter(): number {
  if (window.scrollY <= threshold) return -1
  const footer = document.querySelector('footer')
  // A sticky footer is always visible, and published as a CSS variable.
  if (!footer || getComputedStyle(footer).position === 'sticky') return 0
  return Math.max(Math.round(window.innerHeight - footer.getBoundingClientRect().top), 0)
}

export function ScrollTop() {
  const footer = useSyncExternalStore(
    subscribe,
    () => footerHeight,
    () => -1,
  )
  return footer < 0 ? null : <Button footer={footer} />
}
