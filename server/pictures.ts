/** Pictures of the demo data: deterministic SVG drawings by name. */
import { Router } from 'express'
import { drawBanner } from './pictures/banners.ts'
import { drawCover } from './pictures/covers.ts'
import { drawCourse } from './pictures/courses.ts'
import { drawHelp } from './pictures/help.ts'
import { drawFile } from './pictures/files.ts'
import { drawFlag } from './pictures/flags.ts'
import { drawPerson } from './pictures/people.ts'
import { drawProject } from './pictures/projects.ts'
import { drawProduct } from './pictures/products.ts'

/** Drawing function by kind; undefined for unknown names. */
const kinds: Record<string, (key: string) => string | undefined> = {
  files: drawFile,
  banners: drawBanner,
  covers: drawCover,
  courses: drawCourse,
  help: drawHelp,
  flags: drawFlag,
  people: drawPerson,
  products: drawProduct,
  projects: drawProject,
}

/** `/art/<kind>/<name>.svg`; immutable. */
export function artRouter(): Router {
  const router = Router()
  router.get('/art/:kind/:file', (req, res, next) => {
    const { kind, file } = req.params
    const key = /^([a-z0-9]+(?:[.-][a-z0-9]+){0,6})\.svg$/.exec(file)?.[1]
    const picture = key && Object.hasOwn(kinds, kind) ? kinds[kind]?.(key) : undefined
    if (!picture) return next()
    res.set({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': "default-src 'none'" })
    return res.type('image/svg+xml').send(picture)
  })
  return router
}
