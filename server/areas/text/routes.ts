import type { TextAction } from '../../engine/port.ts'
import { asObject, largeBody } from '../../http/body.ts'
import type { Context } from '../../context.ts'
import { defineRoutes, type Parameter, type RouteInput } from '../../rest/define-routes.ts'
import { maxCharacters } from './options.ts'
import { flag, list, model, object, orNull, text, whole } from '../../rest/schemas.ts'
import { kindNames, type TextRun } from './run-shape.ts'
import * as texts from './service.ts'
import { tryPolish } from './trial.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same text gives the same run, charged once; with another text it is refused with 422',
  schema: { type: 'string', maxLength: 200 },
}

const body = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1, maxLength: maxCharacters },
    options: {
      type: 'object',
      properties: {
        dialect: { enum: ['auto', 'american', 'british'] },
        tone: { enum: ['neutral', 'formal', 'friendly', 'concise'] },
        strength: { enum: ['light', 'standard', 'thorough'] },
        voice: { enum: ['i', 'we', 'imperative'] },
        style: { enum: ['explain', 'examples', 'prose'] },
        length: { type: 'number', minimum: 1.25, maximum: 2 },
        keep: { type: 'array', items: { type: 'string' }, maxItems: 200 },
      },
    },
  },
}

const toWire = (changes: TextRun['changes']) => changes.map(({ kind, ...change }) => ({ ...change, kind: kind.toLowerCase() }))

async function runText(ctx: Context, action: TextAction, { body, headers }: RouteInput<unknown>) {
  const { text, options } = asObject(body)
  const key = headers['idempotency-key']
  const run = await texts.finishTextRun(ctx, { action, text, options, idempotencyKey: key === undefined ? null : String(key) })
  return {
    runId: run.id,
    status: run.status.toLowerCase(),
    message: run.message,
    result: run.result,
    changes: toWire(run.changes),
    wordsCharged: run.wordsCharged,
    numOfToken: run.numOfToken,
    durWordsLeft: run.durWordsLeft,
    tempWordsLeft: run.tempWordsLeft,
    engine: run.engine,
  }
}

const change = model('TextChange', {
  id: text('Unique within the run'),
  start: whole('Where it begins in the source, in UTF-16 units'),
  end: whole('Where it ends in the source'),
  before: text(),
  after: text(),
  kind: text('What it is about', { enum: Object.keys(kindNames) }),
  rule: orNull(text('The rule that made it')),
  message: text('The reason, in English'),
  confidence: text('`auto` stands in the result; `suggest` is only offered', { enum: ['auto', 'suggest'] }),
  applied: flag('Whether it stands in the result'),
})
const done = model('TextRunAnswer', {
  runId: text(),
  status: text('How it ended, such as `succeeded`'),
  message: text('What to say of it; may be empty'),
  result: text('The source, where nothing was changed'),
  changes: list(change),
  wordsCharged: whole(),
  numOfToken: whole(),
  durWordsLeft: whole('Permanent words that are left'),
  tempWordsLeft: whole('Temporary words that are left'),
  engine: text('What did it'),
})
const tried = object({
  status: text('How it ended'),
  result: text(),
  changes: list(change),
  message: text('What to say of it; may be empty'),
  left: whole('Trials that are left within the hour'),
})

export const textRoutes = defineRoutes('/text', {
  'POST /polish': {
    summary: 'Corrects a text; costs its words',
    body,
    bounds: largeBody,
    parameters: [idempotencyKey],
    returns: done,
    fails: ['insufficient', 'conflict', 'unprocessable'],
    answer: (ctx, input) => runText(ctx, 'polish', input),
  },
  'POST /expand': {
    summary: 'Spells notes out; costs the words of the result',
    body,
    bounds: largeBody,
    parameters: [idempotencyKey],
    returns: done,
    fails: ['insufficient', 'conflict', 'unprocessable'],
    answer: (ctx, input) => runText(ctx, 'expand', input),
  },
  'POST /trial': {
    summary: 'Corrects up to 50 words without an account, five times an hour for each network address',
    extension: true,
    body: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1, maxLength: 1000 } } },
    returns: tried,
    answer: async (ctx, { body }) => {
      const { status, changes, ...told } = await tryPolish(ctx, asObject(body).text)
      return { ...told, status: status.toLowerCase(), changes: toWire(changes) }
    },
  },
})
