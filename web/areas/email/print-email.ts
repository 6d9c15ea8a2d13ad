/** Prints a conversation from a separate frame: sandboxed without scripts, and without images that the reader did not allow. */
import { formatInstant } from '../../platform/format.ts'
import type { Translations } from '../../platform/languages.ts'
import type { EmailMessageFragment } from './email.generated.ts'
import { areImagesAllowed } from './image-senders.ts'
import { toFragment } from './message-html.ts'

type Person = EmailMessageFragment['to'][number]

/** Images that have not arrived by then are left out. */
const imagesMs = 5000

/** Resolves when the print dialog opens; rejects if the frame could not be loaded. */
export async function printEmail(
  subject: string,
  messages: readonly EmailMessageFragment[],
  { t, lang, dir }: Pick<Translations<'email'>, 't' | 'lang' | 'dir'>,
): Promise<void> {
  document.querySelector('iframe[data-print]')?.remove()
  const hasImages = messages.some(({ from }) => areImagesAllowed(from.email))
  const frame = Object.assign(document.createElement('iframe'), {
    title: t('reader.print'),
    src: `/api/email-frame?print${hasImages ? '&images=allowed' : ''}`,
  })
  frame.dataset.print = ''
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  // Without a layout there would be nothing to print.
  Object.assign(frame.style, { position: 'fixed', insetInlineStart: '-9999px', width: '800px', height: '600px', border: '0' })
  const loaded = new Promise<Document>((resolve, reject) => {
    frame.addEventListener('load', () => {
      const page = frame.contentDocument
      if (page?.body) resolve(page)
      else reject(new Error('The frame did not load'))
    })
  })
  document.body.append(frame)
  const page = await loaded
  page.documentElement.lang = lang
  page.documentElement.dir = dir
  page.title = subject

  const element = (name: string, text = '', ...children: Node[]) => {
    const made = page.createElement(name)
    made.dir = 'auto'
    made.append(...(text ? [text] : []), ...children)
    return made
  }
  const names = (people: readonly Person[]) => people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
  const row = (label: string, value: string) => (value ? [element('dt', label), element('dd', value)] : [])
  const parts = messages.map(({ from, to, cc, time, message, attachments }) => {
    const content = page.importNode(toFragment(message), true)
    for (const image of content.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      const address = image.dataset.src ?? ''
      if (areImagesAllowed(from.email) && /^https?:/i.test(address)) image.src = address
      else image.replaceWith(image.alt)
    }
    const head = element(
      'dl',
      '',
      ...row(t('address.from'), names([from])),
      ...row(t('address.to'), names(to)),
      ...row(t('address.cc'), names(cc)),
      ...row(t('forwarded.date'), formatInstant(time, lang)),
      ...row(t('row.attachments'), attachments.map(({ fileName }) => fileName).join(', ')),
    )
    return element('section', '', head, element('div', '', content))
  })
  page.body.replaceChildren(element('h1', subject), ...parts)
  const view = page.defaultView
  if (!view) throw new Error('The frame was removed')
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets = [sheet]
  await imagesLoaded(page)
  view.addEventListener('afterprint', () => frame.remove())
  view.focus()
  view.print()
}

function imagesLoaded(page: Document): Promise<unknown> {
  const images = [...page.images].map(image => image.decode().catch(() => undefined))
  return Promise.race([Promise.all(images), new Promise(resolve => setTimeout(resolve, imagesMs))])
}

const styles = `
  body { margin: 0; font: 11pt/1.5 system-ui, sans-serif; color: #000; background: #fff; overflow-wrap: anywhere }
  h1 { font-size: 16pt; margin: 0 0 12pt; text-align: start }
  section { border-block-start: 1px solid #999; padding-block: 10pt }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2pt 10pt; margin: 0 0 10pt; font-size: 9.5pt }
  dt { color: #555 } dd { margin: 0; text-align: start }
  dl, img { break-inside: avoid }
  p { margin: 0 0 0.8em; text-align: start }
  blockquote { margin: 0 0 0.8em; padding-inline-start: 1em; border-inline-start: 2px solid #999; color: #444 }
  pre { white-space: pre-wrap }
  table { border-collapse: collapse } th, td { border: 1px solid #999; padding: 3pt 6pt; text-align: start }
  img { max-width: 100%; height: auto }
`
