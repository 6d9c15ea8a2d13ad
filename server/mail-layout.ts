/** The layout of emails: one column that fits phones, in both directions and color schemes, with the same content as plain text. */

export interface MailContent {
  /** Language of the texts. */
  lang: string
  title: string
  paragraphs: string[]
  /** Labels with their values. */
  rows?: [label: string, value: string][]
  button?: { text: string; url: string } | undefined
  /** Why the reader gets the email. */
  footer: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, found => entities[found] ?? found)

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans Arabic',sans-serif"

/** Email programs read styles of elements rather than style sheets; only what changes with the device stands in one. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 600px) { .sheet { padding: 28px 20px !important; border-radius: 0 !important } .page { padding: 0 !important } .button { display: block !important } }
@media (prefers-color-scheme: dark) {
  .page { background: #16161d !important } .sheet { background: #22222b !important; border-color: #3a3a46 !important }
  .strong { color: #f4f4f7 !important } .quiet { color: #a9a9b6 !important } .row { border-color: #3a3a46 !important }
}`

/** The email as a page and as plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const { lang, title, paragraphs, rows = [], button, footer } = content
  const isRtl = lang === 'ar'
  const [start, end] = isRtl ? ['right', 'left'] : ['left', 'right']
  const text = [
    title,
    ...paragraphs,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.text}: ${button.url}` : '',
    footer,
  ]
    .filter(Boolean)
    .join('\n\n')
  const cell = `class="row" style="padding:10px 0;border-bottom:1px solid #e6e6ec;font:14px/20px ${font};`
  const details = rows.map(
    ([label, value]) =>
      `<tr><td ${cell}color:#6b6b7b;text-align:${start}"><span class="quiet" style="color:#6b6b7b">${escapeHtml(label)}</span></td><td ${cell}text-align:${end}"><bdi class="strong" style="color:#1d1d26;font-weight:600">${escapeHtml(value)}</bdi></td></tr>`,
  )
  const html = `<!doctype html>
<html lang="${lang}" dir="${isRtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${styles}</style></head>
<body style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f7;padding:32px 16px"><tr><td align="center">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e6e6ec;border-radius:14px;padding:36px 40px;border-collapse:separate"><tr><td style="text-align:${start}">
<p class="quiet" style="margin:0 0 24px;font:600 14px/20px ${font};color:#6b6b7b">Deskwright</p>
<h1 class="strong" style="margin:0 0 12px;font:600 22px/30px ${font};color:#1d1d26">${escapeHtml(title)}</h1>
${paragraphs.map(each => `<p class="strong" style="margin:0 0 16px;font:15px/24px ${font};color:#1d1d26">${escapeHtml(each).replaceAll('\n', '<br>')}</p>`).join('\n')}
${details.length > 0 ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;border-collapse:collapse">${details.join('')}</table>` : ''}
${button ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#5b5bd6;color:#ffffff;font:600 15px/20px ${font};text-decoration:none;text-align:center">${escapeHtml(button.text)}</a></p>` : ''}
<p class="quiet" style="margin:24px 0 0;font:13px/20px ${font};color:#6b6b7b">${escapeHtml(footer)}</p>
</td></tr></table></td></tr></table></body></html>
`
  return { html, text: `${text}\n` }
}
