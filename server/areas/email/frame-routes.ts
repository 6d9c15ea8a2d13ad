/** The empty document in which the web application shows a message, with its own policy. */
import { Router } from 'express'

const policy = (images: string, sandbox: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${images}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // No scripts; links open in new windows.
    `sandbox ${sandbox}`,
  ].join('; ')

/** No `Referer`: image hosts do not learn the address of this installation. */
const page =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Message</title></head><body></body></html>'

const reading = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
/** Printing counts as a modal dialog. */
const printing = 'allow-same-origin allow-modals'

/** `/api/email-frame`: remote images are blocked unless the reader allowed them, with `?images=allowed`; `?print` for printing. */
export function emailFrameRouter(): Router {
  return Router().get('/api/email-frame', (req, res) => {
    const areAllowed = req.query.images === 'allowed'
    res.set({
      'content-security-policy': policy(areAllowed ? 'data: https: http:' : 'data:', 'print' in req.query ? printing : reading),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=3600',
    })
    res.type('html').send(page)
  })
}
