import { z } from 'zod'
import { post, routesUnder } from '../../rest/define-routes.ts'
import { optional } from '../../validation.ts'
import { contentLanguage, toContentLanguage } from '../faq/language.ts'
import { missingSearch, reportMissingHelp } from './missing-help.ts'
import { contactMessage, sendContactMessage } from './service.ts'

export const frontRoutes = routesUnder('/api/front', [
  post('/contact', {
    summary: 'Send a message to the administrator; five an hour for each network address',
    extension: true,
    status: 201,
    body: contactMessage,
    returns: z.object({ success: z.boolean() }),
    handler: async (ctx, { body }) => ({ success: await sendContactMessage(ctx, body) }),
  }),
  post('/missing-help', {
    summary: 'Report a search in the help center that found nothing; 20 an hour for each network address',
    extension: true,
    status: 201,
    body: z.object({ search: missingSearch, language: optional(contentLanguage) }),
    returns: z.object({ success: z.boolean().describe('False if the search does find something') }),
    handler: async (ctx, { body }) => ({ success: await reportMissingHelp(ctx, body.search, toContentLanguage(body.language)) }),
  }),
])
