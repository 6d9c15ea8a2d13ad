/** A message in a sandboxed frame without scripts. The frame's document has its own policy and is filled from here. */
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { usePreference } from '../../platform/preferences.ts'

interface MessageFrameProps {
  title: string
  content: DocumentFragment
  /** Loads remote images; otherwise they show their alternative text. */
  hasImages: boolean
}

export function MessageFrame({ title, content, hasImages }: MessageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [height, setHeight] = useState(48)
  const [scheme] = usePreference('color-scheme')

  useEffect(() => {
    if (!page || !frame.current) return undefined
    const shown = page.importNode(content, true)
    for (const image of shown.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      const address = image.dataset.src ?? ''
      if (hasImages && /^https?:/i.test(address)) image.src = address
      else image.replaceWith(placeholder(page, image.alt))
    }
    const body = page.createElement('div')
    body.dir = 'auto'
    body.append(shown)
    page.body.replaceChildren(body)
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height) + 1))
    observer.observe(body)
    return () => observer.disconnect()
  }, [page, content, hasImages])

  useEffect(() => {
    if (page && frame.current) applyTheme(page, frame.current, scheme)
  }, [page, scheme])

  return (
    <Box
      component="iframe"
      ref={frame}
      key={String(hasImages)}
      title={title}
      src={hasImages ? '/api/email-frame?images=allowed' : '/api/email-frame'}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={() => {
        const loaded = frame.current?.contentDocument ?? undefined
        loaded?.addEventListener('keydown', passOn)
        setPage(loaded)
      }}
      style={{ height }}
      sx={{ display: 'block', width: 1, border: 0, colorScheme: scheme }}
    />
  )
}

function placeholder(page: Document, alt: string): HTMLElement {
  const box = page.createElement('span')
  box.className = 'image'
  box.textContent = alt
  return box
}

/** Shortcuts work while the message has the focus. */
function passOn(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const passed = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true })
  if (!document.dispatchEvent(passed)) event.preventDefault()
}

/** Fonts and colors of the page around; messages have no styles. */
function applyTheme(page: Document, frame: HTMLIFrameElement, scheme: 'light' | 'dark') {
  const view = page.defaultView
  if (!view) return
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(frame.parentElement ?? frame)
  const root = getComputedStyle(document.documentElement)
  const variable = (name: string) => root.getPropertyValue(`--mui-palette-${name}`)
  const faces = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule))
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`${faces.map(face => face.cssText).join('\n')}
    :root { color-scheme: ${scheme} }
    html, body { margin: 0; background: transparent; overflow-y: hidden }
    body { color: ${color}; font: ${fontSize}/${lineHeight} ${fontFamily}; overflow-wrap: anywhere }
    body > div { display: flow-root; unicode-bidi: plaintext }
    p { margin: 0 0 0.8em; unicode-bidi: plaintext; text-align: start }
    h1, h2, h3, h4 { font-size: 1.15em; margin: 1em 0 0.4em }
    a { color: ${variable('primary-main')}; text-underline-offset: 3px }
    blockquote { margin: 0 0 0.8em; padding-inline-start: 1em; border-inline-start: 3px solid ${variable('divider')}; color: ${variable('text-secondary')} }
    pre { white-space: pre-wrap }
    table { border-collapse: collapse; max-width: 100%; display: block; overflow-x: auto }
    th, td { border: 1px solid ${variable('divider')}; padding: 4px 8px; text-align: start }
    hr { border: 0; border-top: 1px solid ${variable('divider')}; margin: 1em 0 }
    img { max-width: 100%; height: auto }
    .image { display: inline-block; min-width: 48px; padding: 6px 10px; border: 1px dashed ${variable('divider')}; border-radius: 6px; font-size: 0.9em; color: ${variable('text-secondary')} }
  `)
  page.adoptedStyleSheets = [sheet]
}
