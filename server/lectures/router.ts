/** Clips of the demo courses and their captions: `/art/lectures/<name>.webm`, in ranges, and `/art/lectures/<name>.vtt`. */
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { toVtt } from './captions.ts'
import { clips } from './clips.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const maxAge = 'public, max-age=604800'

export function lectureRouter(): Router {
  const router = Router()
  router.get('/art/lectures/:file', (req, res, next) => {
    const [name, format] = req.params.file.split('.')
    const clip = clips.find(({ key }) => key === name)
    if (!clip || req.params.file !== `${clip.key}.${format}`) return next()
    if (format === 'vtt') return res.set('cache-control', maxAge).type('text/vtt').send(toVtt(clip.slides))
    if (format !== 'webm') return next()
    return res.set('cache-control', maxAge).sendFile(`${clip.key}.webm`, { root: folder, cacheControl: false }, error => {
      if (error && !res.headersSent) next(error)
    })
  })
  return router
}
