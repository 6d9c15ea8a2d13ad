/** One tooltip for all elements with `data-tip` in a long list, where a tooltip for each would slow down scrolling. */
import Tooltip from '@mui/material/Tooltip'
import { type RefObject, useEffect, useState } from 'react'

/** As long as other tooltips wait. */
const delayMs = 100

interface SharedTooltipProps {
  /** An element that stays in the page, such as the one that scrolls. */
  within: RefObject<HTMLElement | null>
}

export function SharedTooltip({ within }: SharedTooltipProps) {
  const [shown, setShown] = useState<{ element: Element; text: string }>()
  useEffect(() => {
    const list = within.current
    if (!list) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setShown(undefined)
    }
    const show = ({ target, type }: Event) => {
      const element = target instanceof Element ? target.closest('[data-tip]') : null
      clearTimeout(timer)
      if (!element || (type === 'focusin' && !element.matches(':focus-visible'))) return setShown(undefined)
      timer = setTimeout(() => setShown({ element, text: element.getAttribute('data-tip') ?? '' }), delayMs)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const events = { mouseover: show, focusin: show, mouseleave: hide, focusout: hide, mousedown: hide, scroll: hide }
    for (const [name, listen] of Object.entries(events)) list.addEventListener(name, listen, { passive: true })
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      for (const [name, listen] of Object.entries(events)) list.removeEventListener(name, listen)
      document.removeEventListener('keydown', onKey)
    }
  }, [within])
  return shown?.element.isConnected ? (
    <Tooltip open title={shown.text} slotProps={{ popper: { anchorEl: shown.element } }}>
      <span hidden />
    </Tooltip>
  ) : null
}
