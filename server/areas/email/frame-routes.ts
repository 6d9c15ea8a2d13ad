/** The empty document in which the web application shows a message, with a policy of its own. */
import { Router } from 'express'

const policy = (images: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${images}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // No scripts; links open in windows of their own.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** No `Referer`: image hosts do not learn the address of this installation. */
const page =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Message</title></head><body></body></html>'

/** `/api/email-frame`: remote images are blocked unless the reader allowed them, with `?images=allowed`. */
export function emailFrameRouter(): Router {
  return Router().get('/api/email-frame', (req, res) => {
    const areAllowed = req.query.images === 'allowed'
    res.set({
      'content-security-policy': policy(areAllowed ? 'data: https: http:' : 'data:'),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=3600',
    })
    res.type('html').send(page)
  })
}
