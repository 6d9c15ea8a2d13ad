/** Style sheets of the grid, applied before it is drawn and measured. */
import skeleton from '@fullcalendar/react/skeleton.css?url'
import theme from '@fullcalendar/react/themes/classic/theme.css?url'

export const loadGridStyles = (): Promise<unknown> => Promise.all([skeleton, theme].map(load))

function load(href: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`)
  if (known?.sheet) return Promise.resolve()
  known?.remove()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} did not load`))
    })
    document.head.append(link)
  })
}
