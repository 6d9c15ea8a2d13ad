/** Prepares HTML from the clipboard and files, so that unsupported elements do not take their text with them. */

/** Converts Word's lists to lists and tables to lines, and removes presentational elements. */
export function tidyHtml(html: string): string {
  // The page's CSP would report style sheets, and Word hides copies of its content in comments.
  const clean = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
  if (clean.includes('data-pm-slice') || !/mso-list|<table|<br/i.test(clean)) return clean
  const { body } = new DOMParser().parseFromString(clean, 'text/html')
  for (const table of body.querySelectorAll('table')) table.replaceWith(linesOf(table))
  for (const first of body.querySelectorAll('p[style*="mso-list:"]')) if (first.isConnected) gatherList(first)
  // Between blocks, a break is spacing, not a line.
  for (const gap of body.querySelectorAll('br')) if (gap.parentElement?.querySelector(':scope > p, :scope > ul')) gap.remove()
  return body.innerHTML
}

/** A table as one paragraph, one line per row, so that runs leave it unchanged. */
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
