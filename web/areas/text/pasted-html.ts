/** Prepares HTML from the clipboard and files, so that unsupported elements do not take their text with them. */
import { limitPictures } from './pictures.ts'

/** Converts Word's lists to lists and boxes to tasks, and removes presentational elements. */
export function tidyHtml(html: string): string {
  // The page's CSP would report style sheets, and Word hides copies of its content in comments.
  const clean = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
  if (clean.includes('data-pm-slice') || !/mso-list|<table|<br|<img|<input|<sup|<sub|<li>[☐☒☑]/i.test(clean)) return clean
  const { body } = new DOMParser().parseFromString(clean, 'text/html')
  limitPictures(body)
  for (const table of body.querySelectorAll('table table')) table.replaceWith(table.textContent)
  for (const first of body.querySelectorAll('p[style*="mso-list:"]')) if (first.isConnected) gatherList(first)
  for (const cell of body.querySelectorAll('td, th')) keepParagraphs(cell)
  markTasks(body)
  for (const shifted of body.querySelectorAll('sup, sub')) keepShift(shifted)
  // Between blocks, a break is spacing, not a line.
  for (const gap of body.querySelectorAll('br')) if (gap.parentElement?.querySelector(':scope > p, :scope > ul')) gap.remove()
  return body.innerHTML
}

/** A cell holds paragraphs only; other blocks become some. */
function keepParagraphs(cell: Element) {
  for (const block of cell.querySelectorAll('li, h1, h2, h3, h4, h5, h6, pre, blockquote, div')) {
    if (block.querySelector('p, li, div')) continue
    const words = cell.ownerDocument.createElement('p')
    words.append(...block.childNodes)
    block.replaceWith(words)
  }
  for (const words of cell.querySelectorAll('p')) {
    if (words.parentElement === cell) continue
    let outer: Element = words
    while (outer.parentElement && outer.parentElement !== cell) outer = outer.parentElement
    outer.before(words)
  }
  for (const rest of cell.querySelectorAll(':scope > :is(ul, ol, blockquote, div)')) if (!rest.textContent.trim()) rest.remove()
}

const digits = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' }

/** The text has no raised or lowered letters, but m² must not become m2. */
function keepShift(element: Element) {
  const signs = digits[element.tagName as keyof typeof digits] // the selector names both
  if (!/^\d{1,4}$/.test(element.textContent) || element.querySelector('a')) return
  element.textContent = element.textContent.replaceAll(/\d/g, digit => signs.charAt(Number(digit)))
}

const box = /^\s*(?:\[([ xX])\]|([☐☑☒]))\s+/

/** List items that start with a box are tasks. */
function markTasks(body: HTMLElement) {
  for (const item of body.querySelectorAll('ul > li')) {
    const input = item.querySelector<HTMLInputElement>(':scope > input[type=checkbox], :scope > label > input, :scope > p > input')
    const first = firstText(item)
    const [, written, sign] = box.exec(first?.data ?? '') ?? []
    if (!input && written === undefined && sign === undefined) continue
    const isDone = input ? input.checked || input.hasAttribute('checked') : sign ? sign !== '☐' : written !== ' '
    if (!input && first) first.data = first.data.replace(box, '')
    input?.remove()
    item.setAttribute('data-type', 'taskItem')
    item.setAttribute('data-checked', String(isDone))
  }
  for (const list of body.querySelectorAll('ul')) {
    const items = [...list.children]
    if (items.length === 0 || !items.every(item => item.getAttribute('data-type') === 'taskItem')) continue
    list.setAttribute('data-type', 'taskList')
  }
  // Among other items, a task stays as text.
  for (const item of body.querySelectorAll('ul:not([data-type]) > li[data-type]')) {
    item.prepend(item.getAttribute('data-checked') === 'true' ? '[x] ' : '[ ] ')
    item.removeAttribute('data-type')
  }
}

function firstText(element: Element): Text | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found = walker.nextNode()
  return found ? (found as Text) : undefined // the walker shows text only
}

const isMarked = (element: Element | null): element is Element => /mso-list:\s*l\d/.test(element?.getAttribute('style') ?? '')
const levelOf = (element: Element) => Number(/\blevel(\d)/.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

/** Paragraphs that Word formats as list items, starting with the first. */
function gatherList(first: Element) {
  const open: Element[] = []
  for (let next: Element | null = first; isMarked(next);) {
    const item: Element = next
    next = item.nextElementSibling
    const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const isNumbered = /^\s*\(?[\da-z]{1,3}[.)]/i.test(marker?.textContent ?? '')
    marker?.remove()
    const level = Math.min(levelOf(item), open.length + 1)
    open.length = Math.max(level - 1, Math.min(open.length, level))
    const made = item.ownerDocument
    const within = open[level - 1] ?? made.createElement(isNumbered ? 'ol' : 'ul')
    if (!open[level - 1]) {
      const above = open[level - 2]?.lastElementChild
      if (above) above.append(within)
      else first.before(within)
      open.push(within)
    }
    const holder = made.createElement('li')
    const words = made.createElement('p')
    words.append(...item.childNodes)
    holder.append(words)
    within.append(holder)
    if (item !== first) item.remove()
  }
  first.remove()
}
