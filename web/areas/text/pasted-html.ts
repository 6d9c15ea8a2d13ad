/** Pages from the clipboard and from files, made ready for the surface: what the schema does not know must not take text with it. */

/** Word's lists become lists, tables become lines, and what only sets the look of a page goes. */
export function tidyHtml(html: string): string {
  // The page's policy would complain about style sheets, and Word hides its own copies in comments.
  const clean = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
  if (clean.includes('data-pm-slice') || !/mso-list|<table|<br/i.test(clean)) return clean
  const { body } = new DOMParser().parseFromString(clean, 'text/html')
  for (const table of body.querySelectorAll('table')) table.replaceWith(linesOf(table))
  for (const first of body.querySelectorAll('p[style*="mso-list:"]')) if (first.isConnected) gatherList(first)
  // Between blocks a break is a gap, not a line.
  for (const gap of body.querySelectorAll('br')) if (gap.parentElement?.querySelector(':scope > p, :scope > ul')) gap.remove()
  return body.innerHTML
}

/** A table as one paragraph, a line for each row, so that runs leave it as it is. */
function linesOf(table: HTMLTableElement): HTMLElement {
  const lines = table.ownerDocument.createElement('p')
  for (const row of table.rows) {
    const cells = [...row.cells].map(cell => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
    if (lines.childNodes.length > 0) lines.append(table.ownerDocument.createElement('br'))
    lines.append(`| ${cells.join(' | ')} |`)
  }
  return lines
}

const isMarked = (element: Element | null): element is Element => /mso-list:\s*l\d/.test(element?.getAttribute('style') ?? '')
const levelOf = (element: Element) => Number(/\blevel(\d)/.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)

/** Paragraphs that Word draws as items, from the first of them on. */
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
