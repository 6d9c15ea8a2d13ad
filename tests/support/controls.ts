/** Finds dead controls: clicks each one once and checks whether anything on or around the page changes. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { AppRoute } from '../../web/app/route-types.ts'
import type { openBrowser } from './page.ts'
import { go, isVariant, makeRecords, pathOf, settled, visits } from './route-visits.ts'

/**
 * Assigns a key to every clickable control. One stands for all of its kind: in repeated items, and where names differ
 * only in numbers. Controls of list rows are keyed by position, because the row may be another one at the next click.
 */
const mark = () => {
  const controls = 'button, [role="button"], [role="tab"], [role="combobox"], [role="switch"], input:is([type="checkbox"], [type="radio"])'
  const shape = (item: Element | null) => [...(item?.querySelectorAll(controls) ?? [])].map(each => each.className).join()
  const isAlike = (item: Element | null) => item !== null && shape(item.previousElementSibling) === shape(item)
  const row = document.querySelector('[data-row]')
  // What is folded away could not be clicked.
  for (const fold of document.querySelectorAll('details')) fold.open = true
  /** Name of each control in failure messages. */
  const seen = new Map<string, string>()
  // Excludes a text editor's content, selected options, and decorations.
  const settled = '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), input[type="radio"]:checked'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { width } = control.getBoundingClientRect()
    const isOff = control.matches(':disabled, [aria-disabled="true"]') || control.closest('[inert], [aria-hidden="true"]')
    const own = control.closest('[data-row]')
    if (width === 0 || isOff || control.matches(settled) || (own ? own !== row : isAlike(control.closest('li, tr')))) continue
    const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
    const place = control.closest('header, nav, footer, main, [role="dialog"]')
    const kind = own ? `row ${[...own.querySelectorAll(controls)].indexOf(control)}` : name?.replaceAll(/\s*\d+/g, '')
    const key = [place?.localName ?? '', control.getAttribute('role') ?? control.localName, kind].join('|').slice(0, 120)
    if (seen.has(key)) continue
    seen.set(key, own ? `${key} ${name}` : key)
    control.dataset.control = key
  }
  return [...seen]
}

/** Counts visible changes, except ripples, tooltips, and the clicked control's own style. */
const watch = (key: string) => {
  const control = document.querySelector<HTMLElement>(`[data-control="${CSS.escape(key)}"]`)
  const { watching } = window as unknown as { watching?: AbortController } // set for the previous control
  watching?.abort()
  const { signal } = Object.assign(window, { watching: new AbortController() }).watching
  const state = Object.assign(window, { changes: 0, isPressed: false })
  control?.addEventListener('click', () => (state.isPressed = true), { capture: true, signal })
  const minor = '.MuiTouchRipple-root, .MuiTooltip-popper, [role="tooltip"]'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const observer = new MutationObserver(records => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      const nodes = [...addedNodes, ...removedNodes]
      if (elementOf(target)?.closest(minor) || (nodes.length > 0 && nodes.every(node => elementOf(node)?.closest(minor)))) continue
      const isOwnLook =
        type === 'attributes' && /^(class|style|title|aria-describedby)$/.test(attributeName ?? '') && control?.contains(target)
      if (!isOwnLook && !/^data-(control|row)$/.test(attributeName ?? '')) state.changes += 1
    }
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const [target, event] of [
    [document, 'fullscreenchange'],
    [window, 'scroll'],
    [window, 'beforeprint'],
    [document, 'copy'],
  ] as const)
    target.addEventListener(event, () => (state.changes += 1), { capture: true, signal })
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof Node && !control?.contains(target) && !target.contains(control)) state.changes += 1
  }
  document.addEventListener('focusin', focused, { signal })
}

const placeOf = (page: Page) => new URL(page.url()).pathname

const overlays = '.MuiModal-root, [role="dialog"], [role="menu"], [role="listbox"]'

/** Whether an overlay is open, and whether the control can be clicked. */
const look = ({ key, overlays }: { key: string; overlays: string }) => {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const control = document.querySelector(`[data-control="${CSS.escape(key)}"]`)
  const isOff = control?.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *')
  return {
    isCovered: [...document.querySelectorAll(overlays)].some(isVisible),
    isReady: control !== null && isVisible(control) && !isOff,
  }
}

