/** `/pictures/products/<hash>.<ending>`: serves uploads only as the image type they are. */
import { Router } from 'express'
import type { Parts } from '../../context.ts'
import { fileHeaders } from '../../http/file-headers.ts'
import { findPicture } from './pictures.ts'

export function pictureRouter({ store }: Parts): Router {
  const router = Router()
  router.get('/pictures/products/:file', (req, res, next) => {
    findPicture(store, req.params.file)
      .then(picture => {
        if (!picture) return res.status(404).type('text').send('There is no such picture')
        res.set({ 'cache-control': 'public, max-age=31536000, immutable', ...fileHeaders(picture) })
        return res.end(picture.bytes)
      })
      .catch(next)
  })
  return router
}
