import { z } from 'zod'
import type { Context } from '../../context.ts'
import { largeBody } from '../../http/body.ts'
import { type Parameter, post, routesUnder } from '../../rest/define-routes.ts'
import { named, toJsonSchema } from '../../rest/schema.ts'
import { trial } from '../words/constants.ts'
import { maxCharacters, maxCheckedCharacters, textOptions } from './options.ts'
import { kindNames, type TextRun } from './run-shape.ts'
import * as texts from './service.ts'
import type { RunAction } from './tables.ts'
import { tryPolish } from './trial.ts'

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same text returns the same run, charged once; another text is rejected with 422',
  schema: { type: 'string', maxLength: 200 },
}

/** For OpenAPI only: the service checks text and options after authentication. */
const describedText = (maxLength: number) => z.unknown().optional().meta({ type: 'string', minLength: 1, maxLength })
const bodyOf = (maxLength: number) =>
  z.object({ text: describedText(maxLength), options: z.unknown().optional().meta(toJsonSchema(textOptions)) }).meta({ required: ['text'] })
const runBody = bodyOf(maxCharacters)
const checkBody = bodyOf(maxCheckedCharacters)
const trialBody = z.object({ text: describedText(trial.characters) }).meta({ required: ['text'] })

const toDto = (changes: TextRun['changes']) => changes.map(({ kind, ...change }) => ({ ...change, kind: kind.toLowerCase() }))

async function runText(ctx: Context, action: RunAction, { text, options }: z.output<typeof runBody>, key: string | string[] | undefined) {
  const run = await texts.finishTextRun(ctx, { action, text, options, idempotencyKey: key === undefined ? null : String(key) })
  return {
    runId: run.id,
    status: run.status.toLowerCase(),
    message: run.message,
    result: run.result,
    changes: toDto(run.changes),
    wordsCharged: run.wordsCharged,
    numOfToken: run.numOfToken,
    durWordsLeft: run.durWordsLeft,
    tempWordsLeft: run.tempWordsLeft,
    engine: run.engine,
  }
}

const changeDto = named(
  'TextChange',
  z.object({
    id: z.string().describe('Unique within the run'),
    start: z.int().min(0).describe('Start in the source, in UTF-16 units'),
    end: z.int().min(0).describe('End in the source, in UTF-16 units'),
    before: z.string(),
    after: z.string(),
    kind: z.enum(Object.keys(kindNames)).describe('What it corrects'),
    rule: z.string().nullable().describe('The rule that made it'),
    message: z.string().describe('The reason, in English'),
    confidence: z.enum(['auto', 'suggest']).describe('`auto` is part of the result; `suggest` is only offered'),
    applied: z.boolean().describe('Whether it is part of the result'),
    alternatives: z.array(z.string()).describe('Other words that may be meant, the likeliest first'),
  }),
)
const runDto = named(
  'TextRunAnswer',
  z.object({
    runId: z.string(),
    status: z.string().describe('How it ended, such as `done`'),
    message: z.string().describe('A message to show; may be empty'),
    result: z.string().describe('The result; the source if nothing changed'),
    changes: z.array(changeDto),
    wordsCharged: z.int(),
    numOfToken: z.int(),
    durWordsLeft: z.int().describe('Permanent words left'),
    tempWordsLeft: z.int().describe('Temporary words left'),
    engine: z.string().describe('Name of the engine'),
  }),
)
const trialDto = z.object({
  status: z.string().describe('How it ended'),
  result: z.string(),
  changes: z.array(changeDto),
  message: z.string().describe('A message to show; may be empty'),
  left: z.int().min(0).describe('Trials left within the hour'),
})

export const textRoutes = routesUnder('/text', [
  post('/polish', {
    summary: 'Correct a text; costs its words',
    body: runBody,
    bounds: largeBody,
    parameters: [idempotencyKey],
    returns: runDto,
    fails: ['insufficient', 'conflict', 'unprocessable'],
    handler: (ctx, { body, headers }) => runText(ctx, 'polish', body, headers['idempotency-key']),
  }),
  post('/expand', {
    summary: 'Expand notes into full sentences; costs the words of the result',
    body: runBody,
    bounds: largeBody,
    parameters: [idempotencyKey],
    returns: runDto,
    fails: ['insufficient', 'conflict', 'unprocessable'],
    handler: (ctx, { body, headers }) => runText(ctx, 'expand', body, headers['idempotency-key']),
  }),
  post('/check', {
    summary: 'Correct up to 5,000 characters while they are written; a corrected sentence costs its words once',
    extension: true,
    body: checkBody,
    parameters: [idempotencyKey],
    returns: runDto,
    fails: ['insufficient', 'conflict', 'unprocessable'],
    handler: (ctx, { body, headers }) => runText(ctx, 'check', body, headers['idempotency-key']),
  }),
  post('/trial', {
    summary: 'Correct up to 50 words without an account, five times an hour for each network address',
    extension: true,
    body: trialBody,
    returns: trialDto,
    handler: async (ctx, { body }) => {
      const { status, changes, ...result } = await tryPolish(ctx, body.text)
      return { ...result, status: status.toLowerCase(), changes: toDto(changes) }
    },
  }),
])
