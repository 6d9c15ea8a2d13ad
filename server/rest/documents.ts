/** Documents about the REST API: where to begin, OpenAPI, and the catalog of errors. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Router } from 'express'
import { describeErrors } from './error-catalog.ts'
import { apiVersion, etagOf, isKnown } from './headers.ts'

interface Document {
  text: string
  etag: string
  br: Buffer
  gzip: Buffer
}

const compress = (value: object): Document => {
  const text = JSON.stringify(value)
  // Once per start, so that it may be thorough without delaying others.
  return {
    text,
    etag: etagOf(text),
    br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(text),
  }
}

const start = {
  name: 'Deskwright',
  version: apiVersion,
  reference: '/dev/rest',
  openapi: '/api/openapi.json',
  errors: '/api/errors.json',
  graphql: '/graphql',
}

/** `describe` makes the OpenAPI document, when it is first requested. */
export function documentsRouter(describe: () => object): Router {
  const sources = { '/api': () => start, '/api/openapi.json': describe, '/api/errors.json': describeErrors }
  const router = Router()
  for (const [path, source] of Object.entries(sources)) {
    let made: Document | undefined
    router.get(path, (req, res) => {
      made ??= compress(source())
      const accepted = req.get('accept-encoding') ?? ''
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
      // Weak, because the bytes vary with the encoding.
      res
        .set({ 'cache-control': 'no-cache', etag: `W/${made.etag}` })
        .vary('accept-encoding')
        .type('json')
      if (isKnown(req.get('if-none-match'), made.etag)) res.status(304).end()
      else if (encoding) res.set('content-encoding', encoding).send(made[encoding])
      else res.send(made.text)
    })
  }
  return router.get('/api/docs', (_req, res) => void res.redirect(301, '/dev/rest'))
}
