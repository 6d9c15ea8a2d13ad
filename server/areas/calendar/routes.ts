import { toId } from '../../db/rows.ts'
import { defineRoutes, type ErrorRule, pathId } from '../../rest/define-routes.ts'
import { list } from '../../rest/schemas.ts'
import * as calendar from './service.ts'
import { calendarsQuery, calendarWords, eventSchema, eventToWire, readBody } from './wire.ts'

const event = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 120 },
    start: {
      type: 'string',
      description: 'An instant, a day when `allDay`, or a time such as `2026-11-21 09:30` in the zone of the server',
    },
    end: { type: 'string', description: 'As `start`; the day after the last one when `allDay`' },
    allDay: { type: 'boolean', default: false },
    url: { type: 'string' },
    extendedProps: {
      type: 'object',
      properties: {
        calendar: { type: 'string', enum: calendarWords, default: 'ETC' },
        guests: { type: 'array', items: { type: 'string' } },
        location: { type: 'string' },
        description: { type: 'string' },
      },
    },
  },
}

const wrong = (when: ErrorRule['when'], description: string): ErrorRule => ({
  when,
  status: 400,
  description: `${description}; the body is the text "Something Went Wrong"`,
  body: () => 'Something Went Wrong',
})
const unknownId = wrong('notFound', 'No event with this id')

export const calendarRoutes = defineRoutes('/api/apps/calendar', {
  'GET /': {
    summary: 'Events of the named calendars, in the order of their ids',
    query: calendarsQuery,
    returns: list(eventSchema),
    answer: async (ctx, { query }) => {
      const { items } = await calendar.listEvents(ctx, { calendars: query, sort: 'ID', page: { itemsPerPage: -1 } })
      return items.map(eventToWire)
    },
  },
  'POST /': {
    summary: 'Adds an event; its id is the last one plus 1',
    status: 201,
    body: { ...event, required: ['title', 'start'] },
    returns: eventSchema,
    answer: async (ctx, { body }) => eventToWire(await calendar.createLooseEvent(ctx, readBody(body))),
  },
  'GET /:id': {
    summary: 'One event',
    extension: true,
    parameters: [pathId],
    returns: eventSchema,
    answer: async (ctx, { params }) => eventToWire(await calendar.findEvent(ctx, toId(params.id ?? ''))),
  },
  'PUT /:id': {
    summary: 'Puts what is given over the event',
    status: 201,
    parameters: [pathId],
    body: event,
    returns: eventSchema,
    errors: [unknownId, wrong('invalid', 'Something that an event cannot be')],
    answer: async (ctx, { params, body }) => eventToWire(await calendar.mergeEvent(ctx, toId(params.id ?? ''), readBody(body))),
  },
  'DELETE /:id': {
    summary: 'Deletes an event',
    parameters: [pathId],
    errors: [unknownId],
    answer: (ctx, { params }) => calendar.deleteEvent(ctx, toId(params.id ?? '')),
  },
})
