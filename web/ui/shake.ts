/** Shakes a modal dialog on a click outside. */
const shakeMs = 150

function shake(element: Element | null | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const steps = [0, -4, 4, -4, 0].map(way => ({ translate: `${way}px 0` }))
  element?.animate(steps, { duration: shakeMs, easing: 'ease-out' })
}

/** An `onClose` handler: a click outside shakes, anything else closes. */
export const persistent =
  (close: () => void) =>
  ({ target }: { target?: EventTarget | null }, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    if (reason === 'escapeKeyDown') close()
    else if (target instanceof Element) shake(target.closest('.MuiModal-root')?.querySelector('.MuiPaper-root'))
  }
