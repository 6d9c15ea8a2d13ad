/**
 * A prerendered page that can be used before the application is loaded, such as sign-in. Its fields take text; the
 * visitor's first move loads the application, which takes over what was typed, the focus, and the last button pressed.
 * Until then, such a page loads next to no scripts.
 */

/** Renders the application by calling `render`, and passes on to it what the visitor did before. */
export type TakeOver = (render: () => void) => Promise<void>

type Load = () => Promise<{ start: (takeOver: TakeOver) => Promise<void> }>

declare global {
  interface Window {
    /** Preloads the page's modules; set by the server. */
    preloadPage?: () => void
  }
}

/** Whether a signed-out visitor should see the prerendered page at this address. */
const isPlain = () => !location.search && !location.hash && localStorage.getItem('language') !== 'cn'

const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/** A browser reports a resting pointer, too, as soon as something is drawn below it. */
const isResting = (event: Event) => event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/**
 * Loads the application with the first move, or at once if the page must show something else. `reload` starts again after
 * a failure, and returns whether it can.
 */
export function wait(page: HTMLElement, load: Load, reload: () => Promise<boolean>): void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let isLoading = false
  let hasFailed = false
  let pressed: HTMLElement | undefined
  let isComposing = false

  const takeOver: TakeOver = async render => {
    // In the middle of a composed character, its keyboard would lose the field.
    if (isComposing) await new Promise(resolve => document.addEventListener('compositionend', resolve, { once: true }))
    listening.abort()
    const pass = remember(page)
    render()
    pass()
    if (pressed) counterpart(pressed)?.click()
  }

  const begin = async () => {
    if (isLoading) return
    isLoading = true
    try {
      window.preloadPage?.()
      await (await load()).start(takeOver)
    } catch (error) {
      console.info(error)
      hasFailed = true
      if (page.inert) open()
      else if (!pressed) return
      tell(page)
      release()
    }
  }

  const release = () => {
    delete pressed?.dataset.pressed
    pressed = undefined
  }

  const press = async (button: HTMLElement) => {
    release()
    pressed = button
    button.dataset.pressed = ''
    if (!hasFailed) return begin()
    if (await reload()) return
    tell(page)
    release()
  }

  const open = () => {
    page.inert = false
    for (const field of page.querySelectorAll('input')) field.disabled = false
    for (const type of moves) document.addEventListener(type, event => isResting(event) || void begin(), options)
    document.addEventListener('compositionstart', () => (isComposing = true), options)
    document.addEventListener('compositionend', () => (isComposing = false), options)
    // Another window signed in, or changed the language.
    window.addEventListener('storage', () => void begin(), options)
    document.addEventListener(
      'submit',
      event => {
        event.preventDefault()
        if (event.submitter) void press(event.submitter)
      },
      options,
    )
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
        if (button) void press(button)
      },
      options,
    )
  }

  if (isPlain()) return open()
  page.inert = true
  void begin()
}

/** Reads fields and focus; the result writes them to the application's page. */
function remember(page: HTMLElement): () => void {
  const fields = [...page.querySelectorAll('input')]
  const { activeElement: focused } = document
  const selection = focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined
  return () => {
    for (const field of fields) {
      const own = counterpart(field)
      if (!own) continue
      if (own.checked !== field.checked) own.click()
      if (own.value !== field.value) write(own, field.value)
    }
    const own = focused instanceof HTMLElement && page.contains(focused) ? counterpart(focused) : undefined
    own?.focus({ preventScroll: true })
    if (own instanceof HTMLInputElement && typeof selection?.[0] === 'number') own.setSelectionRange(...selection)
  }
}

const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** As if typed: React follows an event after a change that it did not see. */
function write(field: HTMLInputElement, value: string) {
  setter?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const nameOf = (element: HTMLElement) => element.getAttribute('name') ?? element.ariaLabel ?? element.textContent

/** The same field, button, or link of the application's page. */
function counterpart<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  const all = [...document.querySelectorAll<Kind>(`#root ${element.localName}`)]
  return all.find(each => nameOf(each) === nameOf(element))
}

/** Says why nothing happens. */
function tell(page: HTMLElement) {
  const form = page.querySelector('form')
  form?.querySelector('[role="alert"]')?.remove()
  form?.append(Object.assign(document.createElement('p'), { role: 'alert', textContent: page.dataset.waiting }))
}
