import { z } from 'zod'
import { del, type ErrorRule, get, post, put, routesUnder } from '../../rest/define-routes.ts'
import { calendarsQuery, eventDto, eventPatch, newEvent, toDto, toInput } from './dto.ts'
import * as calendar from './service.ts'

const wrong = (when: ErrorRule['when'], description: string): ErrorRule => ({
  when,
  status: 400,
  description: `${description}; the body is the text "Something Went Wrong"`,
  body: () => 'Something Went Wrong',
})
const unknownId = wrong('notFound', 'No event with this ID')

export const calendarRoutes = routesUnder('/api/apps/calendar', [
  get('/', {
    summary: 'List the events of the named calendars, by ID',
    query: calendarsQuery,
    returns: z.array(eventDto),
    handler: async (ctx, { query }) => {
      const { items } = await calendar.listEvents(ctx, { calendars: query, sort: 'ID', page: { itemsPerPage: -1 } })
      return items.map(toDto)
    },
  }),
  post('/', {
    summary: 'Create an event; its ID is the last one plus 1',
    status: 201,
    body: newEvent,
    returns: eventDto,
    handler: async (ctx, { body }) => toDto(await calendar.createLooseEvent(ctx, toInput(body))),
  }),
  get('/:id', {
    summary: 'Get an event',
    extension: true,
    returns: eventDto,
    handler: async (ctx, { params }) => toDto(await calendar.findEvent(ctx, params.id)),
  }),
  put('/:id', {
    summary: 'Merge the given fields into an event',
    status: 201,
    body: eventPatch,
    returns: eventDto,
    errors: [unknownId, wrong('invalid', 'A field is not valid')],
    handler: async (ctx, { params, body }) => toDto(await calendar.mergeEvent(ctx, params.id, toInput(body))),
  }),
  del('/:id', {
    summary: 'Delete an event',
    errors: [unknownId],
    handler: (ctx, { params }) => calendar.deleteEvent(ctx, params.id),
  }),
])
