import { z } from 'zod'
import { get, labelFilter, listQuery, listRoute, post, routesUnder } from '../../rest/define-routes.ts'
import { ids, named } from '../../rest/schema.ts'
import * as service from './service.ts'
import { filledForm, submissionForms, type SubmissionRow, submissions } from './tables.ts'

const toDto = ({ version: _, ...submission }: SubmissionRow) => submission

const submissionDto = named('Submission', submissions.row.omit({ version: true }))

// The forms have no other names here.
const formLabels = Object.fromEntries(submissionForms.map(form => [form, form])) as { [Form in SubmissionRow['form']]: Form }

const query = listQuery({ title: 'TITLE', form: 'FORM', submitted: 'SUBMITTED' }, { form: labelFilter(formLabels) })

export const submissionRoutes = routesUnder('/api/apps/submissions', [
  get('/', {
    ...listRoute(
      { summary: 'List submissions of demonstration forms', key: 'submissions', query, item: submissionDto, toDto },
      service.listSubmissions,
    ),
    extension: true,
  }),
  get('/:id', {
    summary: 'Get a submission',
    extension: true,
    returns: submissionDto,
    handler: async (ctx, { params }) => toDto(await service.findSubmission(ctx, params.id)),
  }),
  post('/', {
    summary: 'Submit a demonstration form',
    extension: true,
    status: 201,
    body: filledForm,
    returns: submissionDto,
    handler: async (ctx, { body }) => toDto(await service.submitForm(ctx, body)),
  }),
  post('/deletions', {
    summary: 'Delete submissions, all or none',
    extension: true,
    status: 200,
    body: z.object({ ids: ids() }),
    returns: z.object({ ids: z.array(z.int()) }),
    fails: ['notFound'],
    handler: async (ctx, { body }) => ({ ids: await service.deleteSubmissions(ctx, body.ids) }),
  }),
])
