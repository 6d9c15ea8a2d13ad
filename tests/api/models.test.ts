import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseKind, databases, startApp, type TestApp } from '../support/harness.ts'
import { type Apis, apisOf, type Model, type Noun } from '../support/models.ts'
import { movingNouns } from '../support/model-specs-moving.ts'
import { officeNouns } from '../support/model-specs-office.ts'
import { shopNouns } from '../support/model-specs-shop.ts'

const nouns = [...shopNouns, ...officeNouns, ...movingNouns]

const now = () => new Date('2026-11-21T09:00:00.000Z')
const byId = (model: Model) => [...model].toSorted(([a], [b]) => Number(a) - Number(b))
const drawn = fc.record({ step: fc.nat(), row: fc.nat(), value: fc.nat(40) })

describe.each(databases)('after any operations over both APIs on %s', (database: DatabaseKind) => {
  let app: TestApp
  let apis: Apis
  beforeAll(async () => {
    app = await startApp({ database, now })
    const { body } = await app.rest('POST', '/register/login', { body: { email: 'admin@demo.com', password: 'admin' } })
    apis = apisOf(app, body.auth as string)
  })
  afterAll(() => app.close())

  const done = async (query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await apis.graphql(query, variables)
    expect([query, errors]).toEqual([query, undefined])
    return data as Record<string, { items: { id: string }[] }>
  }
  const expectState = async (noun: Noun, model: Model) => {
    expect(byId(await noun.read.rest(apis))).toEqual(byId(model))
    expect(byId(await noun.read.graphql(apis))).toEqual(byId(model))
  }

  test.each(nouns.map(noun => [noun.name, noun] as const))(
    '%s match a model, and undo restores the initial state',
    async (_, noun) => {
      await fc.assert(
        fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 8 }), async steps => {
          await done(`mutation ($area: Area) { resetWorkspace(area: $area) }`, { area: noun.area })
          const beginning = await noun.read.rest(apis)
          expect(beginning.size).toBeGreaterThan(0)
          const model = new Map(beginning)
          for (const { step: index, row, value } of steps) {
            const step = noun.steps[index % noun.steps.length]
            const ids = [...model.keys()].filter(id => step?.on?.(model.get(id) ?? {}) ?? true)
            const id = ids[row % ids.length]
            if (!step || (!step.makes && id === undefined)) continue
            const outcome = await step.send(apis, id ?? '', value)
            const wanted = step.becomes(model.get(id ?? '') ?? {}, value)
            // A duplicate name is rejected, and so is moving a card if there is none.
            const isTaken = (step.makes ?? step.rewrites) && !outcome.isDone
            expect([step.name, Boolean(isTaken) || outcome.isDone]).toEqual([step.name, Boolean(isTaken) || wanted !== 'refused'])
            const key = step.makes ? outcome.id : (id ?? '')
            if (Boolean(isTaken) || wanted === 'refused') continue
            expect(step.makes && model.has(key)).toBeFalsy()
            if (wanted === null) model.delete(key)
            else model.set(key, wanted)
            if (outcome.isDone) step.rewrites?.(model, key, value, outcome.id)
          }
          await expectState(noun, model)
          const { operations } = await done(
            `query ($area: Area) { operations(area: $area, page: { itemsPerPage: 100 }) { items { id } } }`,
            {
              area: noun.area,
            },
          )
          for (const { id } of operations?.items ?? []) await done(`mutation ($id: ID) { undo(operationId: $id) { id } }`, { id })
          await expectState(noun, beginning)
          for (let left = operations?.items.length ?? 0; left > 0; left--) await done(`mutation { redo { id } }`)
          await expectState(noun, model)
        }),
        { numRuns: 4, seed: 20_261_121 },
      )
    },
    60_000,
  )
})