/** Closes overlays that a control has opened; returns whether the page is unchanged. */
async function isBack(page: Page, path: string) {
  const over = page.locator(overlays).locator('visible=true')
  for (let tries = 0; tries < 3 && placeOf(page) === path && (await over.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await over
      .first()
      .waitFor({ state: 'hidden', timeout: 500 })
      .catch(() => undefined)
  }
  return placeOf(page) === path && (await over.count()) === 0
}

interface Ways {
  /** Returns to the page; changes made elsewhere stay. */
  visit: () => Promise<void>
  /** Loads the page in its initial state. */
  reload: () => Promise<void>
}

/** Clicks all controls of the page except those that `except` matches; returns the dead ones. */
async function deadControls(page: Page, { visit, reload }: Ways, except: RegExp): Promise<string[]> {
  const found = (await page.evaluate(mark)).filter(([, name]) => !except.test(name))
  const dead: string[] = []
  const path = placeOf(page)
  const url = page.url()
  const restore = async (way: () => Promise<void>) => {
    // The previous control may still be loading another page.
    await way().catch(async () => {
      await page.goto(url)
      await way()
    })
    await page.evaluate(mark)
  }
  const goBack = async () => {
    if (placeOf(page) !== path) await visit()
    if (!(await isBack(page, path))) await reload()
  }
  for (const [key, name] of found) {
    const control = page.locator(`[data-control="${key.replaceAll(/["\\]/g, '\\$&')}"]`).first()
    // The previous control may still be navigating.
    const see = () => page.evaluate(look, { key, overlays }).catch(() => ({ isCovered: true, isReady: false }))
    const isReady = async () => (await see()).isReady
    const press = async (timeout: number) => {
      await page.evaluate(watch, key)
      // A checkbox's input is covered by its icon.
      await control.click({ force: key.includes('|input|'), timeout })
    }
    /** Whether clicking changes anything; also true if the control has disappeared or is selected now. */
    const responds = (seconds: number) =>
      isAnswered(
        page,
        async () => {
          await press(400).catch(async () => {
            // The click arrived, and only its effect takes time.
            if (await page.evaluate(() => (window as unknown as { isPressed?: boolean }).isPressed).catch(() => true)) return
            // An overlay of the previous control opened late; closing it is much faster than reloading.
            if (!(await isBack(page, path)) || !(await isReady())) await restore(reload)
            if (!(await isReady())) return
            await press(3000).catch(async () => {
              await restore(reload)
              if (await isReady()) await press(3000)
            })
          })
        },
        seconds,
      )

    const { isCovered, isReady: isThere } = placeOf(page) === path ? await see() : { isCovered: true, isReady: false }
    if ((isCovered && !(await isBack(page, path))) || !isThere) await restore(goBack)
    if (!(await isReady())) await restore(reload)
    if (!(await isReady()) || (await responds(1))) continue
    // It may have been clicked before its data was loaded.
    await restore(reload)
    if ((await isReady()) && !(await responds(5))) dead.push(name)
  }
  return dead
}

/** Whether anything in or outside the page changes during or soon after a click. */
async function isAnswered(page: Page, press: () => Promise<void>, seconds: number): Promise<boolean> {
  const url = page.url()
  const outside: object[] = []
  const answer = (event: object) => void outside.push(event)
  page.once('download', answer).once('popup', answer).once('filechooser', answer)
  await press()
  // Set by `watch`; lost when a control leaves the page.
  const changes = () => page.evaluate(() => (window as unknown as { changes?: number }).changes).catch(() => 1)
  const isDead = async () => outside.length === 0 && page.url() === url && (await changes()) === 0
  for (let tries = 0; tries < seconds * 10 && (await isDead()); tries += 1) await page.waitForTimeout(100)
  const answered = !(await isDead())
  page.removeListener('download', answer).removeListener('popup', answer).removeListener('filechooser', answer)
  return answered
}

/** Would end the session that the other controls need. */
const ending = /Sign out|End session/

/** Clicks the controls of these pages, each in a separate browser context. */
export function expectAlive(web: ReturnType<typeof openBrowser>, routes: AppRoute[]) {
  const pages = visits.flatMap(({ as, list, session }) =>
    list.filter(route => routes.includes(route) && !isVariant(route)).map(route => ({ as, route, session, isFirst: route === list[0] })),
  )
  beforeAll(() => makeRecords(web))
  test.each(pages)('every control of $route.path does something, $as', async ({ route, session, isFirst }) => {
    const path = pathOf(route)
    const page = await web.open(path, session)
    await settled(page)
    expect(await page.locator('h1').first().textContent()).not.toBe('Not found')
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    const reload = async () => {
      await page.evaluate(kept => {
        localStorage.clear()
        sessionStorage.clear()
        Object.assign(localStorage, kept)
      }, kept)
      await page.goto(web.app.url + path)
      await settled(page)
    }
    // The layout is the same on every page, so only the first page tests it.
    const except = isFirst ? ending : new RegExp(`${ending.source}|^(header|nav|footer)\\|`)
    expect(await deadControls(page, { visit: session.account ? () => go(page, path) : reload, reload }, except)).toEqual([])
    // Empty forms are rejected, as they should be.
    web.expectQuiet(/40[0-9]|429/)
  })
}
