/** Trials: short texts polished without an account, never stored; and the engine's description. */
import { applyChanges } from '../../../text/changes.ts'
import { countWords } from '../../../text/words.ts'
import type { Context } from '../../context.ts'
import { type Block, type EngineEvent, unchangedMessage } from '../../engine/port.ts'
import { invalid } from '../../errors.ts'
import { giveBack, takeUse } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import { trial, welcome } from '../words/constants.ts'
import { checkTrialQueue, queuesOf } from './limits.ts'
import { maxCharacters, readText } from './options.ts'
import { toChange } from './run-shape.ts'

/** The current engine and its limits. */
export const describeService = (ctx: Context) => ({
  engine: ctx.engine.name,
  isLocal: !ctx.config.textEngine,
  maxCharacters,
  trialWords: trial.words,
  welcomeTemporaryWords: welcome.temporaryWords,
  welcomePermanentWords: welcome.permanentWords,
})

function readTrial(given: unknown): string {
  const text = readText(given)
  if (text.length > trial.characters) throw invalid('TRIAL_TOO_LONG', { field: 'text', max: trial.characters })
  const words = countWords(text)
  if (words < 1 || words > trial.words) throw invalid('TRIAL_WORDS_OUT_OF_RANGE', { field: 'text', max: trial.words, words })
  return text
}

/** Polishes a short text; a failed trial is not counted. */
export async function tryPolish(ctx: Context, given: unknown) {
  const text = readTrial(given)
  checkTrialQueue(ctx.engine)
  const use = await takeUse(ctx, throttleKey('trial', networkOf(ctx.address)), trial.quota)
  const { blocks, end } = await polish(ctx, text)
  const isFailed = end.type === 'failed'
  if (isFailed) await giveBack(ctx, use)
  const changes = isFailed ? [] : blocks.flatMap(block => block.changes)
  const result = applyChanges(text, changes)
  return {
    status: statusNames[end.type],
    result,
    changes: changes.map(toChange),
    message: end.type === 'done' ? (result === text ? unchangedMessage(changes) : '') : end.message,
    left: isFailed ? use.left + 1 : use.left,
  }
}

const statusNames = { done: 'DONE', refused: 'REFUSED', failed: 'FAILED' } as const

type End = Extract<EngineEvent, { type: 'done' | 'refused' | 'failed' }>

const failed = (code: 'timeout' | 'unavailable', message: string): End => ({ type: 'failed', code, message })

/** Runs the engine without storing a run or charging words. */
async function polish({ engine, log, address }: Context, text: string): Promise<{ blocks: Block[]; end: End }> {
  const blocks: Block[] = []
  const signal = AbortSignal.timeout(trial.timeoutMs)
  let end = failed('unavailable', 'The engine ended without a result')
  const leave = await queuesOf(engine).trials.enter(networkOf(address), signal)
  try {
    for await (const event of engine.run({ action: 'polish', text, options: {}, signal })) {
      if (event.type === 'block') blocks.push(event.block)
      else if (event.type !== 'delta' && event.type !== 'progress') end = event
    }
  } catch (error) {
    log.error({ err: error }, 'engine failed in a trial')
    end = failed('unavailable', 'The engine failed')
  } finally {
    leave?.()
  }
  if (signal.aborted && end.type !== 'done') end = failed('timeout', 'This took too long. Try again in a moment')
  return { blocks, end }
}
