import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'

interface Submission {
  id: string
  form: string
  title: string
  fields: { name: string; label: string; value: string }[]
}

const fields = 'id form title fields { name label value } submittedAt'
const submit = `mutation ($form: SubmissionForm!, $title: String!, $fields: [SubmissionFieldInput!]!) {
  submitForm(form: $form, title: $title, fields: $fields) { ${fields} }
}`

describe.each(databases)('submissions on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database })
  })
  afterAll(() => app.close())

  const list = async (args = '') =>
    (await app.graphql<{ submissions: { items: Submission[] } }>(`{ submissions${args} { items { ${fields} } } }`)).data.submissions.items

  test('a form is stored as it was filled in, found again, deleted, and restored by undo', async () => {
    const before = await list()
    const { data } = await app.graphql<{ submitForm: Submission }>(submit, {
      form: 'DEAL',
      title: ' Spring sale ',
      fields: [
        { name: 'region', label: 'Region', value: 'Europe' },
        { name: 'minimum', value: '25' },
      ],
    })
    expect(data.submitForm).toMatchObject({
      form: 'DEAL',
      title: 'Spring sale',
      fields: [
        { name: 'region', label: 'Region', value: 'Europe' },
        { name: 'minimum', label: 'minimum', value: '25' },
      ],
    })
    const { id } = data.submitForm
    expect((await list())[0]?.id).toBe(id)
    expect((await list('(form: DEAL, search: "spring")')).map(each => each.id)).toEqual([id])
    expect((await app.rest('GET', `/api/apps/submissions/${id}`)).body).toMatchObject({ title: 'Spring sale', form: 'DEAL' })
    const deletion = await app.rest('POST', '/api/apps/submissions/deletions', { body: { ids: [Number(id)] } })
    expect([deletion.status, deletion.body]).toEqual([200, { ids: [Number(id)] }])
    expect(await list()).toEqual(before)
    await app.graphql('mutation { undo { id } }')
    expect((await list())[0]?.id).toBe(id)
  })

  test('passwords, codes, and card numbers are never stored', async () => {
    const { status, body } = await app.rest('POST', '/api/apps/submissions', {
      body: {
        form: 'PAYMENT_CARD',
        title: 'Card',
        fields: [
          { name: 'cardNumber', value: '4242 4242 4242 4242' },
          { name: 'cvc', value: '123' },
          { name: 'newPassword', value: 'correct horse' },
          { name: 'code', value: '123456' },
          { name: 'postalCode', value: '10115' },
        ],
      },
    })
    expect(status).toBe(201)
    expect((body.fields as Submission['fields']).map(({ value }) => value)).toEqual([
      '•••• 4242',
      '••••••••',
      '••••••••',
      '••••••••',
      '10115',
    ])
    const changes = await app.running.parts.store.db.selectFrom('rowChanges').select('after').execute()
    expect(changes.filter(({ after }) => /4242 4242|correct horse|123456/.test(after ?? ''))).toEqual([])
  })

  test.each([
    ['title', { title: ' ', fields: [{ name: 'email', value: 'a' }] }],
    ['fields', { title: 'New', fields: [] }],
    ['name', { title: 'New', fields: [{ name: 'not a name', value: 'a' }] }],
    ['value', { title: 'New', fields: [{ name: 'email', value: 'x'.repeat(2001) }] }],
  ])('rejects a wrong %s with its field', async (field, input) => {
    const { errors } = await app.graphql(submit, { form: 'EXAMPLE', ...input })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(String(errors?.[0]?.extensions.field)).toContain(field)
    const { status } = await app.rest('POST', '/api/apps/submissions', { body: { form: 'EXAMPLE', ...input } })
    expect(status).toBe(400)
  })
})
