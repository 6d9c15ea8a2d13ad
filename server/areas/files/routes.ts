import { get, routesUnder, uploadRoute } from '../../rest/define-routes.ts'
import { named } from '../../rest/schema.ts'
import { z } from 'zod'
import { maxFileBytes, measureFiles, openFile, uploadFile } from './service.ts'
import { attachedFile } from './tables.ts'

const fileDto = named('File', attachedFile)
const amount = () => z.int().min(0)
const storageDto = named(
  'FileStorage',
  z.object({ files: amount(), bytes: amount(), maxFiles: amount(), maxBytes: amount(), maxFileBytes: amount() }),
)

export const fileRoutes = routesUnder('/api/files', [
  uploadRoute('/', {
    summary: 'Upload a file of up to 10 MB as the request body; other records attach it by its ID. 415 if it is not what its name says',
    maxBytes: maxFileBytes,
    status: 201,
    returns: fileDto,
    handler: (ctx, file) => uploadFile(ctx, file),
  }),
  get('/storage', {
    summary: 'Get the number and size of the files, and their limits',
    extension: true,
    returns: storageDto,
    handler: ctx => measureFiles(ctx),
  }),
  get('/:id', {
    summary: 'Download a file',
    extension: true,
    textIds: true,
    file: '*/*',
    handler: async (ctx, { params, reply }) => {
      const { content, headers } = await openFile(ctx, params.id)
      Object.assign(reply, headers)
      return content
    },
  }),
])
